// Package page finds the files in src/pages that become pages, and their paths.
//
// Its main type is [Page]. The rules are those of Docusaurus (content-plugin-pages). The
// package does not read files, and knows neither base URLs nor the content of pages.
package page

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Folder is the folder of the pages, relative to the site folder.
const Folder = "src/pages"

// Added is the folder inside [Folder] with the pages that plugins of Docusaurus add. Docusaurus gets those pages from the
// plugins, and does not read a folder of this name.
const Added = "_docgen"

// Translations is the folder of translated pages, relative to the folder of a locale.
const Translations = "docusaurus-plugin-content-pages"

// IsNotFound reports whether a page is the site's own for URLs that do not exist.
func (p Page) IsNotFound() bool {
	return strings.TrimSuffix(p.ID, path.Ext(p.ID)) == Folder+"/404"
}

// Page is a file that becomes a page.
type Page struct {
	File   string // slash-separated, relative to the site folder: "src/pages/guide/index.tsx"
	ID     string // the file in Folder that this one is or translates
	Path   string // below the base URL: "/guide/"
	IsText bool   // Markdown; otherwise a script that exports a component
}

// Find lists the pages in a folder of the site, which is [Folder] or contains translations. They
// are sorted by file. It returns none if the folder does not exist.
func Find(site fs.FS, folder string) ([]Page, error) {
	var pages []Page
	err := fs.WalkDir(site, folder, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil && file == folder && errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return err
		case entry.IsDir() && file != folder && file != path.Join(Folder, Added) && isHidden(entry.Name()):
			return fs.SkipDir
		case entry.IsDir():
			return nil
		}
		if found, isPage := describe(folder, strings.TrimPrefix(file, folder+"/")); isPage {
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

// isHidden reports whether the files in a folder are not pages.
func isHidden(folder string) bool {
	return strings.HasPrefix(folder, "_") || strings.HasPrefix(folder, ".") || folder == "__tests__" || folder == "node_modules"
}

// describe returns the page that a file becomes. below is relative to the folder.
func describe(folder, below string) (Page, bool) {
	extension := path.Ext(below)
	isText := extension == ".md" || extension == ".mdx"
	isScript := slices.Contains([]string{".tsx", ".jsx", ".ts", ".js"}, extension)
	bare := strings.TrimSuffix(below, extension)
	name := path.Base(bare)
	isOther := strings.HasPrefix(name, "_") || strings.HasPrefix(name, ".") || isScript && IsAuxiliary(below)
	if !isText && !isScript || isOther {
		return Page{}, false
	}
	bare = strings.TrimPrefix(bare, Added+"/")
	if name == "index" {
		bare = strings.TrimSuffix(bare, name)
	}
	return Page{File: path.Join(folder, below), ID: path.Join(Folder, below), Path: "/" + bare, IsText: isText}, true
}

// IsAuxiliary reports whether the name of a script is that of a test or a type declaration.
func IsAuxiliary(file string) bool {
	bare := strings.TrimSuffix(file, path.Ext(file))
	return strings.HasSuffix(bare, ".test") || strings.HasSuffix(bare, ".d")
}
