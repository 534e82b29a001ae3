// Package othertools knows the syntax of other tools, and what docgen has instead of it.
//
// forms.tsv lists all forms. Each line has where a form can be, the tool, a pattern for its start, and
// what authors should do. [Find] finds the form at the start of a text. The package does not know Markdown.
package othertools

import (
	_ "embed" // for forms
	"fmt"
	"regexp"
	"strings"
	"sync"
)

//go:embed forms.tsv
var forms string

// Place is where a form can be, such as at the start of a line.
type Place string

// The places of forms.
const (
	Line      Place = "line"      // at the start of a line of a paragraph
	Text      Place = "text"      // anywhere in a paragraph
	Container Place = "container" // after the colons
	Fence     Place = "fence"     // after the backticks of a code block
	Component Place = "component" // the name in a tag
	Package   Place = "package"   // the name in an import
)

// Form is what an author wrote.
type Form struct {
	Tool    string
	Written string
	Instead string // what to do instead; in a container, its name in docgen
}

// Text says what is wrong.
func (f Form) Text() string {
	return fmt.Sprintf("%q is %s syntax, which docgen does not know", f.Written, f.Tool)
}

type row struct {
	place         Place
	tool, instead string
	start         string // with which all that the pattern matches begins
	pattern       *regexp.Regexp
}

var rows = sync.OnceValue(func() []row {
	var list []row
	for line := range strings.Lines(forms) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		start, _ := regexp.MustCompile(cells[2]).LiteralPrefix()
		list = append(list, row{Place(cells[0]), cells[1], cells[3], start, regexp.MustCompile("^(?:" + cells[2] + ")")})
	}
	return list
})

// Find returns the form at the start of a text. Forms without a tool only close others.
func Find(place Place, text string) (Form, bool) {
	for _, row := range rows() {
		if row.place != place || !strings.HasPrefix(text, row.start) {
			continue
		}
		if match := row.pattern.FindStringSubmatchIndex(text); match != nil {
			return Form{row.tool, text[:match[1]], string(row.pattern.ExpandString(nil, row.instead, text, match))}, row.tool != ""
		}
	}
	return Form{}, false
}
