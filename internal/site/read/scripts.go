package read

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/script"
	"github.com/docgen-cli/docgen/internal/site"
)

// overridesFolder contains the components that replace those of the theme.
const overridesFolder = "src/theme"

// readScripts reads the code from which pages are made: the pages and components of the site,
// what MDX pages import, and what these import. It ignores other files in src, which may
// contain a whole program.
func readScripts(code siteCode, editions []*site.Edition) ([]site.Script, error) {
	s := scriptReader{code: code, seen: map[string]bool{}}
	files, err := code.overrides()
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
	slices.SortFunc(s.scripts, func(a, b site.Script) int { return strings.Compare(a.File, b.File) })
	return s.scripts, nil
}

// siteCode is the code of the site.
type siteCode struct {
	input   site.Input
	aliases site.Aliases
}

func newSiteCode(input site.Input) siteCode {
	aliases := site.Aliases{}
	for name, target := range input.Config.Aliases {
		isPath := strings.HasPrefix(target, ".")
		if _, err := input.Engine.Files().Stat(path.Clean(target)); isPath || err == nil {
			aliases[name] = path.Clean(target)
		}
	}
	return siteCode{input, aliases}
}

// scriptReader reads each script once.
type scriptReader struct {
	code    siteCode
	seen    map[string]bool
	scripts []site.Script
}

// scriptText is the result of reading a script.
type scriptText struct {
	script.Script
	comments []site.Comment
	texts    []site.CodeText
}

// read reads a script and those that it imports. The bundler reports scripts that cannot be
// read.
func (r *scriptReader) read(file string) {
	if r.seen[file] {
		return
	}
	r.seen[file] = true
	result, err := r.code.readScript(file)
	if err != nil {
		return
	}
	r.scripts = append(r.scripts, site.Script{File: file, Links: result.Links, Imports: result.Imports, Comments: result.comments, Texts: result.texts})
	for _, imported := range result.Imports {
		r.follow(file, imported)
	}
}

// overrides returns the components of the site that replace those of the theme.
func (c siteCode) overrides() ([]string, error) {
	if !c.input.Config.SiteCode {
		return nil, nil
	}
	return c.scriptsIn(overridesFolder)
}

// readScript reads a script of the site.
func (c siteCode) readScript(file string) (scriptText, error) {
	rule := incremental.Rule[scriptText]{Name: "script"}
	result, _, err := incremental.Get(c.input.Engine, rule, file, fingerprint.Hash{}, func(inputs *incremental.Inputs) (scriptText, error) {
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
func commentsIn(file string, text []byte) []site.Comment {
	var comments []site.Comment
	for _, ignore := range markdown.IgnoresInCode(text) {
		lines := strings.SplitN(string(text), "\n", ignore.Place.Line+1)
		comments = append(comments, site.Comment{Ignore: ignore, File: file, Excerpt: markdown.Excerpt{Text: strings.TrimSuffix(lines[ignore.Place.Line-1], "\r")}})
	}
	return comments
}

// follow reads a script of the site that a file imports.
func (r *scriptReader) follow(importer, imported string) {
	if file, found := r.code.script(importer, imported); found {
		r.read(file)
	}
}

// script returns the script of the site that a file imports. The import may omit the extension, or
// name a folder.
func (c siteCode) script(importer, imported string) (string, bool) {
	imported = c.aliases.Resolve(imported)
	if !site.IsFileImport(imported) {
		return "", false
	}
	file := site.ImportedFile(importer, imported)
	candidates := []string{file}
	if !slices.Contains(script.Extensions(), path.Ext(file)) {
		candidates = nil
		for _, bare := range []string{file, file + "/index"} {
			for _, extension := range script.Extensions() {
				candidates = append(candidates, bare+extension)
			}
		}
	}
	for _, candidate := range candidates {
		if c.input.Engine.Files().IsShown(candidate) {
			return candidate, true
		}
	}
	return "", false
}
