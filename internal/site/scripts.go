package site

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/script"
)

// Script is a script or component of the site from which pages are made.
type Script struct {
	File     string // relative to the site folder
	Links    []script.Link
	Imports  []string // module paths as written, such as "@theme/Hero"
	Comments []Comment
	Texts    []CodeText
}

// overridesFolder contains the components that replace those of the theme.
const overridesFolder = "src/theme"

// readScripts reads the code from which pages are made: the pages and components of the site,
// what MDX pages import, and what these import. It ignores other files in src, which may
// contain a whole program.
func readScripts(reader reader, editions []*Edition) ([]Script, error) {
	s := scriptReader{reader: reader, seen: map[string]bool{}}
	files, err := reader.overrides()
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		s.read(file)
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

// scriptText is the result of reading a script.
type scriptText struct {
	script.Script
	comments []Comment
	texts    []CodeText
}

// read reads a script and those that it imports. The bundler reports scripts that cannot be
// read.
func (r *scriptReader) read(file string) {
	if r.seen[file] {
		return
	}
	r.seen[file] = true
	result, err := r.readScript(file)
	if err != nil {
		return
	}
	r.scripts = append(r.scripts, Script{File: file, Links: result.Links, Imports: result.Imports, Comments: result.comments, Texts: result.texts})
	for _, imported := range result.Imports {
		r.follow(file, imported)
	}
}

// overrides returns the components of the site that replace those of the theme.
func (r reader) overrides() ([]string, error) {
	if !r.input.Config.SiteCode {
		return nil, nil
	}
	return r.scriptsIn(overridesFolder)
}

// readScript reads a script of the site.
func (r reader) readScript(file string) (scriptText, error) {
	rule := incremental.Rule[scriptText]{Name: "script"}
	result, _, err := incremental.Get(r.input.Engine, rule, file, fingerprint.Hash{}, func(inputs *incremental.Inputs) (scriptText, error) {
		text, err := inputs.Files().ReadShown(file)
		if err != nil {
			return scriptText{}, err
		}
		read, _ := script.Read(file, text)
		return scriptText{read, commentsIn(file, text), textsIn(file, text)}, nil
	})
	return result, err
}

// commentsIn returns the comments in a script that switch off checks.
func commentsIn(file string, text []byte) []Comment {
	var comments []Comment
	for _, ignore := range markdown.IgnoresInCode(text) {
		lines := strings.SplitN(string(text), "\n", ignore.Place.Line+1)
		comments = append(comments, Comment{ignore, file, markdown.Excerpt{Text: strings.TrimSuffix(lines[ignore.Place.Line-1], "\r")}})
	}
	return comments
}

// follow reads a script of the site that a file imports.
func (r *scriptReader) follow(importer, imported string) {
	if file, found := r.script(importer, imported); found {
		r.read(file)
	}
}

// script returns the script of the site that a file imports. The import may omit the extension, or
// name a folder.
func (r reader) script(importer, imported string) (string, bool) {
	imported = r.aliases.resolve(imported)
	if !isFileImport(imported) {
		return "", false
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
		if r.input.Engine.Files().IsShown(candidate) {
			return candidate, true
		}
	}
	return "", false
}
