package refactor

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// ownID matches the id that an author has given to a heading, at the end of its line.
var ownID = regexp.MustCompile(`\s*\{(?:/\*\s*)?#[^}]*\}\s*$`)

// headingAt finds a heading by its line.
func (p Project) headingAt(text *site.Text, line, _ int) (Named, bool) {
	headings := text.Listed().Headings
	at := slices.IndexFunc(headings, func(each markdown.Heading) bool { return each.Place.Line == line && each.Place.File == "" })
	if at < 0 {
		return Named{}, false
	}
	written := strings.TrimRight(ownID.ReplaceAllString(p.written(text.Name, headings[at].Place), ""), " \t#")
	return Named{
		Old: written, At: diag.Edit{Line: line, Column: headings[at].Place.Column, Length: length(written)},
		kind: Project.renameHeading, heading: &headings[at],
	}, true
}

// renameHeading changes a heading, and its id in all links. If the last release has the id, the heading keeps it instead, so that
// links of other sites work.
func (p Project) renameHeading(ctx context.Context, n Named, name string) (Change, string) {
	c := newChange()
	edit := n.At
	edit.Text = name
	isOwn := ownID.MatchString(p.lineOf(n.Text.Name, n.At.Line))
	if !isOwn && p.isLocked(n.Text, n.heading.ID) {
		edit.Text += " {#" + n.heading.ID + "}"
	}
	c.add(n.Text.Name, edit)
	for old, now := range p.idsAfter(n.Text, edit) {
		p.moveAnchor(ctx, c, n.Text, old, now)
	}
	return c.sorted(), ""
}

// isLocked reports whether the last release has an anchor.
func (p Project) isLocked(text *site.Text, anchor string) bool {
	page := p.byText[text]
	kept, _, _ := check.ReadLock(p.files())
	if page == nil {
		return false
	}
	return slices.Contains(kept.Pages[check.LockedPath(p.Site, p.editions[text], page)], anchor)
}

// idsAfter returns the new ids of the headings of a text after an edit, by their old ones. Another number of headings changes none.
func (p Project) idsAfter(text *site.Text, edit diag.Edit) map[string]string {
	lines := strings.Split(p.read(text.Name), "\n")
	characters := []rune(lines[edit.Line-1])
	lines[edit.Line-1] = string(characters[:edit.Column-1]) + edit.Text + string(characters[edit.Column-1+edit.Length:])
	now := p.Input.Parse(p.editions[text], text, []byte(strings.Join(lines, "\n")))
	before, ids := text.Listed().Headings, map[string]string{}
	for i := range now.Headings {
		if len(now.Headings) == len(before) && before[i].ID != now.Headings[i].ID {
			ids[before[i].ID] = now.Headings[i].ID
		}
	}
	return ids
}

// moveAnchor changes the anchor in all links to it.
func (p Project) moveAnchor(ctx context.Context, c *Change, text *site.Text, old, now string) {
	for _, each := range p.To(ctx, Sought{text.Name, old}) {
		edit := p.placeOf(each.File, each)
		written := p.written(each.File, markdown.Place{Line: edit.Line, Column: edit.Column, Length: edit.Length})
		if plain, _, hasAnchor := strings.Cut(written, "#"); hasAnchor {
			edit.Column, edit.Length, edit.Text = edit.Column+length(plain)+1, edit.Length-length(plain)-1, now
			c.add(each.File, edit)
		}
	}
	p.eachScalar(c, p.Input.ConfigFile, func(at []any, value string) (string, bool) {
		target := p.Site.Editions[0].Targets.Routes.Resolve(content.Doc{}, value)
		if plain, anchor, _ := strings.Cut(value, "#"); isLink(at) && target.Kind == route.Page && anchor == old && p.pages[target.Route.Path] == p.byText[text] {
			return plain + "#" + now, true
		}
		return "", false
	})
}
