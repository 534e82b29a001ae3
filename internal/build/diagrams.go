package build

import (
	"docgen/internal/bundle"
	"docgen/internal/output"
)

// hasDiagrams reports whether a page has one for the browser to draw.
func (p *plan) hasDiagrams() bool {
	for page := range every(p.pages, p.texts) {
		if page.document.Mermaid {
			return true
		}
	}
	return false
}

// diagramFiles are the scripts that draw diagrams; none when no page has one.
func (p *plan) diagramFiles(options Options) ([]output.File, error) {
	if !p.hasDiagrams() {
		return nil, nil
	}
	scripts, err := bundle.Diagrams(bundle.Input{Theme: options.Theme, Folder: assetsFolder})
	if err != nil {
		return nil, err
	}
	files := make([]output.File, len(scripts))
	for i, script := range scripts {
		files[i] = output.File{Name: script.Name, Content: script.Content}
	}
	return files, nil
}
