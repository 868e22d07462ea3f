# How a desktop finds the program, and its records: menu entry, description with a picture, kind of file, icons.
set(share ${CMAKE_INSTALL_DATADIR})
install(FILES pfiff.desktop DESTINATION ${share}/applications COMPONENT pfiff)
install(FILES pfiff.metainfo.xml DESTINATION ${share}/metainfo COMPONENT pfiff)
install(FILES pfiff-mime.xml DESTINATION ${share}/mime/packages RENAME pfiff.xml COMPONENT pfiff)

# Each drawing as it is and, for desktops that draw none, in the usual sizes.
find_program(RSVG_CONVERT rsvg-convert)
function(install_icon drawing folder name)
  install(FILES ${drawing}.svg DESTINATION ${share}/icons/hicolor/scalable/${folder} RENAME ${name}.svg COMPONENT pfiff)
  if(NOT RSVG_CONVERT)
    return()
  endif()
  set(svg ${CMAKE_CURRENT_SOURCE_DIR}/${drawing}.svg)
  foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
    make_file(${drawing}-${size}.png FROM ${svg} BY ${RSVG_CONVERT} -w ${size} -h ${size} ${svg})
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${drawing}-${size}.png
            DESTINATION ${share}/icons/hicolor/${size}x${size}/${folder} RENAME ${name}.png COMPONENT pfiff)
  endforeach()
  set(made ${made} PARENT_SCOPE)
endfunction()
install_icon(pfiff apps pfiff)
install_icon(pfiff-record mimetypes application-vnd.pfiff.record)
