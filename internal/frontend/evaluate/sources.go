package evaluate

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf16"

	"github.com/docgen-cli/docgen/internal/frontend/sourcemap"
)

// sources knows the compiled files of a session, and finds places in their source.
type sources struct {
	site  string   // with symbolic links resolved
	roots []string // of files that may be bundled; nil for any
	maps  map[string]compiledFile
	last  *Failure // of the compiler
}

// compiledFile is the source map of a compiled file.
type compiledFile struct {
	sourceMap sourcemap.Map
	only      string // the source, if there is only one; else the sources are relative to the site
	texts     map[string]string
}

func newSources(site string, roots []string) *sources {
	return &sources{site: site, roots: roots, maps: map[string]compiledFile{}}
}

// name returns the path of a file relative to the site folder, if it is near, with slashes.
func (s *sources) name(path string) string {
	if below, err := filepath.Rel(s.site, path); err == nil && !strings.HasPrefix(below, filepath.Join("..", "..", "..", "..")) {
		path = below
	}
	return filepath.ToSlash(path)
}

// place returns the place of the first frame in the site's own code.
func (s *sources) place(frames []frame) Place {
	for _, frame := range frames {
		if found, isKnown := s.original(frame); isKnown {
			return found
		}
	}
	return Place{}
}

func (s *sources) original(at frame) (Place, bool) {
	file, isCompiled := s.maps[at.File]
	if !isCompiled || isInPackage(at.File) {
		return Place{}, false
	}
	found, isKnown := file.sourceMap.Find(at.Line, at.Column)
	if !isKnown {
		return Place{}, false
	}
	path := cmp.Or(file.only, filepath.Join(s.site, filepath.FromSlash(file.sourceMap.Sources[found.Source])))
	if isInPackage(path) {
		return Place{}, false
	}
	text, isRead := file.texts[path]
	if !isRead {
		read, _ := os.ReadFile(path) // without its text, the column counts UTF-16 units
		text = string(read)
	}
	return Place{File: s.name(path), Line: found.Line, Column: characters(text, found.Line, found.Column)}, true
}

// characters turns a column in UTF-16 units into one in characters.
func characters(text string, line, column int) int {
	lines := strings.Split(text, "\n")
	if line > len(lines) {
		return column
	}
	units := utf16.Encode([]rune(lines[line-1]))
	return len(utf16.Decode(units[:min(column-1, len(units))])) + 1
}

// Union returns the sorted union of two lists.
func Union(a, b []string) []string {
	all := slices.Concat(a, b)
	slices.Sort(all)
	return slices.Compact(all)
}
