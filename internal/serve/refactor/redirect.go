package refactor

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// redirectField is the front matter field with the old URLs of a page.
const redirectField = "redirect_from"

// redirect adds an old URL of a page to the front matter of its file.
func (p Project) redirect(c *Change, page *site.Page, old string) {
	from := page.Text
	text := p.read(from.Name)
	lines := strings.Split(text, "\n")
	if lines[0] != "---" || len(from.RawFrontMatter()) == 0 {
		c.add(from.Name, diag.Edit{Line: 1, Column: 1, Text: "---\n" + redirectField + ": " + old + "\n---\n\n"})
		return
	}
	for i, line := range lines[1:] {
		number := i + 2
		if strings.TrimRight(line, " \t") == "---" {
			c.add(from.Name, diag.Edit{Line: number, Column: 1, Text: redirectField + ": " + old + "\n"})
			return
		}
		value, isField := strings.CutPrefix(line, redirectField+":")
		if !isField {
			continue
		}
		value = strings.TrimSpace(value)
		switch at := length(line) - length(value) + 1; {
		case value == "": // a list below
			next := lines[number]
			c.add(from.Name, diag.Edit{Line: number + 1, Column: 1, Text: next[:len(next)-len(strings.TrimLeft(next, " "))] + "- " + old + "\n"})
		case strings.HasPrefix(value, "["):
			c.add(from.Name, diag.Edit{Line: number, Column: at + 1, Text: old + ", "})
		default:
			c.add(from.Name, diag.Edit{Line: number, Column: at, Length: length(value), Text: "[" + value + ", " + old + "]"})
		}
		return
	}
}
