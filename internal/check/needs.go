package check

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// PolicySources returns the sources that a site's texts, sidebars, code and config refer to:
// content that the authors want readers to see. Of untrusted authors, only images count.
func PolicySources(s site.Site, links Links) policy.Sources {
	needs := policy.Sources{}
	for _, edition := range s.Editions {
		if known := links.sources[edition]; known != nil {
			needs.Merge(known)
		} else {
			needs.Merge(textsNeed(edition, links, s.Config.Markdown.Unsafe))
		}
	}
	for _, author := range allAuthors(s) {
		needs.Add("img-src", policy.Source(author.ImageURL))
	}
	for _, edition := range s.Editions {
		for _, set := range edition.Sets {
			for _, html := range set.Navigation.HTML() {
				htmlNeeds(needs, html, s.Config.Markdown.Unsafe)
			}
		}
	}
	for _, fragment := range s.Config.Fragments() {
		needs.HTML(fragment.HTML)
	}
	for _, image := range s.Config.Images() {
		needs.Add("img-src", policy.Source(image))
	}
	for _, script := range s.Scripts {
		for _, link := range script.Links {
			if link.Element != "" {
				needs.Element(link.Element, map[string]string{strings.ToLower(link.Attribute): link.Target})
			}
		}
	}
	return needs
}

// allAuthors returns the authors of all blogs, those in the authors files and those in posts.
func allAuthors(s site.Site) []blog.Author {
	var authors []blog.Author
	for _, edition := range s.Editions {
		for _, of := range edition.Blogs {
			authors = append(authors, of.Authors.All()...)
			for _, page := range of.Posts {
				authors = append(authors, page.Post.Authors...)
			}
		}
	}
	return authors
}

// textsNeed returns the sources that the texts of a locale refer to.
func textsNeed(edition *site.Edition, links Links, unsafe bool) policy.Sources {
	needs := policy.Sources{}
	for _, page := range edition.Pages {
		if page.Text != nil {
			textNeeds(needs, page.Text, links, unsafe || !page.IsDoc() && page.Post == nil)
		}
	}
	return needs
}

// textNeeds adds the sources that a text refers to.
func textNeeds(needs policy.Sources, text *site.Text, links Links, isTrusted bool) {
	resolved := links.Of(text)
	for i, link := range text.Files() {
		if link.Kind == markdown.Image && i < len(resolved) {
			needs.Add("img-src", policy.Source(resolved[i].Href))
		}
	}
	if !isTrusted {
		return
	}
	for _, tag := range text.Tags() {
		needs.Element(tag.Name, tag.Attributes)
	}
}

// htmlNeeds adds the sources that HTML refers to. If its author is not trusted, it adds only
// images.
func htmlNeeds(needs policy.Sources, html string, isTrusted bool) {
	found := policy.Sources{}
	found.HTML(html)
	if !isTrusted {
		found = policy.Sources{"img-src": found["img-src"]}
	}
	needs.Merge(found)
}
