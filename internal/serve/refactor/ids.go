package refactor

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// renameIDs changes the ids of docs in sidebars, and in the front matter of other docs.
func (m mover) renameIDs() {
	ids := map[content.SetID]map[string]string{}
	for page, doc := range m.after {
		if ids[page.Set.ID] == nil {
			ids[page.Set.ID] = map[string]string{}
		}
		ids[page.Set.ID][page.Text.ID] = doc.ID
	}
	for _, edition := range m.Site.Editions {
		for _, set := range edition.Sets {
			m.renameIn(set, ids[set.ID])
			for _, page := range set.Docs {
				m.renamePagination(page.Text, ids[set.ID])
			}
		}
	}
}

// renameIn changes the sidebars file of a set.
func (m mover) renameIn(set *site.DocSet, ids map[string]string) {
	if set.Sidebars == "" || set.Git != nil {
		return
	}
	m.eachScalar(m.Change, set.Sidebars, func(path []any, value string) (string, bool) {
		key, isKey := path[len(path)-1].(string)
		if key == "dirName" {
			return m.dirName(set, value)
		}
		now, isRenamed := ids[value]
		return now, isRenamed && (!isKey || key == "id")
	})
}

// dirName returns the new path of a folder of the docs.
func (m mover) dirName(set *site.DocSet, value string) (string, bool) {
	old := path.Join(set.Folder, value)
	now, isIn := strings.CutPrefix(m.now(old), set.Folder+"/")
	return now, isIn && m.now(old) != old
}

// renamePagination changes the ids of the docs before and after a doc.
func (m mover) renamePagination(text *site.Text, ids map[string]string) {
	for field, value := range map[string]string{"pagination_next": text.FrontMatter.PaginationNext.Value, "pagination_prev": text.FrontMatter.PaginationPrev.Value} {
		if now, isRenamed := ids[value]; isRenamed && text.Sets(field) {
			m.replace(text.ReportAt(diag.Error, "", "", field), now)
		}
	}
}

// moveInConfig changes the ids and the links of moved docs in the config.
func (m mover) moveInConfig() {
	m.eachScalar(m.Change, m.Input.ConfigFile, func(path []any, value string) (string, bool) {
		switch {
		case path[len(path)-1] == "docId":
			return m.movedID(value)
		case isLink(path):
			return m.movedTarget(value)
		}
		return "", false
	})
}

// linkOptions are the options of the config whose values lead to pages: themselves, the items of lists, or the values of mappings.
var linkOptions = []any{"to", "href", "glossary", "mcp", "popular", "types"}

// isLink reports whether the config has a link at a path.
func isLink(path []any) bool {
	return slices.ContainsFunc(path[max(0, len(path)-2):], func(step any) bool { return slices.Contains(linkOptions, step) })
}

// movedID returns the new id of a doc.
func (m mover) movedID(id string) (string, bool) {
	for page, doc := range m.after {
		if page.Text.ID == id {
			return doc.ID, true
		}
	}
	return "", false
}

// movedTarget returns a link of the config to a moved doc. It becomes the path of its file.
func (m mover) movedTarget(written string) (string, bool) {
	edition := m.Site.Editions[0]
	target := edition.Targets.Routes.Resolve(content.Doc{}, written)
	if target.Kind != route.Page {
		return "", false
	}
	plain := withoutSuffix(written)
	file := edition.Routes.FileOf(target.Route.Ref)
	_, hasOtherURL := m.after[m.pages[target.Route.Path]]
	if file == "" || m.now(file) == file && (!hasOtherURL || isFile(plain)) {
		return "", false
	}
	now := m.now(file)
	for _, set := range edition.Sets {
		if below, isIn := strings.CutPrefix(now, set.Folder+"/"); isIn {
			return "/" + below + written[len(plain):], true
		}
	}
	return "/" + now + written[len(plain):], true
}

// eachScalar changes the values of a YAML or JSON file for which changed returns another one.
func (p Project) eachScalar(c *Change, file string, changed func(path []any, value string) (string, bool)) {
	p.eachValue(file, func(at diag.Diagnostic, path []any, value string) bool {
		if now, isChanged := changed(path, value); isChanged {
			c.replace(at, now)
		}
		return true
	})
}

// eachValue calls visit with the values of a YAML or JSON file until it returns false. at is the place of a value.
func (p Project) eachValue(file string, visit func(at diag.Diagnostic, path []any, value string) bool) {
	if extension := path.Ext(file); extension != ".yaml" && extension != ".yml" && extension != ".json" {
		return // code
	}
	positions := p.positions(file)
	for path, value := range positions.Scalars() {
		if len(path) > 0 && !visit(positions.Diagnostic(diag.Error, "", "", path...), path, value) {
			return
		}
	}
}
