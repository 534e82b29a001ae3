// Package eject copies components out of the theme into a site, and says later
// which of the copies are of a version that is no more.
//
// [List] tells what there is, [Write] copies one, [Outdated] compares. A copy
// knows the version it came from by a hash in its first lines. The package knows
// the theme's sources, and nothing of what they render.
package eject

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"docgen/internal/bundle"
	"docgen/internal/diag"
)

// Component is one that a site can override.
type Component struct {
	Name    string
	Purpose string // one sentence: "Footer stands below every page."
}

// List describes the components of a theme, sorted by name.
func List(theme fs.FS) ([]Component, error) {
	var list []Component
	for _, name := range bundle.Components(theme) {
		text, err := fs.ReadFile(theme, bundle.ComponentFile(theme, name))
		if err != nil {
			return nil, fmt.Errorf("read the theme: %w", err)
		}
		list = append(list, Component{name, purpose(string(text), name)})
	}
	return list, nil
}

// purpose is the first sentence of a component's comment.
func purpose(text, name string) string {
	comment := regexp.MustCompile(`(?s)/\*\*[\s*]*(` + name + `\s.*?)\*/`).FindStringSubmatch(text)
	if comment == nil {
		return ""
	}
	plain := regexp.MustCompile(`\s*\n\s*\*?\s*`).ReplaceAllString(strings.TrimSpace(comment[1]), " ")
	if end := regexp.MustCompile(`[.:](\s|$)`).FindStringIndex(plain); end != nil {
		plain = plain[:end[0]]
	}
	return strings.TrimSpace(plain) + "."
}

// UnknownError says that the theme has no such component.
type UnknownError struct{ Name, Hint string }

// Error names the nearest component.
func (e UnknownError) Error() string {
	return fmt.Sprintf("the theme has no component %q: %s", e.Name, e.Hint)
}

// Copy is what to write into a site.
type Copy struct {
	Files []File // the component first
}

// File is one file of a copy.
type File struct {
	Name string // below the site folder, with slashes
	Text string
}

// Of makes the copy of a component: its source and its style module.
func Of(theme fs.FS, name string) (Copy, error) {
	source, err := find(theme, name)
	if err != nil {
		return Copy{}, err
	}
	text, err := fs.ReadFile(theme, source)
	if err != nil {
		return Copy{}, fmt.Errorf("read the theme: %w", err)
	}
	hash, err := hashOf(theme, source)
	if err != nil {
		return Copy{}, err
	}
	made := Copy{Files: []File{{Name: target(name + ".tsx"), Text: header(name, source, hash) + withImports(theme, source, string(text))}}}
	styles := strings.TrimSuffix(source, ".tsx") + ".module.css"
	if css, err := fs.ReadFile(theme, styles); err == nil {
		made.Files = append(made.Files, File{Name: target(path.Base(styles)), Text: string(css)})
	}
	return made, nil
}

// Wrapper makes a component that renders the theme's own.
func Wrapper(theme fs.FS, name string) (Copy, error) {
	if _, err := find(theme, name); err != nil {
		return Copy{}, err
	}
	text := fmt.Sprintf(`import { %[1]s as Original } from '@theme-original/%[1]s'
import type { ComponentProps } from 'react'

/** %[1]s is the theme's own, with what you put around it. */
export function %[1]s(props: ComponentProps<typeof Original>) {
  return <Original {...props} />
}
`, name)
	return Copy{Files: []File{{Name: target(name + ".tsx"), Text: text}}}, nil
}

func target(name string) string { return path.Join(bundle.Overrides, name) }

func find(theme fs.FS, name string) (string, error) {
	source := bundle.ComponentFile(theme, name)
	if source == "" {
		hint := cmp.Or(diag.DidYouMean(name, bundle.Components(theme)), `"docgen eject" lists all`)
		return "", UnknownError{name, hint}
	}
	return source, nil
}

// ErrExists says that a site has a component of its own already.
var ErrExists = errors.New("the site has its own already")

// Write writes a copy into a site. It writes nothing when one of the files, or
// the component under another extension, is there already.
func (c Copy) Write(site string) error {
	base := strings.TrimSuffix(c.Files[0].Name, ".tsx")
	taken := []string{base + "/index.tsx", base + "/index.jsx", base + ".tsx", base + ".jsx", base + ".ts", base + ".js"}
	for _, file := range c.Files[1:] {
		taken = append(taken, file.Name)
	}
	for _, name := range taken {
		if _, err := os.Lstat(filepath.Join(site, filepath.FromSlash(name))); err == nil {
			return fmt.Errorf("%s: %w", name, ErrExists)
		}
	}
	for _, file := range c.Files {
		full := filepath.Join(site, filepath.FromSlash(file.Name))
		if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
			return fmt.Errorf("write the component: %w", err)
		}
		if err := os.WriteFile(full, []byte(file.Text), 0o644); err != nil {
			return fmt.Errorf("write the component: %w", err)
		}
	}
	return nil
}

// hashOf names the version of a component: its source and its styles.
func hashOf(theme fs.FS, source string) (string, error) {
	text, err := fs.ReadFile(theme, source)
	if err != nil {
		return "", fmt.Errorf("read the theme: %w", err)
	}
	styles, _ := fs.ReadFile(theme, strings.TrimSuffix(source, ".tsx")+".module.css") // many have none
	sum := sha256.Sum256(slices.Concat(text, []byte{0}, styles))
	return hex.EncodeToString(sum[:8]), nil
}

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

var marked = regexp.MustCompile(`(?m)^// ` + mark + `(\S+) (\S+)[ \t\r]*$`)

// Outdated reports copies whose original has changed since.
func Outdated(theme fs.FS, site string) ([]diag.Diagnostic, error) {
	files, err := filepath.Glob(filepath.Join(site, filepath.FromSlash(bundle.Overrides), "*.*sx"))
	if err != nil {
		return nil, fmt.Errorf("list the site's components: %w", err)
	}
	more, _ := filepath.Glob(filepath.Join(site, filepath.FromSlash(bundle.Overrides), "*", "index.*sx"))
	var findings []diag.Diagnostic
	for _, file := range append(files, more...) {
		text, err := os.ReadFile(file)
		if err != nil {
			continue // the bundle says what is wrong with it
		}
		below, err := filepath.Rel(site, file)
		if err != nil {
			return nil, fmt.Errorf("find the site's components: %w", err)
		}
		if finding := compare(theme, text); finding != nil {
			finding.File = filepath.ToSlash(below)
			findings = append(findings, *finding)
		}
	}
	return findings, nil
}

// compare reports the header of a copy that names another version than the theme's.
func compare(theme fs.FS, text []byte) *diag.Diagnostic {
	at := marked.FindSubmatchIndex(text)
	if at == nil {
		return nil
	}
	source, hash := string(text[at[2]:at[3]]), string(text[at[4]:at[5]])
	name := strings.TrimSuffix(path.Base(source), ".tsx")
	finding := diag.Diagnostic{
		Severity: diag.Warning, Code: bundle.Code, Line: 1 + bytes.Count(text[:at[0]], []byte("\n")),
		Column: 1 + at[4] - at[0], Length: len(hash), Source: strings.TrimRight(string(text[at[0]:at[1]]), "\r"),
	}
	current, err := hashOf(theme, source)
	switch {
	case err != nil:
		finding.Text = fmt.Sprintf("the theme has no %s any more, of which this is a copy", name)
		finding.Hint = `"docgen eject" lists the components; remove this line to keep the file`
	case current != hash:
		finding.Text = fmt.Sprintf("the theme's %s has changed since it was copied", name)
		finding.Hint = fmt.Sprintf(`take over what "docgen eject %s --print" has and this has not, then write %s here`, name, current)
	default:
		return nil
	}
	return &finding
}
