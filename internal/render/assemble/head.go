package assemble

import (
	"maps"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// pageHead is what a page's head is made of.
type pageHead struct {
	title, description string
	path               string
	className          string
	noIndex            bool
	lead               *bool // what the page says about its first paragraph
}

// head follows Docusaurus's rule for titles: the page's title and the site's title, or only the
// site's if both are equal.
func (a Assembler) head(page pageHead) contract.Head {
	return contract.Head{
		Title: a.documentTitle(page.title), Description: page.description,
		Canonical: a.Edition.Origin + page.path, ClassName: page.className, NoIndex: page.noIndex, Lead: chosen(page.lead, a.Config.ThemeConfig.Lead),
	}
}

func (a Assembler) documentTitle(title string) string {
	if title == "" || title == a.Config.Title {
		return a.Config.Title
	}
	return title + " " + a.Config.TitleDelimiter + " " + a.Config.Title
}

// className returns Docusaurus's class names for a kind of page, which site styles can use on
// the html element.
func className(set *site.DocSet, kind string) string {
	return strings.TrimSpace("docs-wrapper plugin-docs plugin-id-" + set.ID.Instance + " " + set.ClassName + " " + kind)
}

// outsideClass returns the class names of a page outside the docs. As in Docusaurus, they
// include those of the docs at the root of the site, in the version that readers get by default.
func (a Assembler) outsideClass(kind string) string {
	for _, set := range a.Edition.Sets {
		if set.Base() == "/" {
			return className(set, kind)
		}
	}
	return kind
}

// socialURL returns the absolute URL of an image that the page in file names, or "".
func (a Assembler) socialURL(file, image string) string {
	found, isAsset := a.Edition.Assets[link.Reference{From: file, Link: image}]
	switch {
	case site.IsElsewhere(image):
		return image
	case !isAsset:
		return ""
	}
	return a.Edition.Origin + a.Edition.Routes.URL(found.Output)
}

// imageURL returns the absolute URL of an image in a static folder that a script names.
func (a Assembler) imageURL(image string) string {
	if image == "" || site.IsElsewhere(image) {
		return image
	}
	return a.Edition.Origin + a.Edition.Routes.Under("/"+strings.TrimPrefix(image, "/"))
}

// RedirectScript returns the URL of the script that redirects readers.
func (a Assembler) RedirectScript() string {
	name, _ := redirect.Script()
	return a.Edition.Routes.URL(Folder + "/" + name)
}

// movedScript returns the script element for a page with retired anchors, or "".
func (a Assembler) movedScript(path string) string {
	anchors := a.Edition.Redirects.Anchors(path)
	if len(anchors) == 0 {
		return ""
	}
	return redirect.Element(a.RedirectScript(), "", anchors)
}

// quietClass is the class of the html element on pages that do not show the announcement of the site.
const quietClass = "no-announcement"

// withOwn adds what a page says about itself in its front matter: elements of the head and an
// announcement.
func (a Assembler) withOwn(page Page, fields content.FrontMatter) Page {
	if fields.Announcement.None {
		page.Data.Head.ClassName = strings.TrimSpace(page.Data.Head.ClassName + " " + quietClass)
	}
	if text := fields.Announcement.HTML; text != "" {
		if !a.Config.Markdown.Unsafe {
			text = markdown.Sanitizer()(text)
		}
		page.Data.Header = `<div class="admonition" role="note" data-kind="` + fields.Announcement.Type + `">` + markdown.Fragment(text) + "</div>" +
			page.Data.Header
	}
	return page
}

// HeadTags returns the elements that the front matter of a page and plugins add to its head, with the base URL in
// paths.
func HeadTags(edition *site.Edition, page *site.Page) []shell.Tag {
	var tags []shell.Tag
	add := func(name string, given map[string]string, text string) {
		attributes := maps.Clone(given)
		for _, name := range []string{"href", "src"} {
			if path, isPath := strings.CutPrefix(attributes[name], "/"); isPath && !strings.HasPrefix(path, "/") {
				attributes[name] = edition.Routes.URL(path)
			}
		}
		tags = append(tags, shell.Tag{Tag: name, Attributes: attributes, Text: text})
	}
	for _, tag := range page.Text.FrontMatter.Head {
		add(tag.Name, tag.Attributes, tag.Text)
	}
	for _, tag := range edition.Added[page].Head {
		add(tag.TagName, tag.Attributes, tag.InnerHTML)
	}
	return tags
}

// landingClass is the class of the html element on landing pages.
const landingClass = "landing"

// onLanding removes everything around the content if the page is a landing page.
func onLanding(page *site.Page, data contract.PageData) contract.PageData {
	if !page.Text.FrontMatter.LandingPage {
		return data
	}
	data.Head.ClassName = strings.TrimSpace(data.Head.ClassName + " " + landingClass)
	data.HideTOC, data.TOC, data.Sidebar, data.Breadcrumbs = true, []contract.TOCItem{}, nil, []contract.Breadcrumb{}
	data.Previous, data.Next, data.EditURL, data.LastUpdated, data.Tags = nil, nil, "", nil, nil
	return data
}
