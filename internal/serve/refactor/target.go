package refactor

import (
	"iter"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// Target is a place that something leads to.
type Target struct {
	File string    // relative to the site folder
	At   diag.Edit // in characters, without a text; zero for the beginning of the file
}

// TargetAt returns where something that is no link leads: an inclusion, an import, a component, a value of front matter, or an id or a
// link in a sidebars file or in the config. text is nil for a file that is no text.
func (p Project) TargetAt(file string, text *site.Text, line, column int) (Target, bool) {
	if text == nil {
		for at, to := range p.settings(file) {
			if isIn(editOf(at), line, column) {
				return Target{File: to}, true
			}
		}
		return Target{}, false
	}
	if head := string(text.RawFrontMatter()); head != "" && line <= strings.Count(head, "\n")+1 {
		return p.fieldTarget(text, line, column)
	}
	for each := range p.shownIn(text) {
		if each.Place.File == "" && isIn(editAt(each.Place), line, column) {
			return Target{File: p.codeFile(each.Target)}, true
		}
	}
	return p.componentAt(text, line, column)
}

// shownIn iterates over the files that a text includes, shows or imports, and does not parse a text that has none.
func (p Project) shownIn(text *site.Text) iter.Seq[Reference] {
	if len(text.Document.Includes)+len(text.Document.Imports) == 0 {
		return func(func(Reference) bool) {}
	}
	return p.shown(text)
}

func editOf(at diag.Diagnostic) diag.Edit {
	return diag.Edit{Line: at.Line, Column: at.Column, Length: at.Length}
}

// component matches the start of a component.
var component = regexp.MustCompile(`</?([A-Z][A-Za-z0-9_]*)`)

// componentAt returns the file of the component at a place, if the text imports it.
func (p Project) componentAt(text *site.Text, line, column int) (Target, bool) {
	written := p.lineOf(text.Name, line)
	for _, at := range component.FindAllStringSubmatchIndex(written, -1) {
		if first, last := length(written[:at[0]])+1, length(written[:at[1]])+1; column < first || column > last {
			continue
		}
		for _, imported := range text.Document.Imports {
			if file := FileFrom(text.Name, imported.Path); imported.Default == written[at[2]:at[3]] && file != "" {
				return Target{File: p.codeFile(file)}, true
			}
		}
	}
	return Target{}, false
}

// codeFile returns the file of an import, which may leave out the extension.
func (p Project) codeFile(name string) string {
	for _, ending := range []string{"", ".tsx", ".ts", ".jsx", ".js", "/index.tsx", "/index.ts", "/index.jsx", "/index.js"} {
		if info, err := p.files().Stat(name + ending); err == nil && !info.IsDir() {
			return name + ending
		}
	}
	return name
}

// fieldTarget returns what a value in the front matter leads to: the definition of a tag, of an author or of a sidebar, a doc, or an
// image.
func (p Project) fieldTarget(text *site.Text, line, column int) (Target, bool) {
	page := p.byText[text]
	at := func(path ...any) bool { return isIn(editOf(text.ReportAt(diag.Error, "", "", path...)), line, column) }
	if page == nil || page.Set == nil && page.Blog == nil {
		return Target{}, false
	}
	tags, authors := p.definitions(page)
	for i, tag := range text.FrontMatter.Tags {
		if text.Sets("tags") && at(tagPath(text, i)...) {
			return p.keyIn(tags, tag.Label)
		}
	}
	for path, key := range authorsOf(text) {
		if at(path...) {
			return p.keyIn(authors, key)
		}
	}
	fields := text.FrontMatter
	for field, id := range map[string]string{"pagination_next": fields.PaginationNext.Value, "pagination_prev": fields.PaginationPrev.Value} {
		if text.Sets(field) && at(field) && page.Set != nil {
			return p.doc(page.Set, id)
		}
	}
	switch {
	case page.Set != nil && text.Sets("displayed_sidebar") && at("displayed_sidebar"):
		return p.keyIn(page.Set.Sidebars, fields.DisplayedSidebar.Value)
	case fields.Image != nil && text.Sets("image") && at("image"):
		return Target{File: FileFrom(text.Name, *fields.Image)}, true
	}
	return Target{}, false
}

// definitions returns the files that define the tags and the authors of a page.
func (p Project) definitions(page *site.Page) (tags, authors string) {
	if page.Set != nil {
		return path.Join(page.Set.Folder, string(page.Set.Options.Tags)), ""
	}
	folder := page.Blog.Folder
	return path.Join(folder, string(page.Blog.Options.Tags)), path.Join(folder, page.Blog.Options.AuthorsMapPath)
}

// authorsOf iterates over the keys of the authors that a post names, with their paths in the front matter.
func authorsOf(text *site.Text) iter.Seq2[[]any, string] {
	return func(yield func([]any, string) bool) {
		switch named := text.AllFields()["authors"].(type) {
		case string:
			yield([]any{"authors"}, named)
		case []any:
			for i, each := range named {
				if key, isKey := each.(string); isKey && !yield([]any{"authors", i}, key) {
					return
				}
			}
		}
	}
}

// keyIn returns the place of a key of a YAML file; false if the file lacks it.
func (p Project) keyIn(file, key string) (Target, bool) {
	positions := p.positions(file)
	if key == "" || !positions.Has(key) {
		return Target{}, false
	}
	return Target{file, editOf(positions.NameDiagnostic(diag.Error, "", "", key))}, true
}

func (p Project) doc(set *site.DocSet, id string) (Target, bool) {
	at := slices.IndexFunc(set.Docs, func(page *site.Page) bool { return page.Text.ID == id })
	if at < 0 {
		return Target{}, false
	}
	return Target{File: set.Docs[at].Text.Name}, true
}

// settings iterates over the values of a sidebars file or of the config that lead to pages, with the files of these.
func (p Project) settings(file string) iter.Seq2[diag.Diagnostic, string] {
	return func(yield func(diag.Diagnostic, string) bool) {
		edition := p.Site.Editions[0]
		var sets []*site.DocSet
		for _, set := range edition.Sets {
			if set.Sidebars == file || file == p.Input.ConfigFile {
				sets = append(sets, set)
			}
		}
		target := func(path []any, value string) string {
			if target, isDoc := p.docNamed(sets, path, value, file); isDoc {
				return target.File
			}
			if file == p.Input.ConfigFile && isLink(path) || path[len(path)-1] == "href" {
				return edition.Routes.FileOf(edition.Targets.Routes.Resolve(content.Doc{}, value).Route.Ref)
			}
			return ""
		}
		if len(sets) == 0 {
			return
		}
		p.eachValue(file, func(at diag.Diagnostic, path []any, value string) bool {
			to := target(path, value)
			return to == "" || yield(at, to)
		})
	}
}

// docNamed returns the doc whose id is at a path of a sidebars file or of the config.
func (p Project) docNamed(sets []*site.DocSet, path []any, value, file string) (Target, bool) {
	key, isKey := path[len(path)-1].(string)
	isID := key == "docId"
	if file != p.Input.ConfigFile {
		isID = !isKey || key == "id"
	}
	for _, set := range sets {
		if found, isDoc := p.doc(set, value); isDoc && isID {
			return found, true
		}
	}
	return Target{}, false
}

// Mentions iterates over the places in sidebars files and in the config that lead to the page of a file.
func (p Project) Mentions(file string) iter.Seq[Target] {
	return func(yield func(Target) bool) {
		files := []string{p.Input.ConfigFile}
		for _, set := range p.Site.Editions[0].Sets {
			if set.Sidebars != "" && !slices.Contains(files, set.Sidebars) {
				files = append(files, set.Sidebars)
			}
		}
		for _, each := range files {
			for at, to := range p.settings(each) {
				if to == file && !yield(Target{each, editOf(at)}) {
					return
				}
			}
		}
	}
}

// Tagged returns the places in front matter that give docs of the same version, or posts of the same blog, the tag at a place. It
// reports false if there is no tag.
func (p Project) Tagged(text *site.Text, line, column int) ([]Target, bool) {
	named, isTag := p.fieldAt(text, line, column)
	if !isTag || text.FrontMatter.ID != nil && named.Old == *text.FrontMatter.ID {
		return nil, false
	}
	var found []Target
	for other := range p.texts() {
		for i, tag := range other.FrontMatter.Tags {
			if tag.Label == named.Old && other.Set.Instance == text.Set.Instance && other.Set.Version == text.Set.Version && other.Sets("tags") {
				found = append(found, Target{other.Name, place(other.ReportAt(diag.Error, "", "", tagPath(other.Text, i)...), tag.Label)})
			}
		}
	}
	return found, true
}
