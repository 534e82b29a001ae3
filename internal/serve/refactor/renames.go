package refactor

import (
	"context"
	"fmt"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/site"
)

// renameDoc gives a doc another id: its own part of it, without the folder. The doc keeps a redirect from its old URL.
func (p Project) renameDoc(_ context.Context, n Named, name string) (Change, string) {
	if strings.Contains(name, "/") {
		return Change{}, "an id has no slash: the folder of the file precedes it"
	}
	m := mover{p, newChange(), map[string]string{}, map[*site.Page]content.Doc{}}
	for _, page := range p.byText {
		if page.Set == nil || page.Text.ID != n.Text.ID || page.Text.Set.Instance != n.Text.Set.Instance || page.Text.Set.Version != n.Text.Set.Version {
			continue
		}
		frontMatter := page.Text.FrontMatter
		frontMatter.ID = &name
		m.describe(page, frontMatter)
	}
	m.replace(n.Text.ReportAt(diag.Error, "", "", "id"), name)
	m.finish()
	return m.sorted(), ""
}

// renameTag gives a tag another name in the docs of its version, and in the tags file.
func (p Project) renameTag(_ context.Context, n Named, name string) (Change, string) {
	c := newChange()
	for text := range p.texts() {
		if text.Set.Instance != n.Text.Set.Instance || text.Set.Version != n.Text.Set.Version || !text.Sets("tags") {
			continue
		}
		for i, tag := range text.FrontMatter.Tags {
			if tag.Label == n.Old {
				c.replace(text.ReportAt(diag.Error, "", "", tagPath(text.Text, i)...), name)
			}
		}
	}
	if page := p.byText[n.Text]; page != nil && page.Set != nil {
		p.renameKey(c, path.Join(page.Set.Folder, string(page.Set.Options.Tags)), name, n.Old)
	}
	return c.sorted(), ""
}

// renameKey changes a key of a YAML file, if it has the key.
func (p Project) renameKey(c *Change, file, name string, at ...any) {
	positions := p.positions(file)
	if positions.Has(at...) {
		c.replace(positions.NameDiagnostic(diag.Error, "", "", at...), name)
	}
}

// renameTerm gives a term of the glossary another name, there and where docs name it.
func (p Project) renameTerm(ctx context.Context, n Named, name string) (Change, string) {
	c, id := newChange(), directive.TermID(name)
	glossaries := map[string]bool{n.Text.Name: bodyMayName(n.Text)}
	for each := range p.References(n.Text) {
		if each.Anchor == n.id {
			glossaries[each.Target] = true
		}
	}
	for text := range p.texts() {
		if !glossaries[text.Name] {
			continue
		}
		for _, known := range text.Whole().IDs {
			if known.Name == n.id && known.Place.File == "" {
				edit := editAt(known.Place)
				edit.Text = name
				c.add(text.Name, edit)
			}
		}
		p.renameTermLinks(ctx, c, Sought{text.Name, n.id}, name, id)
	}
	return c.sorted(), ""
}

func (p Project) renameTermLinks(ctx context.Context, c *Change, to Sought, name, id string) {
	for _, each := range p.To(ctx, to) {
		edit := editAt(each.Place)
		edit.Text = name
		if plain, _, isLink := strings.Cut(p.written(each.File, each.Place), "#"); isLink {
			edit.Text = plain + "#" + id
		}
		c.add(each.File, edit)
	}
}

// renameVariable gives a variable another name: that of the site everywhere, and that of a doc in the doc.
func (p Project) renameVariable(_ context.Context, n Named, name string) (Change, string) {
	if !validVariable.MatchString(name) {
		return Change{}, fmt.Sprintf("%q is not a valid name of a variable: it consists of letters, digits, '_', '.' and '-'", name)
	}
	c := newChange()
	if owns(n.Text, n.Old) {
		p.renameUses(c, n.Text, n.Old, name)
		c.replace(n.Text.ReportNameAt("variables", n.Old), name)
		return c.sorted(), ""
	}
	p.renameKey(c, p.Input.ConfigFile, name, "markdown", "variables", n.Old)
	for text := range p.texts() {
		if !owns(text.Text, n.Old) && strings.Contains(p.read(text.Name), n.Old) {
			p.renameUses(c, text.Text, n.Old, name)
		}
	}
	return c.sorted(), ""
}

func (p Project) renameUses(c *Change, text *site.Text, old, name string) {
	for _, use := range text.Whole().Uses {
		if edit := inBraces(use); use.Kind == markdown.VariableUse && use.Name == old && strings.HasPrefix(p.written(text.Name, use.Place), "{{") {
			edit.Text = "{{" + name + "}}"
			edit.Column, edit.Length = use.Place.Column, use.Place.Length
			file := use.Place.File
			if file == "" {
				file = text.Name
			}
			c.add(file, edit)
		}
	}
}

// inBraces returns the place of the name of a variable, which braces enclose.
func inBraces(use markdown.Use) diag.Edit {
	return diag.Edit{Line: use.Place.Line, Column: use.Place.Column + 2, Length: use.Place.Length - 4}
}

// owns reports whether the front matter of a text defines a variable.
func owns(text *site.Text, name string) bool {
	own, _ := text.AllFields()["variables"].(map[string]any)
	_, isOwn := own[name]
	return isOwn
}
