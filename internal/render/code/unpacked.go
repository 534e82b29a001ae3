package code

import (
	"io/fs"
	"path"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

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
	if !hasFormula(s) {
		return nil, nil
	}
	names, err := fs.Glob(c.Theme, "prepared/math-*.woff2")
	files := make([]output.File, len(names))
	for i, name := range names {
		files[i] = output.File{Name: path.Join(assemble.Folder, path.Base(name)), Load: func() ([]byte, error) { return fs.ReadFile(c.Theme, name) }}
	}
	return files, err
}

func hasFormula(s site.Site) bool {
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			if len(text.Document.Formulas) > 0 {
				return true
			}
		}
	}
	return false
}
