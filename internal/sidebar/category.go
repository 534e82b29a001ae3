package sidebar

import (
	"fmt"
	"math"
	"path"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Category is the content of a _category_ file, which describes its folder.
type Category struct {
	File   string // relative to the site folder
	Folder string // relative to the docs folder, with number prefixes; "" for the docs folder itself
	ItemSpec
	Position *float64
	HasLink  bool // whether the file sets the link, possibly to null
}

// categoryFile has the keys of a category file.
type categoryFile struct {
	Label    string   `yaml:"label"`
	Position *float64 `yaml:"position"`
	categoryKeys
}

// ParseCategory reads a _category_ file (YAML or JSON). name is its path relative to the site
// folder, file its path relative to the docs folder.
func ParseCategory(text []byte, name, file string) (Category, []diag.Diagnostic) {
	var written categoryFile
	positions, findings := strictyaml.Decode(text, &written, strictyaml.Options{File: name, Code: Code})
	report := func(text, hint, key string) {
		findings = append(findings, positions.Diagnostic(diag.Error, text, hint, key))
	}
	if written.Position != nil && (math.IsNaN(*written.Position) || math.IsInf(*written.Position, 0)) {
		report(fmt.Sprintf("position cannot be %v", *written.Position), "write a number", "position")
		written.Position = nil
	}
	if written.Label == "" && positions.Has("label") && len(findings) == 0 {
		report("label is empty", "add a label, or remove the key to use the folder's name", "label")
	}
	root := Place{positions: &positions}
	if written.Link.index != nil {
		written.Link.index.place = root.child("link")
	}
	category := Category{
		File: name, Folder: folderOf(file), Position: written.Position, HasLink: written.Link.given, ItemSpec: written.spec(written.Label),
	}
	category.Place, category.DocPlace = root.child("label"), root.child("link").child("id")
	if written.Key != "" || written.Label != "" {
		category.LabelPlace = root.labelPlace(category.ItemSpec)
	}
	return category, diag.Sort(findings)
}

// folderOf returns the folder of a file, or "" if it has none.
func folderOf(file string) string {
	if folder := path.Dir(file); folder != "." {
		return folder
	}
	return ""
}
