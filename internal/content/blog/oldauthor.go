package blog

import (
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

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
