package blog

import (
	"cmp"
	"fmt"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Author is a person who writes posts.
type Author struct {
	Key         string // in the authors file; "" for an author that a post describes itself
	Name        string
	Title       string // such as a role in the project
	URL         string
	Email       string
	Description string
	ImageURL    string // a URL, or a path in a static folder
	Page        string // path of the author's page below the blog; "" for none
	Socials     []Social
}

// Authors are the authors in the authors file.
type Authors struct {
	all []Author // in the order of the file

	isUnreadable bool // nobody knows which authors there are
	positions    strictyaml.Positions
}

// All returns the authors in the order of the file.
func (a Authors) All() []Author { return a.all }

// UnreadableAuthors stands for an authors file that cannot be read. It has every author, so that
// posts get no diagnostics that follow from that of the file.
func UnreadableAuthors() Authors { return Authors{isUnreadable: true} }

// IsEmpty reports whether there are no authors.
func (a Authors) IsEmpty() bool { return len(a.all) == 0 }

// WithPages returns the authors that have a page of their own.
func (a Authors) WithPages() []Author {
	return slices.DeleteFunc(slices.Clone(a.all), func(author Author) bool { return author.Page == "" })
}

// Find returns the author with a key.
func (a Authors) Find(key string) (Author, bool) {
	at := slices.IndexFunc(a.all, func(author Author) bool { return author.Key == key })
	switch {
	case at >= 0:
		return a.all[at], true
	case a.isUnreadable:
		return Author{Key: key, Name: key}, true
	}
	return Author{}, false
}

// Report returns a diagnostic at an author in the file.
func (a Authors) Report(key string, severity diag.Severity, text, hint string) diag.Diagnostic {
	return a.positions.KeyDiagnostic(severity, text, hint, key)
}

// ParseAuthors reads an authors file. name is its name in messages, and base is the path of the
// pages of authors below the blog.
func ParseAuthors(text []byte, name, base string) (Authors, []diag.Diagnostic) {
	var written map[string]*authorEntry
	positions, findings := strictyaml.Decode(text, &written, strictyaml.Options{File: name, Code: Code})
	authors := Authors{isUnreadable: diag.HasErrors(findings) && !positions.Has(), positions: positions}
	owners := map[string]string{}
	fail := func(key, text, hint string) {
		findings = append(findings, authors.Report(key, diag.Error, text, hint))
	}
	for _, key := range positions.Keys() {
		entry := cmp.Or(written[key], &authorEntry{})
		author := entry.author
		author.Key = key
		if author.Name == "" && author.ImageURL == "" {
			author.Name = key
			if !entry.isBroken { // posts may name the author all the same
				fail(key, fmt.Sprintf("the author %q has neither a name nor an image", key), "add a name")
			}
		}
		page := entry.pageBelow(key, base)
		switch owner, taken := owners[page]; {
		case page == "":
		case page == path.Join("/", base):
			fail(key, fmt.Sprintf("the page of the author %q has no URL of its own", key), "add a permalink: page: {permalink: /name}")
		case taken:
			fail(key, fmt.Sprintf("two authors have the page %s: %q already has it", page, owner),
				"give one of them another permalink: page: {permalink: /name}")
		default:
			author.Page, owners[page] = page, key
		}
		authors.all = append(authors.all, author)
	}
	return authors, diag.Sort(findings)
}

// pageBelow returns the path of the page of an author below the blog, or "" for none. It is below
// base.
func (e authorEntry) pageBelow(key, base string) string {
	switch {
	case e.permalink != "":
		return path.Join("/", base, path.Join("/", e.permalink))
	case e.hasPage:
		return path.Join("/", base, slug.Kebab(key))
	}
	return ""
}
