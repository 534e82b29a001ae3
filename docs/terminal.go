package docs

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// lineWidth is how many columns a paragraph may take in a terminal.
const lineWidth = 80

var (
	openingFence = regexp.MustCompile("^(`{3,})(?:.* title=\"([^\"]*)\")?")
	// inline finds code, which stays as it is, and links.
	inline = regexp.MustCompile("`[^`]*`|\\[([^\\]]*)\\]\\(([^)]*)\\)")
)

// Terminal renders the Markdown that the pages of codes use for a terminal: paragraphs and
// list items wrapped, code blocks indented below their titles. It passes headings through
// bold. Of links, it keeps the addresses of other sites.
func Terminal(markdown string, bold func(string) string) string {
	var out strings.Builder
	fence := ""
	for line := range strings.Lines(markdown) {
		line = strings.TrimSuffix(line, "\n")
		opening := openingFence.FindStringSubmatch(line)
		heading := strings.TrimLeft(line, "#")
		item, isItem := strings.CutPrefix(line, "* ")
		switch {
		case fence != "" && line == fence:
			fence = ""
			continue
		case fence != "" && line == "":
		case fence != "":
			line = "    " + line
		case opening != nil:
			fence, line = opening[1], "  "+opening[2]+":"
			if opening[2] == "" {
				continue
			}
		case heading != line:
			line = bold(strings.TrimSpace(heading))
		case isItem:
			line = wrapped(item, "  * ", "    ")
		default:
			line = wrapped(line, "", "")
		}
		out.WriteString(line + "\n")
	}
	return out.String()
}

// wrapped breaks a paragraph between words, but not in code. Its first line begins with
// first, the others with rest.
func wrapped(paragraph, first, rest string) string {
	const space = "\x00" // in code
	paragraph = inline.ReplaceAllStringFunc(paragraph, func(found string) string {
		link := inline.FindStringSubmatch(found)
		switch {
		case strings.HasPrefix(found, "`"):
			return strings.ReplaceAll(found, " ", space)
		case strings.Contains(link[2], "://"):
			return link[1] + " (" + link[2] + ")"
		}
		return link[1]
	})
	var lines []string
	line, isEmpty := first, true
	for _, word := range strings.Fields(paragraph) {
		switch {
		case isEmpty:
			line += word
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > lineWidth:
			lines = append(lines, line)
			line = rest + word
		default:
			line += " " + word
		}
		isEmpty = false
	}
	return strings.ReplaceAll(strings.Join(append(lines, line), "\n"), space, " ")
}
