package refactor

import (
	"cmp"
	"context"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// Named is something in a text that has a name.
type Named struct {
	Old  string     // its name
	At   diag.Edit  // the place of the name, in characters; without a text
	Text *site.Text // that contains it
	kind func(p Project, ctx context.Context, n Named, name string) (change Change, problem string)

	heading *markdown.Heading // nil for something else
	id      string            // of a term
}

// NamedAt returns what has a name at a place of a text; false if there is nothing that can get another name.
func (p Project) NamedAt(text *site.Text, line, column int) (Named, bool) {
	for _, find := range []func(text *site.Text, line, column int) (Named, bool){p.headingAt, p.fieldAt, p.termAt, p.variableAt} {
		found, isThere := find(text, line, column)
		if isThere && isIn(found.At, line, column) {
			found.Text = text
			return found, true
		}
	}
	return Named{}, false
}

// Rename returns what must change so that something has another name everywhere. The problem is "" if it can have that name.
func (p Project) Rename(ctx context.Context, n Named, name string) (change Change, problem string) {
	if strings.TrimSpace(name) == "" || strings.ContainsAny(name, "\r\n") {
		return Change{}, "a name is one line that is not empty"
	}
	return n.kind(p, ctx, n, strings.TrimSpace(name))
}

// place returns the place of the value in a finding, within its quotes, and the value.
func place(at diag.Diagnostic, value string) diag.Edit {
	edit := diag.Edit{Line: at.Line, Column: at.Column, Length: at.Length}
	if at.Length == length(value)+2 {
		edit.Column, edit.Length = edit.Column+1, edit.Length-2
	}
	return edit
}

// fieldAt finds the id or a tag in the front matter.
func (p Project) fieldAt(text *site.Text, line, column int) (Named, bool) {
	if id := text.FrontMatter.ID; id != nil && text.Sets("id") {
		if at := text.ReportAt(diag.Error, "", "", "id"); at.Line == line {
			return Named{Old: *id, At: place(at, *id), kind: Project.renameDoc}, true
		}
	}
	if !text.Sets("tags") {
		return Named{}, false
	}
	for i, tag := range text.FrontMatter.Tags {
		at := place(text.ReportAt(diag.Error, "", "", tagPath(text, i)...), tag.Label)
		if isIn(at, line, column) {
			return Named{Old: tag.Label, At: at, kind: Project.renameTag}, true
		}
	}
	return Named{}, false
}

// tagPath returns the path in the front matter to the name of a tag.
func tagPath(text *site.Text, i int) []any {
	if text.FrontMatter.Tags[i].Permalink != "" {
		return []any{"tags", i, "label"}
	}
	return []any{"tags", i}
}

// termAt finds a link to a term of the glossary, or a term there.
func (p Project) termAt(text *site.Text, line, column int) (Named, bool) {
	isHere := func(at markdown.Place) bool { return at.File == "" && isIn(editAt(at), line, column) }
	for each := range p.References(text) {
		if !isHere(each.Place) || !strings.HasPrefix(each.Anchor, termPrefix) {
			continue
		}
		if written := p.written(each.File, each.Place); !strings.Contains(written, "#") {
			return Named{Old: written, At: editAt(each.Place), kind: Project.renameTerm, id: each.Anchor}, true
		}
	}
	if !bodyMayName(text) {
		return Named{}, false
	}
	for _, id := range text.Whole().IDs {
		if strings.HasPrefix(id.Name, termPrefix) && isHere(id.Place) {
			return Named{Old: p.written(text.Name, id.Place), At: editAt(id.Place), kind: Project.renameTerm, id: id.Name}, true
		}
	}
	return Named{}, false
}

// termPrefix begins the ids of terms.
const termPrefix = "term-"

// bodyMayName reports whether a text has terms of a glossary.
func bodyMayName(text *site.Text) bool {
	for _, anchor := range text.Document.Anchors {
		if strings.HasPrefix(anchor, termPrefix) {
			return true
		}
	}
	return false
}

// variableAt finds a variable.
func (p Project) variableAt(text *site.Text, line, column int) (Named, bool) {
	if !strings.Contains(p.lineOf(text.Name, line), "{{") {
		return Named{}, false
	}
	for _, use := range text.Whole().Uses {
		at := use.Place
		if use.Kind == markdown.VariableUse && at.File == "" && isIn(editAt(at), line, column) {
			return Named{Old: use.Name, At: inBraces(use), kind: Project.renameVariable}, true
		}
	}
	return Named{}, false
}

// written returns the text at a place of a file.
func (p Project) written(file string, at markdown.Place) string {
	characters := []rune(p.lineOf(cmp.Or(at.File, file), at.Line))
	return string(characters[min(at.Column-1, len(characters)):min(at.Column-1+at.Length, len(characters))])
}

// at returns the text that a finding is about.
func (p Project) at(finding diag.Diagnostic) string {
	return p.written(finding.File, markdown.Place{Line: finding.Line, Column: finding.Column, Length: finding.Length})
}

// lineOf returns a line of a file; the first one is 1.
func (p Project) lineOf(file string, number int) string {
	lines := strings.Split(p.read(file), "\n")
	if number < 1 || number > len(lines) {
		return ""
	}
	return lines[number-1]
}

func editAt(at markdown.Place) diag.Edit {
	return diag.Edit{Line: at.Line, Column: at.Column, Length: at.Length}
}

// validVariable matches the names that variables may have.
var validVariable = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_.-]{0,99}$`)
