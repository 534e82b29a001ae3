package eject

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/bundle"
)

// mark precedes the name and the hash in the header of a copy.
const mark = "docgen-original: "

func header(name, hash string) string {
	return fmt.Sprintf("// A copy of the theme's %s, written by \"docgen eject\". \"docgen check\" warns you when\n// the original changes. The hash names the version that was copied.\n// %s%s %s\n\n", name, mark, name, hash)
}

// source is a component rewritten for a site.
type source struct {
	text   string
	styles string // CSS module; "" for none
}

func read(theme fs.FS, components bundle.Components, name string) (source, error) {
	file := components.File(name)
	text, err := fs.ReadFile(theme, file)
	if err != nil {
		return source{}, fmt.Errorf("read the theme: %w", err)
	}
	styles, _ := fs.ReadFile(theme, strings.TrimSuffix(file, ".tsx")+".module.css") // many components have none
	return source{withImports(components, file, string(text)), string(styles)}, nil
}

// hash identifies the version of a component.
func (s source) hash() string {
	sum := sha256.Sum256([]byte(s.text + "\x00" + s.styles))
	return hex.EncodeToString(sum[:8])
}

var imported = regexp.MustCompile(`(from |import\(|import )'(\.\.?/[^']+)'`)

// withImports rewrites the relative imports of a source for use outside the theme. It
// imports components by name, so that the site can override them, and other modules by
// path.
func withImports(components bundle.Components, source, text string) string {
	own := "./" + strings.TrimSuffix(path.Base(source), ".tsx") + ".module.css"
	return imported.ReplaceAllStringFunc(text, func(match string) string {
		parts := imported.FindStringSubmatch(match)
		file := path.Join(path.Dir(source), parts[2])
		switch {
		case parts[2] == own:
			return match
		case components.File(path.Base(file)) == file+".tsx":
			return parts[1] + "'@theme/" + path.Base(file) + "'"
		}
		return parts[1] + "'@docgen/theme/" + file + "'"
	})
}
