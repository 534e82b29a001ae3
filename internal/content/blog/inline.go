package blog

import (
	"fmt"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// override sets the fields of an author that the post sets itself. It returns false if a value does
// not fit.
func (d *describer) override(author *Author, fields map[string]any, at []any) bool {
	texts := author.texts()
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		here := append(slices.Clip(at), name)
		into, value := texts[name], fields[name]
		switch {
		case value == nil || name == "key":
		case into != nil:
			if !d.setText(into, name, value, here) {
				return false
			}
		case name == "socials":
			d.overrideSocials(author, value, here)
		default:
			if hint := diag.DidYouMean(name, append(fieldNames, "key")); hint != "" {
				d.reportAt(here, diag.Warning, fmt.Sprintf("unknown field %q of an author", name), hint)
			}
		}
	}
	return true
}

// setText sets a field of an author to a value, unless it does not fit.
func (d *describer) setText(into *string, field string, value any, at []any) bool {
	text, isText := textOf(value)
	if !isText && value != "" {
		d.reportAt(at, diag.Error, fmt.Sprintf("%s must be a string", field), "put the value in quotes to make it a string")
		return false
	}
	if problem, hint := wrongURL(field, text); problem != "" {
		d.reportAt(at, diag.Error, problem, hint)
		return false
	}
	*into = text
	return true
}

func (d *describer) overrideSocials(author *Author, value any, at []any) {
	socials, isMapping := value.(map[string]any)
	if !isMapping {
		d.reportAt(at, diag.Error, "socials must be a mapping", "for example, write {github: ann}")
		return
	}
	author.Socials = nil
	for _, platform := range slices.Sorted(maps.Keys(socials)) {
		account, _ := textOf(socials[platform])
		social, problem := newSocial(platform, account)
		if problem != "" {
			d.reportAt(append(slices.Clip(at), platform), diag.Error, problem, socialsHint())
			continue
		}
		author.Socials = append(author.Socials, social)
	}
}

// oldField is a field of the front matter that precedes authors.
type oldField struct {
	name  string
	value content.Raw
	into  *string
}

// oldAuthor returns the author in the fields that precede authors. Of two spellings of a field, the
// one with underscores wins, as in Docusaurus.
func (d *describer) oldAuthor() []Author {
	front, author := d.FrontMatter, Author{}
	first := ""
	for _, field := range []oldField{
		{"authorTitle", front.OldAuthorTitle, &author.Title}, {"authorURL", front.OldAuthorURL, &author.URL},
		{"authorImageURL", front.OldAuthorImageURL, &author.ImageURL},
		{"author_image_url", front.AuthorImageURL, &author.ImageURL}, {"author_url", front.AuthorURL, &author.URL},
		{"author_title", front.AuthorTitle, &author.Title}, {"author", front.Author, &author.Name},
	} {
		value := field.value.Value()
		if value == nil || value == "" {
			continue
		}
		first = field.name
		if !d.setText(field.into, field.name, value, []any{field.name}) {
			return nil
		}
	}
	switch {
	case first == "":
		return nil
	case author.Name == "" && author.ImageURL == "":
		d.reportAt([]any{first}, diag.Error, "the author has no name", "add one, such as author: Ann Example")
		return nil
	}
	d.reportInline(author, []any{first})
	return []Author{author}
}
