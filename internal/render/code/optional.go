package code

import (
	"io/fs"
	"path"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/blogview"
	"github.com/docgen-cli/docgen/internal/site"
)

// Sheets returns the style sheets that all pages link besides that of the theme. Only sites with a blog, with
// feedback or comments, or with directives have any.
func Sheets(s site.Site, a assemble.Assembler) []output.File {
	var files []output.File
	if len(a.Edition.Blogs) > 0 {
		files = append(files, blogSheet())
	}
	if theme := s.Config.ThemeConfig; theme.Feedback != nil || theme.Giscus != nil {
		files = append(files, feedbackSheet())
	}
	if a.Everywhere != 0 {
		files = append(files, assemble.ElementSheet(a.Everywhere))
	}
	return files
}

var blogSheet = sync.OnceValue(func() output.File { return assemble.NewSheet("blog", blogview.Sheet) })

// feedbackSheet keeps the name that earlier releases gave its file.
var feedbackSheet = sync.OnceValue(func() output.File { return assemble.NewSheet("opinion", assemble.FeedbackSheet) })

// PageSheets returns the style sheets that only some pages link.
func PageSheets(s site.Site, shared markdown.Sheets) []output.File {
	used := map[markdown.Sheets]bool{0: true}
	var files []output.File
	for _, edition := range s.Editions {
		for _, page := range edition.Pages {
			if needed := assemble.PageSheets(edition, page) &^ shared; !used[needed] {
				used[needed], files = true, append(files, assemble.ElementSheet(needed))
			}
		}
	}
	return files
}

// Names returns the names of files, without a separator.
func Names(files []output.File) string {
	var all strings.Builder
	for _, file := range files {
		all.WriteString(file.Name)
	}
	return all.String()
}

// Diagrams returns the scripts that draw diagrams, or nothing if no page has one. It unpacks them once per engine.
func (c Code) Diagrams(s site.Site, engine *incremental.Engine) ([]output.File, error) {
	hasDiagram := false
	for page := range s.Pages() {
		hasDiagram = hasDiagram || page.Text != nil && len(page.Text.Document.Diagrams) > 0
	}
	if !hasDiagram {
		return nil, nil
	}
	scripts, _, err := incremental.Get(engine, incremental.Rule[[]bundle.File]{Name: "diagram scripts"}, "theme", fingerprint.Hash{},
		func(*incremental.Inputs) ([]bundle.File, error) {
			return bundle.Diagrams(bundle.Input{Theme: c.Theme, Folder: assemble.Folder})
		})
	files := make([]output.File, len(scripts))
	for i, script := range scripts {
		files[i] = output.File{Name: script.Name, Content: script.Content}
	}
	return files, err
}

// Fonts returns the fonts of formulas, or nothing if no text has one.
func (c Code) Fonts(s site.Site) ([]output.File, error) {
	hasFormula := false
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			hasFormula = hasFormula || len(text.Document.Formulas) > 0
		}
	}
	if !hasFormula {
		return nil, nil
	}
	names, err := fs.Glob(c.Theme, "prepared/math-*.woff2")
	files := make([]output.File, len(names))
	for i, name := range names {
		files[i] = output.File{Name: path.Join(assemble.Folder, path.Base(name)), Load: func() ([]byte, error) { return fs.ReadFile(c.Theme, name) }}
	}
	return files, err
}
