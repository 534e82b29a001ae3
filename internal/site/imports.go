package site

import (
	"path"
	"strings"
)

// Imports are the Markdown files that pages and the site's code import, directly or indirectly.
type Imports struct {
	byFile  map[string]*Text // includes pages that are imported
	circles map[Importing]bool
	aliases Aliases
}

// Importing is an import of one file by another.
type Importing struct{ Importer, Imported string }

// NewImports returns imports. byFile has the imported texts by name, pages among them. circles has the imports that are
// part of a cycle, which show nothing.
func NewImports(byFile map[string]*Text, circles map[Importing]bool, aliases Aliases) Imports {
	return Imports{byFile, circles, aliases}
}

// ImportedFile returns the path of an imported file, relative to the site folder.
func ImportedFile(importer, imported string) string {
	if below, inSite := strings.CutPrefix(imported, "@site/"); inSite {
		return path.Clean(below)
	}
	return path.Join(path.Dir(importer), imported)
}

// IsFileImport reports whether an import names a file of the site, and not a package.
func IsFileImport(imported string) bool {
	return strings.HasPrefix(imported, ".") || strings.HasPrefix(imported, "@site/")
}

// Any reports whether a page or the site's code imports a Markdown file.
func (i Imports) Any() bool { return len(i.byFile) > 0 }

// Shown returns the text that a text imports by a path and shows, or nil.
func (i Imports) Shown(by *Text, path string) *Text {
	if path == "" || i.circles[Importing{by.Name, path}] {
		return nil
	}
	return i.Find(ImportedFile(by.Name, i.aliases.Resolve(path)))
}

// Find returns an imported Markdown file by its name, or nil.
func (i Imports) Find(name string) *Text { return i.byFile[name] }

// Aliases are the other names of files and folders of the site in imports. Those of packages are
// not among them.
type Aliases map[string]string

// Resolve returns an import with an alias as one that begins at the site folder. As in the
// bundler, the longest name wins.
func (a Aliases) Resolve(imported string) string {
	longest, target := "", ""
	for name, stands := range a {
		if (imported == name || strings.HasPrefix(imported, name+"/")) && len(name) > len(longest) {
			longest, target = name, stands
		}
	}
	if longest == "" {
		return imported
	}
	return "@site/" + path.Join(target, imported[len(longest):])
}
