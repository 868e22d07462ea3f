#include "core/record.h"

#include <algorithm>

#include "core/header_reader.h"
#include "core/text/utf8.h"

namespace core {

namespace {

/// The text's lines, without their endings.
class Lines {
public:
    explicit Lines(std::string_view rest) : rest_(rest) {}

    std::optional<std::string_view> next() {
        if (rest_.empty()) {
            return std::nullopt;
        }
        const std::size_t end = rest_.find('\n');
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        while (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        ++number_;
        return line;
    }

    int number() const { return number_; }

private:
    std::string_view rest_;
    int number_ = 0;
};

int line_of(std::string_view bytes, std::size_t at) {
    return 1 + static_cast<int>(std::ranges::count(bytes.substr(0, at), '\n'));
}

}  // namespace

tl::expected<Record, Fault> read_record(std::string_view bytes, std::span<const GameInfo* const> games) {
    if (bytes.size() > most_record_bytes) {
        return tl::unexpected(
            Fault{line_of(bytes, most_record_bytes), {N_("the record is longer than 4 MiB"), {}}});
    }
    if (const auto read_anew = from_utf16(bytes)) {
        return read_record(*read_anew, games);
    }
    if (const auto bad = first_invalid(bytes)) {
        return tl::unexpected(Fault{line_of(bytes, *bad),
                                    {N_("the record is not UTF-8 here; save it anew with the encoding UTF-8, "
                                        "in the program that wrote it"),
                                     {}}});
    }
    if (bytes.starts_with("\xEF\xBB\xBF")) {
        bytes.remove_prefix(3);
    }
    Lines lines(bytes);
    HeaderReader reader(games);
    Record record;
    bool in_header = true;
    int last_header_line = 1;
    while (const auto line = lines.next()) {
        if (in_header) {
            const auto answer = reader.take(*line);
            if (!answer) {
                return tl::unexpected(Fault{lines.number(), answer.error()});
            }
            in_header = *answer == HeaderReader::Answer::taken;
            last_header_line = reader.took_header_line() ? lines.number() : last_header_line;
        }
        if (!in_header && !says_nothing(*line)) {
            record.facts.push_back(
                {static_cast<Seq>(record.facts.size()) + 1, lines.number(), std::string(*line)});
        }
    }
    if (const auto missing = reader.finish()) {
        return tl::unexpected(Fault{std::max(last_header_line, reader.next_line()), *missing});
    }
    record.header = std::move(reader.header());
    return record;
}

std::string write_header(const Header& header) {
    std::string text = "pfiff 1\ngame " + header.game + "\n";
    const auto line = [&](std::string_view word, const std::string& value) {
        text.append(word).append(" ").append(quoted(value)).append("\n");
    };
    for (const auto& [word, value] : {std::pair{"id", &header.id},
                                      {"date", &header.date},
                                      {"venue", &header.venue},
                                      {"title", &header.title}}) {
        if (*value) {
            line(word, **value);
        }
    }
    for (const std::string& player : header.players) {
        line("player", player);
    }
    for (const std::string& variant : header.variants) {
        line("variant", variant);
    }
    for (const auto& [name, value] : header.house) {
        line("house " + name, value);
    }
    line("level", header.level == Level::plays ? "plays" : "scores");
    return text + write_links(header);
}

std::string write_links(const Header& header) {
    std::string text;
    if (header.follows) {
        text += "follows " + *header.follows + "\n";
    }
    if (header.what_if) {
        text += "what-if " + header.what_if->source + " " + std::to_string(header.what_if->at) + "\n";
    }
    return text;
}

std::string write_record(const Record& record) {
    std::string text = write_header(record.header);
    for (const Fact& fact : record.facts) {
        text.append(fact.text).append("\n");
    }
    return text;
}

}  // namespace core
