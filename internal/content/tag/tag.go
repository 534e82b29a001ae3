// Package tag groups docs by the tags in their front matter.
//
// [ParseFile] reads the tags file, and [Group] makes [Tags] from the docs. The rules are
// Docusaurus's. The package knows neither the base URL nor HTML.
package tag

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Code is the code of this package's diagnostics.
const Code = "tags"

// Root is the path of the page that lists all tags, relative to the root of the docs. The pages
// of single tags are below it.
const Root = "/tags"

// Tag is one tag with its docs.
type Tag struct {
	Slug        string // relative to the root of the docs: "/tags/api"
	Label       string // the first that a doc gives it, or the one in the tags file
	Description string
	Docs        []content.Doc // by title, without unlisted docs unless all are unlisted
	Unlisted    bool          // all docs are unlisted
}

// Tags are the tags of a site.
type Tags struct {
	All []Tag // by slug

	ofDoc map[string][]Link
}

// Link is a tag as one doc names it.
type Link struct {
	Slug  string
	Label string
}

// Of returns the tags of a doc, in the doc's own order and words.
func (t Tags) Of(id string) []Link { return t.ofDoc[id] }

// Listed returns the tags that have at least one listed doc.
func (t Tags) Listed() []Tag {
	return slices.DeleteFunc(slices.Clone(t.All), func(tag Tag) bool { return tag.Unlisted })
}

// Options configure which tags are allowed.
type Options struct {
	File   *File         // nil without a tags file
	Inline diag.Severity // of a tag that is not in the tags file
	Option string        // the option that sets Inline, for hints
}

// Group groups the docs by tag. Tags with the same permalink are the same tag.
func Group(docs []content.Doc, options Options) (Tags, []diag.Diagnostic) {
	found := map[string]*Tag{}
	tags := Tags{ofDoc: map[string][]Link{}}
	var findings []diag.Diagnostic
	reported := map[string]bool{} // labels that share the page of another
	for _, doc := range docs {
		for _, written := range doc.FrontMatter.Tags {
			tag, finding := options.resolve(doc, written)
			if finding != nil {
				findings = append(findings, *finding)
			}
			first := found[tag.Slug]
			if first != nil && written.Permalink == "" && !isSameName(first.Label, tag.Label) && !reported[tag.Label] {
				reported[tag.Label] = true
				findings = append(findings, sharesPage(doc, *first, tag))
			}
			isSame := func(link Link) bool { return link.Slug == tag.Slug }
			if tag.Slug == Root || slices.ContainsFunc(tags.ofDoc[doc.ID], isSame) {
				continue
			}
			tags.ofDoc[doc.ID] = append(tags.ofDoc[doc.ID], Link{Slug: tag.Slug, Label: tag.Label})
			if found[tag.Slug] == nil {
				found[tag.Slug] = &tag
			}
			found[tag.Slug].Docs = append(found[tag.Slug].Docs, doc)
		}
	}
	for _, tag := range found {
		tags.All = append(tags.All, tag.arranged())
	}
	slices.SortFunc(tags.All, func(a, b Tag) int { return strings.Compare(a.Slug, b.Slug) })
	return tags, findings
}

// sharesPage reports a tag that gets the page of another one, because URLs have only letters and digits of a name.
func sharesPage(doc content.Doc, first, tag Tag) diag.Diagnostic {
	return doc.Report("tags", diag.Warning, fmt.Sprintf("the tags %q and %q have the same page, %s", first.Label, tag.Label, tag.Slug),
		fmt.Sprintf("give one of them a permalink: {label: %q, permalink: /name}", tag.Label)).WithCode(Code)
}

// isSameName reports whether two labels differ only in case, spaces and hyphens.
func isSameName(a, b string) bool {
	plain := func(label string) string { return strings.ToLower(separators.Replace(label)) }
	return a == b || plain(a) == plain(b)
}

var separators = strings.NewReplacer("-", "", "_", "", " ", "")

// resolve returns the tag that a doc means. If the tag has no valid slug, resolve reports that
// and returns a tag with the slug Root.
func (o Options) resolve(doc content.Doc, written content.Tag) (Tag, *diag.Diagnostic) {
	if written.Permalink == "" && o.File != nil {
		if defined, known := o.File.tags[written.Label]; known {
			return Tag{Slug: below(defined.Permalink), Label: defined.Label, Description: defined.Description}, nil
		}
	}
	result := Tag{Slug: below(cmp.Or(written.Permalink, slug.Kebab(written.Label))), Label: written.Label}
	if !slug.IsPath(written.Permalink) {
		finding := doc.Report("tags", diag.Error, fmt.Sprintf("the permalink %q is not a path", written.Permalink), "write a path such as /name")
		return Tag{Slug: Root}, &finding
	}
	if result.Slug == Root {
		finding := doc.Report("tags", diag.Error, fmt.Sprintf("the tag %q has no letter or digit for its URL", written.Label),
			fmt.Sprintf("add a permalink: {label: %q, permalink: /name}", written.Label))
		return result, &finding
	}
	if o.File == nil || o.File.has(result.Slug) {
		return result, nil
	}
	hint := cmp.Or(diag.DidYouMean(written.Label, o.File.keys), "add it to that file, or set "+o.Option+" to ignore")
	finding := doc.Report("tags", o.Inline, fmt.Sprintf("the tag %q is not in %s", written.Label, o.File.name), hint).WithCode(Code)
	return result, &finding
}

// below returns a permalink below Root.
func below(permalink string) string { return path.Join(Root, path.Join("/", permalink)) }

// arranged sorts the docs of a tag and removes unlisted ones.
func (t Tag) arranged() Tag {
	isUnlisted := func(doc content.Doc) bool { return doc.FrontMatter.Unlisted }
	if listed := slices.DeleteFunc(slices.Clone(t.Docs), isUnlisted); len(listed) > 0 {
		t.Docs = listed
	} else {
		t.Unlisted = true
	}
	slices.SortStableFunc(t.Docs, func(a, b content.Doc) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.Title), strings.ToLower(b.Title)), strings.Compare(a.ID, b.ID))
	})
	return t
}
