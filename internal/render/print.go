package render

import (
	"fmt"
	"io/fs"
	"path"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/render/print"
	"github.com/docgen-cli/docgen/internal/site"
)

// Printing is what documents for printing need besides the pages.
type Printing struct {
	Code  code.Code
	Paper print.Paper
	Date  time.Time // on the cover if nobody knows when the pages changed; may be zero
	Files fs.FS     // the output, which has all pages
}

// Print returns the files of a document for printing.
func (r Renderer) Print(planned site.Print, how Printing) ([]output.File, error) {
	document := r.Assembler.Print(planned, how.Date)
	data, routes := r.Frame.Data, r.Assembler.Edition.Routes
	document.Icon, document.Generator = r.Frame.Favicon, data.Generator
	if logo := data.Navbar.Logo; logo != nil {
		document.Logo = print.Image{Source: logo.Src, Alt: logo.Alt, Width: logo.Width, Height: logo.Height}
	}
	hasDiagram := false
	for i, chapter := range planned.Chapters {
		if chapter.Page == nil {
			continue
		}
		text, err := fs.ReadFile(how.Files, chapter.Page.Route.Output)
		if err != nil {
			return nil, fmt.Errorf("read the page of %s: %w", chapter.Page.Text.Name, err)
		}
		document.Chapters[i].HTML = text
		hasDiagram = hasDiagram || len(chapter.Page.Text.Document.Diagrams) > 0
	}
	files := []output.File{r.inFolder(assemble.NewSheet("print", document.Sheet(how.Paper)))}
	document.Sheets = []string{routes.URL(files[0].Name)}
	if hasDiagram {
		script, err := bundle.PrintedDiagrams(bundle.Input{Theme: how.Code.Theme, Site: how.Code.Dir, Folder: assemble.Folder})
		if err != nil {
			return nil, err
		}
		file := r.inFolder(output.File{Name: script.Name, Content: script.Content})
		files = append(files, file)
		if r.Frame.Texts != "" { // module scripts run in the order of the document
			document.Scripts = append(document.Scripts, r.Frame.Texts)
		}
		document.Scripts = append(document.Scripts, routes.URL(file.Name))
	}
	text, err := document.HTML()
	if err != nil {
		return nil, fmt.Errorf("make the page %s for printing: %w", planned.Place.Path, err)
	}
	return append(files, output.File{Name: planned.Place.Output, Content: text}), nil
}

// inFolder returns a file in the folder of the locale, if that has an origin or a base URL of its own.
func (r Renderer) inFolder(file output.File) output.File {
	file.Name = path.Join(r.Assembler.Edition.Folder, file.Name)
	return file
}
