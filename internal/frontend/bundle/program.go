package bundle

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/sourcemap"
)

// In the code for Node, the theme and each page are functions, so that their names do not
// collide. The code of each starts on its own line.
const (
	themeBegin, themeEnd = "(() => {\n", "\n})()"
	pageBegin, pageEnd   = "\nmodule.exports.add(%q, (module, exports, require) => {\n", "\n})"
)

// Add adds the scripts of separately compiled pages to a bundle that contains what they import. node returns
// Compiled.Node again, which need not stay in memory.
func (b Bundle) Add(input Input, codes map[string]Compiled, node func(source string) string) Bundle {
	b.Pages, b.Files, b.Parts = maps.Clone(b.Pages), slices.Clone(b.Files), nil
	line := strings.Count(themeBegin+b.Server+themeEnd, "\n")
	for _, source := range sortedKeys(codes) {
		if _, isWhole := b.Pages[source]; isWhole {
			continue
		}
		code := codes[source]
		text := markedImport.ReplaceAllStringFunc(code.Script, func(found string) string {
			before, wanted, _ := strings.Cut(found, importMark)
			return before + b.Shared[strings.TrimSuffix(wanted, `"`)].Script + `"`
		})
		name := pageOutput(source) + "-" + shortHash([]byte(text)) + ".js"
		page := Page{Script: input.URL + name}
		for _, each := range code.Imports {
			for _, url := range b.Shared[each.Path].Preload {
				if !slices.Contains(page.Preload, url) {
					page.Preload = append(page.Preload, url)
				}
			}
		}
		if sheet := b.Sheets[listOf(b.styled(code.Imports))]; sheet != "" {
			page.Styles = []string{sheet}
		}
		b.Pages[source] = page
		b.Files = append(b.Files, File{Name: path.Join(input.Folder, name), Content: []byte(text)})
		b.Parts = append(b.Parts, Part{Source: source, Text: node, Map: func() []byte { return NodeMap(input.Site, source, input.Text) }, Line: line + 2})
		line += strings.Count(pageBegin, "\n") + strings.Count(code.Node, "\n") + strings.Count(pageEnd, "\n")
	}
	return b
}

// Part is the code of a page in the code for Node.
type Part struct {
	Source string
	Text   func(source string) string
	Map    func() []byte // makes the source map of Text
	Line   int           // number of lines before its code if all parts follow Program
}

// Program returns the code for Node without the parts of pages.
func (b Bundle) Program() string { return themeBegin + b.Server + themeEnd }

// PartOf returns the part of a page as the end of Program, and the number of its first line. It returns "" for a page
// that has none.
func (b Bundle) PartOf(source string) (text string, line int) {
	at, found := slices.BinarySearchFunc(b.Parts, source, func(part Part, source string) int { return strings.Compare(part.Source, source) })
	if !found {
		return "", 0
	}
	part := b.Parts[at]
	return fmt.Sprintf(strings.TrimPrefix(pageBegin, "\n"), source) + part.Text(source) + pageEnd, part.Line
}

// partAt returns the page's part that contains a 1-based line of Program.
func (b Bundle) partAt(line int) (Part, bool) {
	at, found := slices.BinarySearchFunc(b.Parts, line, func(part Part, line int) int { return part.Line + 1 - line })
	if !found {
		at--
	}
	if at < 0 {
		return Part{}, false
	}
	return b.Parts[at], true
}

// Origin is the source of a place in Program, in the site's own code.
type Origin struct {
	File         string // in the site folder, with slashes
	Line, Column int    // 1-based; the column in UTF-16 units
	Text         string // of the line
}

// Origin returns the source of a place in Program, given by its 1-based line and column. It
// returns false for code of the theme and of npm packages.
func (b Bundle) Origin(line, column int) (Origin, bool) {
	origin, found := b.source(line, column)
	if !found || strings.Contains("/"+origin.File, packagesIn) {
		return Origin{}, false
	}
	return origin, true
}

// packagesIn is the folder of npm packages in paths.
const packagesIn = "/node_modules/"

// Package returns the file of an npm package that has a place in Program, such as "clsx/dist/clsx.js"; "" for all other code.
func (b Bundle) Package(line, column int) string {
	origin, _ := b.source(line, column)
	if at := strings.LastIndex("/"+origin.File, packagesIn); at >= 0 {
		return ("/" + origin.File)[at+len(packagesIn):]
	}
	return ""
}

// source returns the file in the site folder that has a place in Program.
func (b Bundle) source(line, column int) (Origin, bool) {
	text, before := b.ServerMap, strings.Count(themeBegin, "\n")
	if part, isPage := b.partAt(line); isPage {
		text, before = part.Map(), part.Line
	}
	line -= before
	if len(text) == 0 {
		return Origin{}, false
	}
	sources, err := sourcemap.Parse(text)
	if err != nil {
		return Origin{}, false
	}
	found, known := sources.Find(line, column)
	if !known {
		return Origin{}, false
	}
	// esbuild names files relative to the output folder, which is the root
	file, inSite := strings.CutPrefix(path.Join("/", sources.Sources[found.Source]), path.Clean(b.Site)+"/")
	if !inSite {
		return Origin{}, false
	}
	origin := Origin{File: file, Line: found.Line, Column: found.Column}
	if lines := strings.Split(sources.SourcesContent[found.Source], "\n"); found.Line <= len(lines) {
		origin.Text = strings.TrimSuffix(lines[found.Line-1], "\r")
	}
	return origin, true
}
