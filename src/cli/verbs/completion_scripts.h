#pragma once

#include <string_view>

/// What each shell reads: it only asks the program, with the words of the call so far.
namespace cli {

inline constexpr std::string_view for_bash =
    R"sh(# What may follow pfiff-cli, for bash; written by: pfiff-cli completion bash
_pfiff_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} each
    local -a answer
    mapfile -t answer < <(pfiff-cli complete-call "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null </dev/null | cut -f 1)
    COMPREPLY=()
    [[ $word != = ]] || word=''
    case ${answer[0]-} in
        :records) mapfile -t COMPREPLY < <(compgen -d -- "$word"; compgen -f -X '!*.[pP][fF][iI][fF][fF]' -- "$word") ;;
        :files) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
        :folders) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
        *) for each in "${answer[@]}"; do COMPREPLY+=("$(printf %q "$each")"); done ;;
    esac
    [[ ${answer[0]-} != :* ]] || compopt -o filenames 2>/dev/null
    return 0
}
complete -F _pfiff_cli pfiff-cli
)sh";

inline constexpr std::string_view for_zsh = R"sh(#compdef pfiff-cli
# What may follow pfiff-cli, for zsh; written by: pfiff-cli completion zsh
_pfiff-cli() {
    local -a answer
    answer=("${(@f)$(pfiff-cli complete-call "${(@)words[2,CURRENT]}" 2>/dev/null </dev/null)}")
    [[ $answer[1] != :* ]] || compset -P '--*='
    case $answer[1] in
        :records) _files -g '*.[pP][fF][iI][fF][fF]' ;;
        :files) _files ;;
        :folders) _files -/ ;;
        *)
            answer=("${(@)${(@)answer//:/\\:}/$'\t'/:}")
            _describe pfiff-cli answer
            ;;
    esac
}
if [[ $funcstack[1] = _pfiff-cli ]]; then
    _pfiff-cli "$@"
else
    compdef _pfiff-cli pfiff-cli
fi
)sh";

inline constexpr std::string_view for_fish =
    R"sh(# What may follow pfiff-cli, for fish; written by: pfiff-cli completion fish
function __pfiff_cli
    set -l words (commandline -opc) (commandline -ct)
    set -l answer (pfiff-cli complete-call $words[2..] 2>/dev/null </dev/null)
    switch "$answer[1]"
        case :records
            __fish_complete_suffix .pfiff
        case :files
            __fish_complete_path (commandline -ct)
        case :folders
            __fish_complete_directories (commandline -ct)
        case '*'
            printf '%s\n' $answer
    end
end
complete -c pfiff-cli -f -a '(__pfiff_cli)'
)sh";

}  // namespace cli
