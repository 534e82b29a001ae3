package adopt

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/source"
)

const maxEntries = 300_000

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
