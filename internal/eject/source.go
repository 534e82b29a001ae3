package eject

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"docgen/internal/bundle"
)

// mark stands before the source and the hash in the header of a copy.
const mark = "docgen-original: "

func header(name, source, hash string) string {
	return fmt.Sprintf("// The theme's %s, copied by \"docgen eject\" to be changed. \"docgen check\" says when\n// the theme's own is another one than that with this hash.\n// %s%s %s\n\n", name, mark, source, hash)
}

var imported = regexp.MustCompile(`(from |import\(|import )'(\.\.?/[^']+)'`)

// withImports gives a source the imports that it needs outside of the theme:
// components by their names, so that they may be overridden too, other modules by
// their paths.
func withImports(theme fs.FS, source, text string) string {
	own := "./" + strings.TrimSuffix(path.Base(source), ".tsx") + ".module.css"
	return imported.ReplaceAllStringFunc(text, func(match string) string {
		parts := imported.FindStringSubmatch(match)
		file := path.Join(path.Dir(source), parts[2])
		switch {
		case parts[2] == own:
			return match
		case bundle.ComponentFile(theme, path.Base(file)) == file+".tsx":
			return parts[1] + "'@theme/" + path.Base(file) + "'"
		}
		return parts[1] + "'@docgen/theme/" + file + "'"
	})
}
