// Package eject copies components out of the theme into a site, and says later
// which of the copies are of a version that is no more.
//
// [List] tells what there is, [Of] copies one, [Outdated] compares. A copy
// knows the version it came from by a hash in its first lines. The package knows
// the theme's sources, and nothing of what they render.
package eject

import (
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
