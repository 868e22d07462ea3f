#include <wx/app.h>

#include "gui/program.h"

wxIMPLEMENT_APP(gui::Program);
