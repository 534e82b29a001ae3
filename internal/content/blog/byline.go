package blog

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
)

// authors returns the authors that the front matter names.
func (d *describer) authors() []Author {
	front := d.FrontMatter
	written, isList := front.Authors.Value().([]any)
	if front.Authors.Value() == nil || isList && len(written) == 0 {
		return d.oldAuthor()
	}
	if front.HasOldAuthor() {
		d.reportField("authors", diag.Error, `the post has "authors" and also the older fields for an author`, "name all authors in authors")
	}
	if !isList {
		written = []any{front.Authors.Value()}
	}
	var authors []Author
	for i, value := range written {
		at := []any{"authors"}
		if isList {
			at = append(at, i)
		}
		author, isValid := d.author(value, at)
		isSame := func(other Author) bool { return author.Key != "" && other.Key == author.Key }
		switch {
		case !isValid:
		case slices.ContainsFunc(authors, isSame):
			d.reportAt(at, diag.Error, fmt.Sprintf("the post names the author %q twice", author.Key), "remove one of them")
		default:
			authors = append(authors, author)
		}
	}
	return authors
}

// author returns the author that a key or a mapping describes. A mapping with a key overrides
// fields of the author in the file.
func (d *describer) author(value any, at []any) (Author, bool) {
	if key, isKey := textOf(value); isKey {
		return d.known(key, at)
	}
	fields, isMapping := value.(map[string]any)
	if !isMapping {
		d.reportAt(at, diag.Error, "an author must be a key of the authors file or a mapping", "for example, write ann, or {name: Ann Example}")
		return Author{}, false
	}
	author := Author{}
	key, hasKey := textOf(fields["key"])
	if !hasKey && fields["key"] != nil {
		d.reportAt(append(at, "key"), diag.Error, "the key of an author must be a string", "write a key of the authors file")
		return Author{}, false
	}
	if hasKey {
		known, found := d.known(key, append(at, "key"))
		if !found {
			return Author{}, false
		}
		author = known
	}
	if !d.override(&author, fields, at) {
		return Author{}, false
	}
	if !hasKey && author.Name == "" && author.ImageURL == "" {
		d.reportAt(at, diag.Error, "the author has neither a key nor a name", "add one of them")
		return Author{}, false
	}
	if !hasKey {
		d.reportInline(author, at)
	}
	return author, true
}

// known returns the author with a key in the authors file.
func (d *describer) known(key string, at []any) (Author, bool) {
	author, found := d.options.Authors.Find(key)
	switch {
	case found:
	case d.options.Authors.IsEmpty():
		d.reportAt(at, diag.Error, fmt.Sprintf("the author %q is not known, because there are no authors in %s", key, d.options.AuthorsFile),
			fmt.Sprintf("create the file with an entry such as %s: {name: Ann Example}", key))
	default:
		hint := cmp.Or(diag.DidYouMean(key, d.options.Authors.positions.Keys()), "add the author to that file")
		d.reportAt(at, diag.Error, fmt.Sprintf("the author %q is not in %s", key, d.options.AuthorsFile), hint)
	}
	return author, found
}

// reportInline reports an author that the post describes itself.
func (d *describer) reportInline(author Author, at []any) {
	if d.options.Inline != diag.Ignore {
		d.reportAt(at, d.options.Inline, fmt.Sprintf("the author %q is not in %s", cmp.Or(author.Name, author.ImageURL), d.options.AuthorsFile),
			"describe the author there and name the key here, or set blog.onInlineAuthors to ignore")
	}
}

// textOf returns a string, or a number as written.
func textOf(value any) (string, bool) {
	switch text := value.(type) {
	case string:
		return text, text != ""
	case json.Number:
		return text.String(), true
	}
	return "", false
}
