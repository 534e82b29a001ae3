package refactor

import (
	"cmp"
	"iter"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
)

// Project is a checked site whose files may change.
type Project struct {
	build.Checked
	pages    map[string]*site.Page        // that have a text, by path
	byText   map[*site.Text]*site.Page    // pages without those of drafts
	editions map[*site.Text]*site.Edition // of all texts
	sources  func() sources               // of all files; found when first asked for
}

// Of returns the project of a checked site.
func Of(checked build.Checked) Project {
	p := Project{Checked: checked, pages: map[string]*site.Page{}, byText: map[*site.Text]*site.Page{}, editions: map[*site.Text]*site.Edition{}}
	for _, edition := range checked.Site.Editions {
		for text := range edition.Texts() {
			p.editions[text] = edition
		}
		for _, draft := range edition.Drafts {
			p.editions[draft.Text] = edition
		}
		for _, page := range edition.Pages {
			if page.Text != nil && page.Route.Path != "" {
				p.pages[page.Route.Path], p.byText[page.Text] = page, page
			}
		}
	}
	p.sources = sync.OnceValue(p.index)
	return p
}

// PageOf returns the page that shows a text; nil if there is none.
func (p Project) PageOf(text *site.Text) *site.Page { return p.byText[text] }

// placed is a text in its locale.
type placed struct {
	*site.Text
	edition *site.Edition
}

// texts iterates over all texts of all locales, with drafts. Each text comes once: not in locales that repeat it.
func (p Project) texts() iter.Seq[placed] {
	return func(yield func(placed) bool) {
		for _, edition := range p.Site.Editions {
			for text := range edition.Texts() {
				if text.IsTranslated() && !yield(placed{text, edition}) {
					return
				}
			}
			for _, draft := range edition.Drafts {
				if !yield(placed{draft.Text, edition}) {
					return
				}
			}
		}
	}
}

func (p Project) files() source.Files { return p.Input.Engine.Files() }

// read returns the text of a file, which is "" if there is none. Its lines end with \n.
func (p Project) read(name string) string {
	text, err := p.files().ReadFile(name)
	if err != nil {
		return ""
	}
	return string(content.Normal(text))
}

// positions returns the places of the values of a YAML or JSON file.
func (p Project) positions(file string) strictyaml.Positions {
	var ignored any
	positions, _ := strictyaml.Decode([]byte(p.read(file)), &ignored, strictyaml.Options{File: file})
	return positions
}

// Change is what becomes of files. All names are relative to the site folder.
type Change struct {
	Edits   map[string][]diag.Edit // by the name of the file before it moves
	Creates map[string]string      // texts of new files, by their names
	Moves   map[string]string      // new names of the files and folders that must follow, by their old names
}

// add adds an edit of a file, unless it is there. A text of several locales has its edits once.
func (c *Change) add(file string, edit diag.Edit) {
	if !slices.Contains(c.Edits[file], edit) {
		c.Edits[file] = append(c.Edits[file], edit)
	}
}

// replace adds an edit that replaces a value of YAML at the place of a finding.
func (c *Change) replace(at diag.Diagnostic, value string) {
	edit := diag.Edit{Line: at.Line, Column: at.Column, Length: at.Length, Text: value}
	written, first := []rune(at.Source), at.Column-1-at.Skipped
	switch {
	case first >= 0 && first < len(written) && strings.ContainsRune(`"'`, written[first]) && at.Length >= 2:
		edit.Column, edit.Length = edit.Column+1, edit.Length-2
	case !plain.MatchString(value):
		edit.Text = plainjson.Quote(value)
	}
	c.add(at.File, edit)
}

// plain matches values that YAML reads as they are, in lists with brackets, too.
var plain = regexp.MustCompile(`^[\pL\pN_/.][\pL\pN_/.#?=+-]*( [\pL\pN_/.+-]+)*$`)

// sorted returns the change with the edits of each file in order.
func (c *Change) sorted() Change {
	for _, edits := range c.Edits {
		slices.SortStableFunc(edits, func(a, b diag.Edit) int { return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column)) })
	}
	maps.DeleteFunc(c.Edits, func(_ string, edits []diag.Edit) bool { return len(edits) == 0 })
	return *c
}

func newChange() *Change { return &Change{Edits: map[string][]diag.Edit{}, Moves: map[string]string{}} }

// isIn reports whether a line and a column are in a place, or at its end.
func isIn(at diag.Edit, line, column int) bool {
	return at.Line == line && at.Column <= column && column <= at.Column+at.Length
}

// length returns the number of characters of a text.
func length(text string) int { return utf8.RuneCountInString(text) }
