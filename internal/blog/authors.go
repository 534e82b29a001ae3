package blog

import (
	"fmt"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/slug"
	"github.com/docgen-cli/docgen/internal/strictyaml"
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

	report func(key string, severity diag.Severity, text, hint string) diag.Diagnostic
}

// All returns the authors in the order of the file.
func (a Authors) All() []Author { return a.all }

// IsEmpty reports whether there are no authors.
func (a Authors) IsEmpty() bool { return len(a.all) == 0 }

// WithPages returns the authors that have a page of their own.
func (a Authors) WithPages() []Author {
	return slices.DeleteFunc(slices.Clone(a.all), func(author Author) bool { return author.Page == "" })
}

// Find returns the author with a key.
func (a Authors) Find(key string) (Author, bool) {
	at := slices.IndexFunc(a.all, func(author Author) bool { return author.Key == key })
	if at < 0 {
		return Author{}, false
	}
	return a.all[at], true
}

// Report returns a diagnostic at an author in the file.
func (a Authors) Report(key string, severity diag.Severity, text, hint string) diag.Diagnostic {
	return a.report(key, severity, text, hint)
}

func (a Authors) keys() []string {
	keys := make([]string, len(a.all))
	for i, author := range a.all {
		keys[i] = author.Key
	}
	return keys
}

// ParseAuthors reads an authors file. name is its name in messages, and base is the path of the
// pages of authors below the blog.
func ParseAuthors(text []byte, name, base string) (Authors, []diag.Diagnostic) {
	var written map[string]*authorEntry
	positions, findings := strictyaml.Decode(text, &written, strictyaml.Options{File: name, Code: Code})
	authors := Authors{report: func(key string, severity diag.Severity, text, hint string) diag.Diagnostic {
		return positions.KeyDiagnostic(severity, text, hint, key)
	}}
	owners := map[string]string{}
	for _, key := range positions.Keys() {
		entry := written[key]
		if entry == nil {
			findings = append(findings, positions.KeyDiagnostic(diag.Error, fmt.Sprintf("the author %q has neither a name nor an image", key), "add a name", key))
			continue
		}
		author := entry.author
		if author.Key = key; entry.isBroken {
			continue
		}
		if author.Name == "" && author.ImageURL == "" {
			findings = append(findings, positions.KeyDiagnostic(diag.Error, fmt.Sprintf("the author %q has neither a name nor an image", key), "add a name", key))
			continue
		}
		if author.Page = entry.pageBelow(key, base); author.Page != "" {
			if owner, taken := owners[author.Page]; taken {
				findings = append(findings, positions.KeyDiagnostic(diag.Error, fmt.Sprintf("two authors have the page %s: %q already has it", author.Page, owner),
					"give one of them another permalink: page: {permalink: /name}", key))
				author.Page = ""
			} else {
				owners[author.Page] = key
			}
		}
		authors.all = append(authors.all, author)
	}
	return authors, diag.Sort(findings)
}

// pageBelow returns the path of the page of an author below the blog, or "" for none.
func (e authorEntry) pageBelow(key, base string) string {
	switch {
	case e.permalink != "":
		return path.Join("/", base, e.permalink)
	case e.hasPage:
		return path.Join("/", base, slug.Kebab(key))
	}
	return ""
}
