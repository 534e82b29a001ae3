package content

import (
	"cmp"
	"path"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// SetID names a doc set, the docs of one instance in one version and one locale, or the posts of
// one blog in one locale. A blog has no version.
type SetID struct{ Instance, Version, Locale string }

// IsBlog reports whether the set holds posts.
func (s SetID) IsBlog() bool { return s.Instance != "" && s.Version == "" }

// Doc describes a doc: everything that the rest of the build needs besides its text.
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

// Parsed is what parsing the text of a doc yields.
type Parsed struct {
	FrontMatter  FrontMatter
	Heading      string // its leading h1 as plain text; "" if there is none
	Excerpt      string // its first paragraph as plain text; "" if there is none
	KeepPrefixes bool   // numbers at the start of file names are part of the names
}

// New returns what all kinds of content have in common: a doc without id, slug and position. Its
// title is "" if the author wrote none.
func New(file File, parsed Parsed) Doc {
	doc := Doc{
		File: file.Path, Name: file.Name, FrontMatter: parsed.FrontMatter, source: file.head(),
		Title: parsed.Heading, Description: parsed.Excerpt,
	}
	if title := parsed.FrontMatter.Title; title != nil && *title != "" {
		doc.Title = *title
	}
	if parsed.FrontMatter.Description != nil {
		doc.Description = *parsed.FrontMatter.Description
	}
	return doc
}

// Describe returns the id, slug, title and position of a doc.
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
	doc := New(file, parsed)
	doc.ID, doc.Title, doc.Position = path.Join(plainFolder, base), cmp.Or(doc.Title, base), frontMatter.SidebarPosition
	if doc.Position == nil && numbered {
		position := float64(number)
		doc.Position = &position
	}
	slug, finding := slugOf(file, frontMatter, plainFolder, base)
	doc.Slug = slug
	return doc, finding
}

// Report returns a diagnostic about a field of the doc's front matter.
func (d Doc) Report(field string, severity diag.Severity, text, hint string) diag.Diagnostic {
	return d.source.diagnostic(field, severity, text, hint)
}

// Reporter returns how to report what is wrong with a field.
func (d Doc) Reporter(field string) diag.Report {
	return func(severity diag.Severity, text, hint string) diag.Diagnostic {
		return d.Report(field, severity, text, hint)
	}
}

// ReportAt returns a diagnostic about a value in the doc's front matter, at a path of keys and
// indexes.
func (d Doc) ReportAt(severity diag.Severity, text, hint string, at ...any) diag.Diagnostic {
	return d.source.positions().Diagnostic(severity, text, hint, at...)
}

// ReportNameAt returns a diagnostic at the last key of a path in the doc's front matter, without its quotes.
func (d Doc) ReportNameAt(at ...any) diag.Diagnostic {
	return d.source.positions().NameDiagnostic(diag.Error, "", "", at...)
}

// Sets reports whether the front matter of the file itself has a field. A translation can have
// fields of its original.
func (d Doc) Sets(field string) bool { return d.source.positions().Has(field) }

// RawFrontMatter returns the doc's front matter as written; it is empty if there is none.
func (d Doc) RawFrontMatter() []byte { return d.source.Text }

// From returns the doc as the links in an included file see it: paths are relative to that
// file. file is relative to the site folder; "" is the doc's own file.
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

// InRepository returns the doc as repositories show it. The README or index of the docs folder
// comes first, and without a heading it has the title of the site. That of another folder has
// the name of the folder.
func (d Doc) InRepository(site string) Doc {
	folder, name := path.Split(d.File)
	if !d.IsCategoryIndex() {
		return d
	}
	if d.Title == strings.TrimSuffix(name, path.Ext(name)) {
		d.Title = path.Base(folder)
		if folder == "" {
			d.Title = site
		}
	}
	if folder == "" && d.Position == nil {
		first := -1.0
		d.Position = &first
	}
	return d
}
