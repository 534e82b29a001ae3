// Package docusaurus converts the configuration of a Docusaurus site to docgen.yaml.
//
// [Convert] is a pure function of the evaluated configuration and the names of files. It
// decides what becomes of each option, plugin and component, and says so in notes. It knows
// the names of docgen's options but not what they do. The tables in outcomes.go follow Docusaurus
// 3.10.
package docusaurus

import (
	"io/fs"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Class says what becomes of a part of a Docusaurus site.
type Class string

// The classes, from best to worst.
const (
	Works    Class = "works"    // the same option, or nothing to do
	Mapped   Class = "mapped"   // another option with the same effect
	Replaced Class = "replaced" // docgen has something else for the same purpose
	Lost     Class = "lost"     // docgen has nothing for it
)

// Classes returns the classes, from best to worst.
func Classes() []Class { return []Class{Works, Mapped, Replaced, Lost} }

// Note says what becomes of one part of the site.
type Note struct {
	Class Class
	Place evaluate.Place // in the Docusaurus site; zero if unknown
	What  string         // the option, plugin or component: "themeConfig.algolia"
	Text  string         // what it becomes, or what to do instead; "" if it works unchanged
}

// Site is an evaluated Docusaurus site.
type Site struct {
	Folder  fs.FS    // the site folder
	Root    string   // its absolute path, without symbolic links
	File    string   // name of the configuration file: "docusaurus.config.ts"
	Ignored []string // other files that could be the configuration
	Config  evaluate.Value
	Places  evaluate.Places
	Install string   // the command that installs its packages: "npm install"
	Unasked []string // codes of warnings about what Docusaurus does not look for
	AnyCase bool     // links differ from URLs of pages in capital letters alone, which Docusaurus does not look at
	Relaxed []string // codes of problems that must not stop a build, because they do not stop Docusaurus
	// Paths has the paths of all pages, without the base URL, for createRedirects. It is nil if they are not known yet.
	Paths []string
	// FilesIn returns the files of a folder that may be outside the site folder, relative to it.
	FilesIn func(folder string) fs.FS
	// Load evaluates another file, such as sidebars.js. Paths are relative to the folder.
	Load func(file string) (evaluate.Value, error)
	// Call calls a function of the configuration.
	Call func(path string, calls [][]any) ([]evaluate.Value, error)
	// CallThrough calls a function of a file, as [evaluate.Session.CallThrough] does; nil if no code may run.
	CallThrough func(script, file, path string, arguments []any) ([]evaluate.Value, error)
}

// File is a file to write into the site folder.
type File struct{ Name, Text string }

// Plan is what an import does.
type Plan struct {
	Files   []File // docgen.yaml first
	Ignore  []string
	Notes   []Note
	Missing []string // packages that are not installed, so that docgen.yaml lacks values
}

// CreatesRedirects reports whether the plan depends on Paths.
func (s Site) CreatesRedirects() bool {
	c := &converter{site: s}
	c.plugins()
	for _, part := range c.named("@docusaurus/plugin-client-redirects") {
		if _, isFunction := part.options.Fields["createRedirects"].(evaluate.Function); isFunction {
			return true
		}
	}
	return false
}

// Convert plans the import of a site.
func Convert(site Site) Plan {
	c := &converter{site: site, out: newObject(), from: map[string][]string{}}
	for _, name := range site.Ignored {
		c.notes = append(c.notes, Note{Class: Lost, Place: evaluate.Place{File: name}, What: name,
			Text: "Docusaurus reads only " + site.File + ", so docgen does, too"})
	}
	c.plugins()
	c.top()
	c.theme()
	c.docs()
	c.blogs()
	c.pages()
	c.codeImport()
	c.rest()
	c.components()
	text := c.validated()
	c.sortNotes()
	return Plan{Files: append([]File{{Name: "docgen.yaml", Text: text}}, c.files...), Ignore: []string{"/dist/", "/.docgen/"}, Notes: c.notes,
		Missing: c.missing}
}
