package blog

import (
	"fmt"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// authorEntry is an author in the authors file. As in Docusaurus, it may have other fields, too.
type authorEntry struct {
	author    Author
	hasPage   bool
	permalink string
	isBroken  bool // one of its values was already reported
}

// texts returns the fields that are strings, by name.
func (a *Author) texts() map[string]*string {
	return map[string]*string{
		"name": &a.Name, "title": &a.Title, "url": &a.URL, "email": &a.Email, "description": &a.Description,
		"image_url": &a.ImageURL, "imageURL": &a.ImageURL,
	}
}

// fieldNames are the fields of an author, for suggestions.
var fieldNames = []string{"name", "title", "url", "email", "description", "image_url", "imageURL", "page", "socials"}

// UnmarshalYAML reads an author.
func (e *authorEntry) UnmarshalYAML(value strictyaml.Value) {
	if value.Kind() != strictyaml.Map {
		e.isBroken = true
		value.Expected("a mapping", "for example, write {name: Ann Example}")
		return
	}
	texts := e.author.texts()
	for _, entry := range value.Entries() {
		switch text := texts[entry.Name]; {
		case text != nil:
			e.readText(text, entry)
		case entry.Name == "page":
			e.readPage(entry.Value)
		case entry.Name == "socials":
			e.readSocials(entry.Value)
		default:
			if hint := diag.DidYouMean(entry.Name, fieldNames); hint != "" {
				entry.Report(diag.Warning, fmt.Sprintf("unknown field %q of an author", entry.Name), hint)
			}
		}
	}
}

func (e *authorEntry) readText(into *string, entry strictyaml.Entry) {
	switch value := entry.Value.Scalar().(type) {
	case string:
		*into = value
	case int64, uint64, float64:
		*into = entry.Value.Text()
	default:
		e.isBroken = true
		entry.Value.Expected("a string", "put the value in quotes to make it a string")
	}
	if problem, hint := wrongURL(entry.Name, *into); problem != "" {
		entry.Report(diag.Error, problem, hint)
		*into, e.isBroken = "", true
	}
}

// readPage reads true, false, or the permalink of the page.
func (e *authorEntry) readPage(value strictyaml.Value) {
	if value.Kind() == strictyaml.Bool {
		e.hasPage = value.Scalar() == true
		return
	}
	for _, entry := range value.Entries() {
		if entry.Name == "permalink" && entry.Value.Kind() == strictyaml.String && slug.IsPath(entry.Value.Text()) {
			e.permalink = entry.Value.Text()
		}
	}
	if e.permalink == "" {
		value.Expected("true, or a mapping with a permalink", "for example, write {permalink: /ann}")
	}
}

func (e *authorEntry) readSocials(value strictyaml.Value) {
	if value.Kind() != strictyaml.Map && value.Kind() != strictyaml.Null {
		value.Expected("a mapping", "for example, write {github: ann}")
	}
	for _, entry := range value.Entries() {
		social, problem := newSocial(entry.Name, entry.Value.Text())
		if problem != "" {
			entry.Report(diag.Error, problem, socialsHint())
			continue
		}
		e.author.Socials = append(e.author.Socials, social)
	}
}
