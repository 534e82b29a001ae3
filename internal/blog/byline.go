package blog

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// authors returns the authors that the front matter names.
func (d *describer) authors() []Author {
	front := d.FrontMatter
	if front.Authors.Value() == nil {
		return d.oldAuthor()
	}
	if front.HasOldAuthor() {
		d.reportField("authors", diag.Error, `the post has "authors" and also the older fields for an author`, "name all authors in authors")
	}
	written, isList := front.Authors.Value().([]any)
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

// reportAt reports a value in the front matter. What is wrong with a field of the original is
// reported there.
func (d *describer) reportAt(at []any, severity diag.Severity, text, hint string) {
	if !d.Sets(at[0].(string)) {
		return
	}
	finding := d.ReportAt(severity, text, hint, at...)
	finding.Code = Code
	d.findings = append(d.findings, finding)
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

// override sets the fields of an author that the post sets itself.
func (d *describer) override(author *Author, fields map[string]any, at []any) bool {
	texts := author.texts()
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		at := slices.Clip(at)
		into, value := texts[name], fields[name]
		switch text, isText := textOf(value); {
		case into != nil && isText:
			*into = text
		case into != nil && value != nil:
			d.reportAt(append(at, name), diag.Error, fmt.Sprintf("%s must be a string", name), "put the value in quotes to make it a string")
			return false
		case name == "socials":
			d.overrideSocials(author, value, append(at, name))
		case name != "key" && into == nil:
			if hint := diag.DidYouMean(name, append(fieldNames, "key")); hint != "" {
				d.reportAt(append(at, name), diag.Warning, fmt.Sprintf("unknown field %q of an author", name), hint)
			}
		}
	}
	return true
}

func (d *describer) overrideSocials(author *Author, value any, at []any) {
	socials, _ := value.(map[string]any)
	author.Socials = nil
	for _, platform := range slices.Sorted(maps.Keys(socials)) {
		account, _ := textOf(socials[platform])
		social, problem := newSocial(platform, account)
		if problem != "" {
			d.reportAt(append(at, platform), diag.Error, problem, socialsHint())
			continue
		}
		author.Socials = append(author.Socials, social)
	}
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
		hint := diag.DidYouMean(key, d.options.Authors.keys())
		if hint == "" {
			hint = "add the author to that file"
		}
		d.reportAt(at, diag.Error, fmt.Sprintf("the author %q is not in %s", key, d.options.AuthorsFile), hint)
	}
	return author, found
}

// oldAuthor returns the author in the fields that precede authors.
func (d *describer) oldAuthor() []Author {
	front := d.FrontMatter
	author := Author{
		Name: firstText(front.Author), Title: firstText(front.AuthorTitle, front.OldAuthorTitle),
		URL: firstText(front.AuthorURL, front.OldAuthorURL), ImageURL: firstText(front.AuthorImageURL, front.OldAuthorImageURL),
	}
	if author.Name == "" && author.Title == "" && author.URL == "" && author.ImageURL == "" {
		return nil
	}
	for _, field := range []string{"author", "author_title", "author_url", "author_image_url", "authorTitle", "authorURL", "authorImageURL"} {
		if d.Sets(field) {
			d.reportInline(author, []any{field})
			break
		}
	}
	return []Author{author}
}

// reportInline reports an author that the post describes itself.
func (d *describer) reportInline(author Author, at []any) {
	if d.options.Inline != diag.Ignore {
		d.reportAt(at, d.options.Inline, fmt.Sprintf("the author %q is not in %s", author.Name, d.options.AuthorsFile),
			"describe the author there and name the key here, or set blog.onInlineAuthors to ignore")
	}
}

// firstText returns the first of some values that is a text, or "".
func firstText(values ...content.Raw) string {
	for _, value := range values {
		if text, isText := textOf(value.Value()); isText {
			return text
		}
	}
	return ""
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
