// Package page knows the folder of a site's own pages, src/pages: which of its
// files become pages, and at which paths.
//
// Its main type is [Page]. The rules are Docusaurus's (content-plugin-pages). The
// package reads no file's text, and knows neither base URLs nor what pages show.
package page

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Folder is where the pages are, below the site folder.
const Folder = "src/pages"

// IsNotFound reports whether a file, by its path below the site folder, is the page for
// addresses that have none.
func IsNotFound(file string) bool {
	return strings.TrimSuffix(file, path.Ext(file)) == Folder+"/404"
}

// Page is a file that becomes a page.
type Page struct {
	File   string // below the site folder, with slashes: "src/pages/guide/index.tsx"
	Path   string // below the site's base URL: "/guide/"
	IsText bool   // Markdown; else a script that exports a component
}

// Find lists the pages of a site folder, sorted by file; none when it has no such folder.
func Find(site fs.FS) ([]Page, error) {
	var pages []Page
	err := fs.WalkDir(site, Folder, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil && file == Folder && errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return err
		case entry.IsDir() && file != Folder && isHidden(entry.Name()):
			return fs.SkipDir
		case entry.IsDir():
			return nil
		}
		if found, isPage := describe(strings.TrimPrefix(file, Folder+"/")); isPage {
			pages = append(pages, found)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the pages folder: %w", err)
	}
	slices.SortFunc(pages, func(a, b Page) int { return strings.Compare(a.File, b.File) })
	return pages, nil
}

// isHidden reports whether the files of a folder are no pages.
func isHidden(folder string) bool {
	return strings.HasPrefix(folder, "_") || strings.HasPrefix(folder, ".") || folder == "__tests__" || folder == "node_modules"
}

// describe says what page a file is, by its path below the folder.
func describe(below string) (Page, bool) {
	extension := path.Ext(below)
	isText := extension == ".md" || extension == ".mdx"
	isScript := slices.Contains([]string{".tsx", ".jsx", ".ts", ".js"}, extension)
	bare := strings.TrimSuffix(below, extension)
	name := path.Base(bare)
	isOther := strings.HasPrefix(name, "_") || strings.HasPrefix(name, ".") || isScript && IsAuxiliary(below)
	if !isText && !isScript || isOther {
		return Page{}, false
	}
	address := "/" + bare
	if name == "index" {
		address = path.Join("/", path.Dir(bare))
		if address != "/" {
			address += "/"
		}
	}
	return Page{File: path.Join(Folder, below), Path: address, IsText: isText}, true
}

// IsAuxiliary reports whether a script is a test or declares types, by its name.
func IsAuxiliary(file string) bool {
	bare := strings.TrimSuffix(file, path.Ext(file))
	return strings.HasSuffix(bare, ".test") || strings.HasSuffix(bare, ".d")
}
