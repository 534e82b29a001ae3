package lint

import (
	"bytes"
	"fmt"
	"path"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

var mdBook = regexp.MustCompile(`^\{\{#(include|rustdoc_include|playground|playpen|title)\s+([^{}\n]*?)\s*\}\}`)

// directive reports an mdBook directive in text.
func (f *finder) directive(at int) {
	if !bytes.HasPrefix(f.source[at:], []byte("{{#")) {
		return
	}
	line := f.line(at)
	match := mdBook.FindSubmatchIndex(line)
	if match == nil {
		return
	}
	name, argument := string(line[match[2]:match[3]]), string(line[match[4]:match[5]])
	finding := bookFinding(string(line[:match[1]]))
	file, region := bookFile(argument)
	switch {
	case name == "title":
		finding.Hint = fmt.Sprintf("write \"title: %s\" in the front matter", argument)
	case path.Ext(file) == ".md" || path.Ext(file) == ".markdown":
		finding.Fix = fmt.Sprintf("::include{file=%q}", file+region)
		finding.Hint = fmt.Sprintf("write ::include{file=%q} on its own line", file+region) + marking(region)
	default:
		finding.Hint = fmt.Sprintf("use a code block with file=%q", file+region) + marking(region)
	}
	f.text.Report(at, at+match[1], finding)
}

// BookDirective returns a finding if a line of a code block is an mdBook directive, and
// reports false otherwise. fence is the opening fence of the block.
func BookDirective(line, fence string) (input.Finding, bool) {
	line = strings.TrimSpace(line)
	match := mdBook.FindStringSubmatch(line)
	if match == nil || match[0] != line || match[1] == "title" {
		return input.Finding{}, false
	}
	finding := bookFinding(line)
	file, region := bookFile(match[2])
	finding.Hint = fmt.Sprintf("leave the block empty and open it with %s file=%q", fence, file+region) + marking(region)
	return finding, true
}

func bookFinding(written string) input.Finding {
	return input.Finding{Code: input.IncludeCode, Text: fmt.Sprintf("%q is an mdBook directive, which docgen shows as plain text", written)}
}

// bookFile splits the argument of a directive into a file and a region. mdBook separates the
// two with a colon. It also uses a colon for line numbers, for which docgen suggests a region.
func bookFile(argument string) (file, region string) {
	words := strings.Fields(argument)
	if len(words) == 0 {
		return "", ""
	}
	file, part, _ := strings.Cut(words[0], ":")
	switch {
	case part == "":
		return file, ""
	case strings.Trim(part, "0123456789:") == "":
		return file, linesRegion
	}
	return file, "#" + part
}

// linesRegion is the suggested name for a region where mdBook uses line numbers.
const linesRegion = "#part"

// marking says how to turn lines into a region.
func marking(region string) string {
	if region != linesRegion {
		return ""
	}
	return `; in the file, put "docs:start part" and "docs:end part" around the lines`
}
