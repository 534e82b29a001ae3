// Package starter contains the site that docgen init writes.
//
// [Write] copies the embedded folder site, which builds without problems. The package
// does not know what the files mean.
package starter

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/release/product"
)

//go:embed all:site
var site embed.FS

// Settings are the answers of the site's owner.
type Settings struct {
	Title string
	Color string      // "" for docgen's
	More  []disk.File // files besides those of the site, such as [VSCode]
}

// VSCode returns the file by which VS Code suggests docgen's extension to everybody who opens the site.
func VSCode() disk.File {
	text := fmt.Sprintf("{\n  \"recommendations\": [%q]\n}\n", product.Extension)
	return disk.File{Name: ".vscode/extensions.json", Text: []byte(text)}
}

// Write writes the starter site to dir, which it creates if necessary, and returns the
// files: slash-separated, relative to dir, in order. It writes all files or none. If some
// of them exist, the error is a [disk.ExistError].
func Write(dir string, settings Settings) ([]string, error) {
	files, err := list()
	if err != nil {
		return nil, fmt.Errorf("list the starter site: %w", err)
	}
	for i, file := range files {
		if file.Name == "docgen.yaml" {
			files[i].Text = settings.apply(file.Text)
		}
	}
	files = append(files, settings.More...)
	if err := disk.Base(dir).CreateAll(files); err != nil {
		return nil, err
	}
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = file.Name
	}
	slices.Sort(names)
	return names, nil
}

// usualTitle is the title in the embedded docgen.yaml.
const usualTitle = "My docs"

// apply changes the text of docgen.yaml.
func (s Settings) apply(text []byte) []byte {
	changes := []string{}
	if s.Title != usualTitle {
		changes = append(changes, "title: "+usualTitle, "title: "+quoted(s.Title), usualTitle+", built with docgen", quoted(s.Title+", built with docgen"))
	}
	if s.Color != "" {
		changes = append(changes, "# brand: '#7c3aed'", "brand: "+quoted(s.Color))
	}
	return []byte(strings.NewReplacer(changes...).Replace(string(text)))
}

// quoted writes a text as a YAML string.
func quoted(text string) string { return "'" + strings.ReplaceAll(text, "'", "''") + "'" }

// list returns the files of the starter site, sorted.
func list() ([]disk.File, error) {
	var files []disk.File
	err := fs.WalkDir(site, "site", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := site.ReadFile(name)
		files = append(files, disk.File{Name: strings.TrimPrefix(name, "site/"), Text: text})
		return err
	})
	return files, err
}
