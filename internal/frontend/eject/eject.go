// Package eject copies theme components into a site, and reports copies whose original has
// changed.
//
// [List] describes the components, [NewCopy] copies one, and [Outdated] compares copies with
// their originals. The first lines of a copy name the component and a hash of its original.
// The package knows the theme's sources, but not what they render.
package eject

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
)

// Component is a component that a site can override.
type Component struct {
	Name    string
	Purpose string // one sentence: "Footer is at the bottom of every page."
}

// List returns the components of a theme, sorted by name.
func List(theme fs.FS) ([]Component, error) {
	var list []Component
	components := bundle.ReadComponents(theme)
	for _, name := range components.Names() {
		text, err := fs.ReadFile(theme, components.File(name))
		if err != nil {
			return nil, fmt.Errorf("read the theme: %w", err)
		}
		list = append(list, Component{name, purpose(string(text), name)})
	}
	return list, nil
}

// purpose returns the first sentence of a component's comment.
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

// UnknownError reports a name that is not a component of the theme.
type UnknownError struct{ Name, Hint string }

// Error suggests the nearest component.
func (e UnknownError) Error() string {
	return fmt.Sprintf("the theme has no component %q: %s", e.Name, e.Hint)
}

// Copy is a component to write into a site.
type Copy struct {
	Files []File // the component first
}

// File is one file of a copy.
type File struct {
	Name string // slash-separated, relative to the site folder
	Text string
}

// NewCopy returns a copy of a component: its source and its CSS module.
func NewCopy(theme fs.FS, name string) (Copy, error) {
	components := bundle.ReadComponents(theme)
	if err := checkName(components, name); err != nil {
		return Copy{}, err
	}
	original, err := read(theme, components, name)
	if err != nil {
		return Copy{}, err
	}
	files := []File{{Name: target(name + ".tsx"), Text: header(name, original.hash()) + original.text}}
	if original.styles != "" {
		files = append(files, File{Name: target(name + ".module.css"), Text: original.styles})
	}
	return Copy{files}, nil
}

// NewWrapper returns a component that renders the theme's original.
func NewWrapper(theme fs.FS, name string) (Copy, error) {
	if err := checkName(bundle.ReadComponents(theme), name); err != nil {
		return Copy{}, err
	}
	text := fmt.Sprintf(`import { %[1]s as Original } from '@theme-original/%[1]s'
import type { ComponentProps } from 'react'

/** %[1]s is the theme's original, with what you add around it. */
export function %[1]s(props: ComponentProps<typeof Original>) {
  return <Original {...props} />
}
`, name)
	return Copy{Files: []File{{Name: target(name + ".tsx"), Text: text}}}, nil
}

func target(name string) string { return path.Join(bundle.Overrides, name) }

func checkName(components bundle.Components, name string) error {
	if components.File(name) == "" {
		return UnknownError{name, cmp.Or(diag.DidYouMean(name, components.Names()), `run "docgen eject" to list all components`)}
	}
	return nil
}

// ErrExists reports a component that the site already overrides.
var ErrExists = errors.New("already exists")

// Write writes a copy into a site. It writes nothing if one of the files exists, or the
// component with another file extension.
func (c Copy) Write(site string) error {
	base := strings.TrimSuffix(c.Files[0].Name, ".tsx")
	taken := []string{base + "/index.tsx", base + "/index.jsx", base + ".tsx", base + ".jsx", base + ".ts", base + ".js"}
	for _, file := range c.Files[1:] {
		taken = append(taken, file.Name)
	}
	folder := disk.Base(site)
	if err := folder.Below(bundle.Overrides).Check(); err != nil {
		return fmt.Errorf("write the component: %w", err)
	}
	for _, name := range taken {
		if _, err := os.Lstat(filepath.Join(site, filepath.FromSlash(name))); err == nil {
			return fmt.Errorf("%s %w", name, ErrExists)
		}
	}
	for _, file := range c.Files {
		if err := folder.Create(file.Name, []byte(file.Text)); err != nil {
			return fmt.Errorf("write the component: %w", err)
		}
	}
	return nil
}
