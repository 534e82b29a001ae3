package assemble

import (
	"maps"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// quietClass is the class of the html element on pages that do not show the announcement of the site.
const quietClass = "no-announcement"

// withOwn adds what a page says about itself in its front matter: elements of the head and an
// announcement.
func (a Assembler) withOwn(page Page, fields content.FrontMatter) Page {
	page.HeadTags = HeadTags(a.Edition, fields)
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

// HeadTags returns the elements that the front matter of a page adds to its head, with the base URL in
// paths.
func HeadTags(edition *site.Edition, fields content.FrontMatter) []shell.Tag {
	var tags []shell.Tag
	for _, tag := range fields.Head {
		attributes := maps.Clone(tag.Attributes)
		for _, name := range []string{"href", "src"} {
			if path, isPath := strings.CutPrefix(attributes[name], "/"); isPath && !strings.HasPrefix(path, "/") {
				attributes[name] = edition.Routes.URL(path)
			}
		}
		tags = append(tags, shell.Tag{Tag: tag.Name, Attributes: attributes, Text: tag.Text})
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
