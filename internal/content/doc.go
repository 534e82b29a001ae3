package content

import (
	"cmp"
	"fmt"
	"net/url"
	"path"
	"path/filepath"
	"strings"

	"docgen/internal/diag"
)

// SetID names a doc set: the docs of one instance, in one version and one locale.
type SetID struct{ Instance, Version, Locale string }

// Doc is a file described: what the rest of the build needs to know of it
// besides its text.
type Doc struct {
	Set         SetID
	File        string // relative to the docs folder
	Name        string // relative to the site folder
	ID          string // "api/window"
	Slug        string // "/api/window": the path below the version's root, not percent-encoded
	Title       string
	Description string
	Position    *float64 // among its siblings; nil comes last
	FrontMatter FrontMatter

	source File
}

// Parsed is what the text of a doc says of itself.
type Parsed struct {
	FrontMatter  FrontMatter
	Heading      string // its leading h1 as plain text; ""
	Excerpt      string // its first paragraph as plain text; ""
	KeepPrefixes bool   // numbers at the start of names belong to the names
}

// Describe works out a doc's id, slug, title and position.
func Describe(file File, parsed Parsed) (Doc, []diag.Diagnostic) {
	frontMatter := parsed.FrontMatter
	folder, name := path.Split(file.Path)
	folder = strings.TrimSuffix(folder, "/")
	raw := strings.TrimSuffix(name, path.Ext(name))
	base, number, numbered := Prefix(raw)
	plainFolder := stripPrefixes(folder)
	if parsed.KeepPrefixes || frontMatter.ParseNumberPrefixes != nil && !*frontMatter.ParseNumberPrefixes {
		base, numbered, plainFolder = raw, false, folder
	}
	if frontMatter.ID != nil {
		base = *frontMatter.ID
	}
	doc := Doc{
		File: file.Path, Name: file.Name, FrontMatter: frontMatter, source: file.head(),
		ID:          path.Join(plainFolder, base),
		Title:       cmp.Or(deref(frontMatter.Title), parsed.Heading, base),
		Description: parsed.Excerpt,
		Position:    frontMatter.SidebarPosition,
	}
	if frontMatter.Description != nil {
		doc.Description = *frontMatter.Description
	}
	if doc.Position == nil && numbered {
		position := float64(number)
		doc.Position = &position
	}
	slug, finding := slugOf(file, frontMatter, plainFolder, base)
	doc.Slug = slug
	return doc, finding
}

// IsCategoryIndex reports whether a doc stands for the folder it is in: it is
// called index, readme, or like the folder.
func (d Doc) IsCategoryIndex() bool { return isCategoryIndex(d.File) }

func isCategoryIndex(file string) bool {
	folder, name := path.Split(file)
	name = strings.ToLower(strings.TrimSuffix(name, path.Ext(name)))
	return name == "index" || name == "readme" || (folder != "" && name == strings.ToLower(path.Base(folder)))
}

// slugOf gives the path below the version's root: front matter's slug, the
// folder for a category index, else folder and base id.
func slugOf(file File, frontMatter FrontMatter, folder, base string) (string, []diag.Diagnostic) {
	if frontMatter.Slug == nil {
		if isCategoryIndex(file.Path) {
			return strings.TrimSuffix("/"+folder, "/") + "/", nil
		}
		return "/" + path.Join(folder, base), nil
	}
	slug, err := url.PathUnescape(*frontMatter.Slug)
	if !strings.HasPrefix(slug, "/") {
		slug = resolve(folder, slug)
	}
	isPath := err == nil && !strings.ContainsAny(*frontMatter.Slug, "?#\\") && !strings.Contains(*frontMatter.Slug, "//") &&
		(path.Clean(slug) == slug || path.Clean(slug)+"/" == slug)
	if !isPath {
		return "/" + path.Join(folder, base), []diag.Diagnostic{file.at("slug", diag.Error,
			fmt.Sprintf("the slug %q is not a path", *frontMatter.Slug), "write a path such as /my/page")}
	}
	return slug, nil
}

// resolve follows a relative path from a folder, and keeps a slash at its end.
func resolve(folder, relative string) string {
	full := path.Join("/", folder, relative)
	if strings.HasSuffix(relative, "/") && full != "/" {
		full += "/"
	}
	return full
}

func deref(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// Report makes a diagnostic about a field of a doc's front matter.
func (d Doc) Report(field string, severity diag.Severity, text, hint string) diag.Diagnostic {
	return d.source.at(field, severity, text, hint)
}

// RawFrontMatter is the doc's front matter as it is written; empty when there is none.
func (d Doc) RawFrontMatter() []byte { return d.source.Text }

// From is a doc as links see it that stand in a file which it accepts in: paths are
// relative to that file. Its name is relative to the site folder; "" is the doc's
// own.
func (d Doc) From(file string) Doc {
	if file == "" {
		return d
	}
	folder := strings.TrimSuffix(d.Name, d.File)
	below, err := filepath.Rel(filepath.FromSlash(folder), filepath.FromSlash(file))
	if err != nil {
		return d
	}
	d.File = filepath.ToSlash(below)
	d.Name = folder + d.File
	return d
}
