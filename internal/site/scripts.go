package site

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"docgen/internal/fingerprint"
	"docgen/internal/incremental"
	"docgen/internal/markdown"
	"docgen/internal/page"
	"docgen/internal/script"
)

// Script is a file of the site's own code that pages are made with.
type Script struct {
	File     string // relative to the site folder
	Links    []script.Link
	Comments []Comment
}

// overrides is the folder of components that take the place of the theme's.
const overrides = "src/theme"

// readScripts reads the code that pages are made with: the pages and components of the
// site, what MDX pages import, and what these import. Other files in src are none of the
// site's: the folder may hold a whole program.
func readScripts(reader reader, editions []*Edition) ([]Script, error) {
	s := scriptReader{reader: reader, seen: map[string]bool{}}
	if err := s.readOverrides(); err != nil {
		return nil, err
	}
	for _, edition := range editions {
		for _, page := range edition.Pages {
			if page.Script != nil {
				s.read(page.Script.File)
			}
		}
		for text := range edition.Texts() {
			for _, imported := range text.Document.Imports {
				s.follow(text.Name, imported.Path)
			}
		}
	}
	slices.SortFunc(s.scripts, func(a, b Script) int { return strings.Compare(a.File, b.File) })
	return s.scripts, nil
}

// scriptReader reads each script once.
type scriptReader struct {
	reader
	seen    map[string]bool
	scripts []Script
}

func (r *scriptReader) readOverrides() error {
	files, err := folder(r.input.Engine.Files(), ".")
	if err != nil {
		return err
	}
	return fs.WalkDir(files, overrides, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case file == overrides && errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return err
		}
		if !entry.IsDir() && slices.Contains(script.Extensions(), path.Ext(file)) && !page.IsAuxiliary(file) {
			r.read(file)
		}
		return nil
	})
}

// scriptText is what became of a script when it was read.
type scriptText struct {
	script.Script
	comments []Comment
}

// read reads a script and those that it imports. One that cannot be read is for the bundler
// to report.
func (r *scriptReader) read(file string) {
	if r.seen[file] {
		return
	}
	r.seen[file] = true
	rule := incremental.Rule[scriptText]{Name: "script"}
	made, _, err := incremental.Get(r.input.Engine, rule, file, fingerprint.Hash{}, func(inputs *incremental.Inputs) (scriptText, error) {
		text, err := inputs.Files().ReadShown(file)
		if err != nil {
			return scriptText{}, err
		}
		read, _ := script.Read(file, text)
		return scriptText{read, commentsIn(file, text)}, nil
	})
	if err != nil {
		return
	}
	r.scripts = append(r.scripts, Script{File: file, Links: made.Links, Comments: made.comments})
	for _, imported := range made.Imports {
		r.follow(file, imported)
	}
}

// commentsIn are the comments in a script that silence checks.
func commentsIn(file string, text []byte) []Comment {
	var comments []Comment
	for _, ignore := range markdown.IgnoresInCode(text) {
		lines := strings.SplitN(string(text), "\n", ignore.Place.Line+1)
		comments = append(comments, Comment{ignore, file, markdown.Excerpt{Text: strings.TrimSuffix(lines[ignore.Place.Line-1], "\r")}})
	}
	return comments
}

// follow reads the script of the site that a file imports, if it is one. Its name may lack
// the extension, or be that of a folder.
func (r *scriptReader) follow(importer, imported string) {
	if !strings.HasPrefix(imported, ".") && !strings.HasPrefix(imported, "@site/") {
		return
	}
	file := importedFile(importer, imported)
	candidates := []string{file}
	if !slices.Contains(script.Extensions(), path.Ext(file)) {
		candidates = nil
		for _, way := range []string{file, file + "/index"} {
			for _, extension := range script.Extensions() {
				candidates = append(candidates, way+extension)
			}
		}
	}
	for _, candidate := range candidates {
		if r.seen[candidate] || r.input.Engine.Files().IsShown(candidate) {
			r.read(candidate)
			return
		}
	}
}
