package eject

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
)

var headerLine = regexp.MustCompile(`(?m)^// ` + mark + `(\S+) (\S+)[ \t\r]*$`)

// Outdated reports copies whose original has changed since they were made.
func Outdated(theme fs.FS, site string) ([]diag.Diagnostic, error) {
	files, err := filepath.Glob(filepath.Join(site, filepath.FromSlash(bundle.Overrides), "*.*sx"))
	if err != nil {
		return nil, fmt.Errorf("list the site's components: %w", err)
	}
	more, _ := filepath.Glob(filepath.Join(site, filepath.FromSlash(bundle.Overrides), "*", "index.*sx"))
	files = append(files, more...)
	if len(files) == 0 {
		return nil, nil
	}
	components := bundle.ReadComponents(theme)
	var findings []diag.Diagnostic
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			continue // bundling reports it
		}
		below, err := filepath.Rel(site, file)
		if err != nil {
			return nil, fmt.Errorf("find the site's components: %w", err)
		}
		if finding := compare(theme, components, text); finding != nil {
			finding.File = filepath.ToSlash(below)
			findings = append(findings, *finding)
		}
	}
	return findings, nil
}

// compare reports a copy if the hash in its header differs from the theme's.
func compare(theme fs.FS, components bundle.Components, text []byte) *diag.Diagnostic {
	at := headerLine.FindSubmatchIndex(text)
	if at == nil {
		return nil
	}
	name, hash := string(text[at[2]:at[3]]), string(text[at[4]:at[5]])
	name = strings.TrimSuffix(path.Base(name), ".tsx") // older copies name the file
	finding := diag.Diagnostic{
		Severity: diag.Warning, Code: bundle.Code, Line: 1 + bytes.Count(text[:at[0]], []byte("\n")),
		Column: 1 + at[4] - at[0], Length: len(hash), Source: strings.TrimRight(string(text[at[0]:at[1]]), "\r"),
	}
	original, err := read(theme, components, name)
	switch current := original.hash(); {
	case err != nil:
		finding.Text = fmt.Sprintf("this is a copy of %s, which the theme no longer has", name)
		finding.Hint = `run "docgen eject" to list the theme's components, or remove this line to keep your own`
	case current != hash:
		finding.Text = fmt.Sprintf("the theme's %s has changed since it was copied", name)
		finding.Hint = fmt.Sprintf(`compare it with "docgen eject %s --print", copy the changes, then replace this hash with %s`, name, current)
	default:
		return nil
	}
	return &finding
}

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
	sheet := "./" + strings.TrimSuffix(path.Base(source), ".tsx") + ".module.css"
	return imported.ReplaceAllStringFunc(text, func(match string) string {
		parts := imported.FindStringSubmatch(match)
		file := path.Join(path.Dir(source), parts[2])
		switch {
		case parts[2] == sheet:
			return match
		case components.File(path.Base(file)) == file+".tsx":
			return parts[1] + "'@theme/" + path.Base(file) + "'"
		}
		return parts[1] + "'@docgen/theme/" + file + "'"
	})
}
