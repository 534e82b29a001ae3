package bundle

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/sourcemap"
)

// Origin is the source of a place in Program, in the site's own code.
type Origin struct {
	File         string // in the site folder, with slashes
	Line, Column int    // 1-based; the column in UTF-16 units
	Text         string // of the line
}

// Origin returns the source of a place in Program, given by its 1-based line and column. It
// returns false for code of the theme and of npm packages.
func (b Bundle) Origin(line, column int) (Origin, bool) {
	text, before := b.ServerMap, strings.Count(themeBegin, "\n")
	if part, isPage := b.partAt(line); isPage {
		text, before = part.Map, part.Line
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
	if !inSite || strings.Contains("/"+file, "/node_modules/") {
		return Origin{}, false
	}
	origin := Origin{File: file, Line: found.Line, Column: found.Column}
	if lines := strings.Split(sources.SourcesContent[found.Source], "\n"); found.Line <= len(lines) {
		origin.Text = strings.TrimSuffix(lines[found.Line-1], "\r")
	}
	return origin, true
}
