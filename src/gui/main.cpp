#include <wx/app.h>

#include "gui/shell/program.h"

wxIMPLEMENT_APP(gui::Program);
