// Package adopt describes a folder of Markdown that has no docgen.yaml.
//
// [Read] looks at the names in the folder and returns a [Folder], whose Config is the text of
// the docgen.yaml that shows its files as they are. The preview reads that text in place of the
// missing file, and docgen init writes it, so both give the same pages. The package does not
// know how a site is built, and writes nothing.
package adopt

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// ErrNoMarkdown means that a folder contains no Markdown files.
var ErrNoMarkdown = errors.New("there are no Markdown files")

// ErrTooLarge means that a folder has so many files that it is probably not one of docs, but a
// home folder or a disk.
var ErrTooLarge = errors.New("there are more than 300,000 files")

const maxEntries = 300_000

// Folder is a folder of Markdown.
type Folder struct {
	Title     string   // heading of its README, or else its name
	Color     string   // of the brand; "" for docgen's
	First     string   // path of the page that is shown first if there is no README; "" otherwise
	Exclude   []string // patterns of files and folders that are not docs
	HasSource bool     // whether there is a folder src, which belongs to another program
	HasStatic bool     // whether there is a folder static, which belongs to another program
}

// Read describes the folder at a path.
func Read(dir string) (Folder, error) {
	full, err := filepath.Abs(dir)
	if err != nil {
		return Folder{}, fmt.Errorf("find the folder: %w", err)
	}
	files := source.Files{source.Site(dir, ".")}
	for above, name := full, ".."; above != filepath.Dir(above); above, name = filepath.Dir(above), path.Join("..", name) {
		files = append(files, source.Site(dir, name))
	}
	return read(files, filepath.ToSlash(full))
}

// read describes a folder. files are its own files and those of the folders above; dir is its
// absolute path with slashes.
func read(files source.Files, dir string) (Folder, error) {
	root, _, found := files.Find(".")
	if !found {
		return Folder{}, ErrNoMarkdown
	}
	walk := walker{files: root}
	if err := walk.enter(".", ignoredAbove(files, dir)); err != nil {
		return Folder{}, err
	}
	if walk.first == "" && walk.firstBelow == "" {
		return Folder{}, ErrNoMarkdown
	}
	folder := Folder{Title: path.Base(dir), Exclude: walk.exclude}
	for _, each := range []struct {
		name string
		has  *bool
	}{{"src", &folder.HasSource}, {"static", &folder.HasStatic}} {
		info, err := root.Stat(each.name)
		*each.has = err == nil && info.IsDir()
	}
	if walk.home == "" {
		folder.First = addressOf(root, cmp.Or(walk.first, walk.firstBelow))
	} else if text, err := root.ReadFile(walk.home); err == nil {
		folder.Title = titleOf(string(text), folder.Title)
	}
	return folder, nil
}

// walker visits the folders that may contain docs.
type walker struct {
	files   source.FS
	entries int
	exclude []string
	home    string // the index or README of the whole folder; "" for none

	first, firstBelow string // the first doc in the folder itself, and in the folders below; "" for none
}

func (w *walker) enter(folder string, rules ignoreRules) error {
	entries, err := w.files.ReadDir(folder)
	if err != nil {
		return nil // reading the docs reports it
	}
	w.entries += len(entries)
	if w.entries > maxEntries {
		return ErrTooLarge
	}
	rules = rules.with(w.files, folder)
	var readme, index string
	for _, entry := range entries {
		file := path.Join(folder, entry.Name())
		isFolder := entry.IsDir()
		if entry.Type()&fs.ModeSymlink != 0 && !w.canFollow(file, &isFolder) {
			w.exclude = append(w.exclude, pattern(file, isFolder))
			continue
		}
		switch isMarkdown := slices.Contains([]string{".md", ".mdx"}, path.Ext(file)); {
		case strings.HasPrefix(entry.Name(), "."), entry.Name() == "node_modules", file == "dist": // always excluded
		case !isFolder && !isMarkdown:
		case rules.ignores(file, isFolder), isFolder && w.isApart(file):
			w.exclude = append(w.exclude, pattern(file, isFolder))
		case isFolder && entry.IsDir():
			if err := w.enter(file, rules); err != nil {
				return err
			}
		case isFolder: // behind a symbolic link; its docs are found when the site is read
		default:
			w.see(file)
			switch name := strings.ToLower(strings.TrimSuffix(entry.Name(), path.Ext(file))); name {
			case "readme":
				readme = file
			case "index":
				index = file
			}
		}
	}
	if readme != "" && index != "" { // both would have the URL of the folder
		w.exclude = append(w.exclude, pattern(readme, false))
		readme = ""
	}
	if folder == "." {
		w.home = index + readme
	}
	return nil
}

// see records a Markdown file.
func (w *walker) see(file string) {
	switch isPartial := strings.Contains("/"+file, "/_"); {
	case isPartial:
	case path.Dir(file) == "." && w.first == "":
		w.first = file
	case w.firstBelow == "":
		w.firstBelow = file
	}
}

// addressOf returns the path of a doc's page.
func addressOf(files source.FS, name string) string {
	file, _, _ := content.Read(files, name)
	frontMatter, _, _ := content.ReadFrontMatter(file)
	doc, _ := content.Describe(file, content.Parsed{FrontMatter: frontMatter})
	return doc.Slug
}

// canFollow reports whether a symbolic link leads to a file or folder of the site.
func (w *walker) canFollow(link string, isFolder *bool) bool {
	if _, err := w.files.Real(link); err != nil {
		return false
	}
	info, err := w.files.Stat(link)
	*isFolder = err == nil && info.IsDir()
	return err == nil
}

// isApart reports whether a folder contains the output of a tool, the code of others, or a site
// of its own.
func (w *walker) isApart(folder string) bool {
	switch path.Base(folder) {
	case "dist", "vendor", "target", "testdata", "bower_components", "__pycache__", "venv":
		return true
	case "build", "out", "public", "coverage", "site":
		for _, mark := range []string{"index.html", "sitemap.xml"} {
			if _, err := w.files.Stat(path.Join(folder, mark)); err == nil {
				return true
			}
		}
	}
	_, err := w.files.Stat(path.Join(folder, "docgen.yaml"))
	return err == nil
}

// pattern returns the pattern that matches a file, or all files of a folder.
func pattern(name string, isFolder bool) string {
	name = strings.NewReplacer("*", "?", "[", "?", "]", "?", "{", "?", "}", "?", `\`, "?").Replace(name)
	if isFolder {
		return name + "/**"
	}
	return name
}
