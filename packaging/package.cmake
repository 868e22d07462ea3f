# Two packages for Debian: `pfiff-cli`, which needs no windows, and `pfiff`, which needs that one too.
file(STRINGS changelog first_line LIMIT_COUNT 1)
if(NOT first_line MATCHES "^pfiff \\(${PROJECT_VERSION}\\) ")
  message(FATAL_ERROR "packaging/changelog does not begin with version ${PROJECT_VERSION}: ${first_line}")
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME pfiff)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee for card and board games at a real table")
set(CPACK_PACKAGE_CONTACT "The Pfiff authors <pfiff@pfiff.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
                                                WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL pfiff-cli ${desktop})
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

# Tables of the database are STRICT, which the symbols of the library cannot tell.
set(sqlite "libsqlite3-0 (>= 3.38)")
set(about
    "People play with real cards and tiles, someone enters what happened, and
Pfiff rules on it, keeps the score and remembers the match. Every entry gets
a verdict, with the rule it rests on and the reason, and can be corrected at
any time. It knows Hund, Heckin Hounds, Kleine Kläffer, Hundsgemein and
Hounded, and speaks English, German and Korean.")

set(CPACK_DEBIAN_PFIFF-CLI_PACKAGE_NAME pfiff-cli)
set(CPACK_DEBIAN_PFIFF-CLI_PACKAGE_DEPENDS ${sqlite})
set(CPACK_COMPONENT_PFIFF-CLI_DESCRIPTION "${about}
.
This package has the command line, which rules on records of matches, keeps
them in a database, and counts statistics.")

set(CPACK_DEBIAN_PFIFF_PACKAGE_NAME pfiff)
set(CPACK_DEBIAN_PFIFF_PACKAGE_DEPENDS "pfiff-cli (= ${PROJECT_VERSION}), ${sqlite}")
set(CPACK_DEBIAN_PFIFF_PACKAGE_RECOMMENDS "fonts-dejavu-core, fonts-nanum | fonts-noto-cjk")
set(CPACK_COMPONENT_PFIFF_DESCRIPTION "${about}
.
This package has the program with windows.")
include(CPack)
