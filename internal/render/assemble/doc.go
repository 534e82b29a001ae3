package assemble

import (
	"cmp"
	"html"
	"net/url"
	"path"
	"regexp"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/sidebar"
	"github.com/docgen-cli/docgen/internal/site"
)

// docPage returns the data of a doc's page.
func (a Assembler) docPage(page *site.Page) contract.PageData {
	doc, set := page.Text.Doc, page.Set
	at := set.Navigation.At(doc.ID)
	return onLanding(page, contract.PageData{
		Kind: contract.DocPage, Path: page.Route.Path, ID: doc.ID, Docs: set.ID.Instance, Title: doc.Title,
		Head: a.head(pageHead{
			title: doc.Title, description: doc.Description, path: page.Route.Path,
			className: className(set, "docs-doc-page docs-doc-id-"+doc.ID), noIndex: doc.FrontMatter.Unlisted || set.NoIndex,
		}),
		Code:        a.pageCode(page.Text),
		TOC:         a.tableOfContents(page.Text),
		Sidebar:     at.View,
		Breadcrumbs: breadcrumbs(set, at.Trail),
		Previous:    pageLink(set, at.Previous),
		Next:        pageLink(set, at.Next),
		Version:     a.version(page),
		EditURL:     editLink(page, set.Options.EditURL, editURL(set, page.Text)),
		LastUpdated: a.lastUpdated(updated(set, doc), set.Options.ShowLastUpdateAuthor, doc.FrontMatter.Updated().Author, set.Changes[doc.File].Author),
		Tags:        tagLinks(set, doc.ID),
		HideTOC:     doc.FrontMatter.HideTOC,
		Unlisted:    doc.FrontMatter.Unlisted,
		Draft:       doc.FrontMatter.Draft,

		Descriptions: a.descriptions(page, at),
	})
}

// cardList is the component that shows the neighboring pages as cards.
const cardList = "DocCardList"

// descriptions returns the descriptions of the pages that a page lists as cards, by path. It is
// empty for other pages.
func (a Assembler) descriptions(page *site.Page, at sidebar.Position) map[string]string {
	if !a.Edition.Imports.Uses(page.Text, cardList) {
		return nil
	}
	result := map[string]string{}
	for _, card := range at.Cards() {
		if card.Description != "" {
			result[card.Href] = card.Description
		}
	}
	return result
}

// pageCode returns the data of a page's module. It is nil for plain content, and in a preview
// while some code has an error.
func (a Assembler) pageCode(text *site.Text) *contract.PageCode {
	result, known := a.Code[text.Name]
	if !text.Document.IsMDX || !known {
		return nil
	}
	return codeOf(text.Name, result)
}

// codeOf converts a page's script to the contract; absent lists become empty ones, not null.
func codeOf(name string, page bundle.Page) *contract.PageCode {
	return &contract.PageCode{
		Name: name, Script: page.Script, Preload: append([]string{}, page.Preload...),
	}
}

// tableOfContents returns the headings on the levels that the page or the site sets.
func (a Assembler) tableOfContents(text *site.Text) []contract.TOCItem {
	items := []contract.TOCItem{}
	metadata := text.FrontMatter
	if metadata.HideTOC {
		return items
	}
	low, high := a.Config.ThemeConfig.TableOfContents.MinHeadingLevel, a.Config.ThemeConfig.TableOfContents.MaxHeadingLevel
	if metadata.TOCMinLevel != nil {
		low = *metadata.TOCMinLevel
	}
	if metadata.TOCMaxLevel != nil {
		high = *metadata.TOCMaxLevel
	}
	for _, heading := range a.Edition.Imports.Headings(text) {
		if heading.Level >= low && heading.Level <= high && heading.HTML != "" {
			items = append(items, contract.TOCItem{ID: heading.ID, HTML: breakable(a.withKind(heading)), Level: heading.Level})
		}
	}
	return items
}

var (
	inlineCode = regexp.MustCompile(`<code>[^<]*</code>`)
	afterDot   = regexp.MustCompile(`(\w\.)(\w)`)
)

// breakable lets lines end after the dots of names, so that a narrow list does not break "Window.focused()" before
// its last parenthesis.
func breakable(heading string) string {
	return inlineCode.ReplaceAllStringFunc(heading, func(code string) string { return afterDot.ReplaceAllString(code, "$1<wbr>$2") })
}

// withKind returns the HTML of a heading. If it describes a member of an API, a sign that the style sheet
// draws precedes it.
func (a Assembler) withKind(heading markdown.Heading) string {
	if heading.Member == "" {
		return heading.HTML
	}
	name := html.EscapeString(a.labels().Text("docgen.member." + heading.Member))
	return `<span class="member-kind" role="img" data-member="` + heading.Member + `" title="` + name + `"></span><span>` + heading.HTML + "</span>"
}

// breadcrumbs returns the links from the outermost category to a page.
func breadcrumbs(set *site.DocSet, trail []sidebar.Item) []contract.Breadcrumb {
	crumbs := []contract.Breadcrumb{}
	if !set.Options.Breadcrumbs {
		return crumbs
	}
	for i, item := range trail {
		crumb := contract.Breadcrumb{Label: item.Label, Href: item.Href}
		if i == len(trail)-1 {
			crumb.Href = ""
		}
		crumbs = append(crumbs, crumb)
	}
	return crumbs
}

func pageLink(set *site.DocSet, neighbor *sidebar.Neighbor) *contract.PageLink {
	if neighbor == nil {
		return nil
	}
	return &contract.PageLink{Label: neighbor.Label, Href: neighbor.Path(set.Routes)}
}

// editLink returns the URL where readers can edit a page: what the function that the option names
// has returned, or else usual.
func editLink(page *site.Page, option, usual string) string {
	if _, isFunction := config.FunctionOf(option); isFunction && !page.Text.FrontMatter.CustomEditURL.Set {
		return page.EditURL
	}
	return usual
}

// editURL returns the URL where readers can edit the source. Front matter can change or remove
// it. A tag cannot be edited.
func editURL(set *site.DocSet, doc *site.Text) string {
	if own := doc.FrontMatter.CustomEditURL; own.Set {
		return own.Value
	}
	if set.Options.EditURL == "" {
		return ""
	}
	if doc.Source != nil && doc.IsTranslated() {
		if !set.Options.EditLocalizedFiles {
			return editURL(set, doc.Source)
		}
		if set.Options.EditCurrentVersion {
			return route.JoinURL(set.Options.EditURL, path.Join(path.Dir(set.Translations), version.Current, doc.File))
		}
	}
	if set.Options.EditCurrentVersion {
		return route.JoinURL(set.Options.EditURL, path.Join(set.Options.Path, doc.File))
	}
	if doc.Written != "" {
		return route.JoinURL(set.Options.EditURL, doc.Written)
	}
	if set.Git != nil {
		return editOnBranch(set, doc)
	}
	return route.JoinURL(set.Options.EditURL, doc.Name)
}

// branchInURL matches the URL of a folder in a repository up to the branch, which it captures.
var branchInURL = regexp.MustCompile(`^https?://[^/]+/(?:[^?#]+/-|[^/]+/[^/]+)/(?:edit|_edit|tree|blob|src/branch|src)/([^/?#]+)`)

// editOnBranch returns the URL of a doc on its branch, or "" if it is unknown.
func editOnBranch(set *site.DocSet, doc *site.Text) string {
	found := branchInURL.FindStringSubmatchIndex(set.Options.EditURL)
	if set.Git.Branch == "" || found == nil {
		return ""
	}
	base := set.Options.EditURL[:found[2]] + (&url.URL{Path: set.Git.Branch}).EscapedPath() + set.Options.EditURL[found[3]:]
	return route.JoinURL(base, path.Join(set.Options.Path, doc.File))
}

// tagLinks returns the links to the pages of a doc's tags.
func tagLinks(set *site.DocSet, id string) []contract.PageLink {
	var links []contract.PageLink
	for _, tag := range set.Tags.Of(id) {
		if path := set.Routes.Path(route.Tag, tag.Slug); path != "" {
			links = append(links, contract.PageLink{Label: tag.Label, Href: path})
		}
	}
	return links
}

// lastUpdated returns when a text last changed, and the first author that is known: that of its front matter, or else
// of git. It is nil if the site shows neither or both are unknown.
func (a Assembler) lastUpdated(at time.Time, showsAuthor bool, authors ...string) *contract.LastUpdated {
	result := contract.LastUpdated{}
	if !at.IsZero() {
		result.Time, result.Label = machineTime(at), a.date(at, contract.ShortDate)
	}
	if showsAuthor {
		result.Author = cmp.Or(authors...)
	}
	if result == (contract.LastUpdated{}) {
		return nil
	}
	return &result
}

// updated returns when a doc last changed, in UTC. It is zero if the page does not show that.
func updated(set *site.DocSet, doc content.Doc) time.Time {
	if !set.Options.ShowLastUpdateTime {
		return time.Time{}
	}
	return firstTime(doc.FrontMatter.Updated().Time, set.Changes[doc.File].Time)
}

func firstTime(times ...time.Time) time.Time {
	for _, at := range times {
		if !at.IsZero() {
			return at.UTC()
		}
	}
	return time.Time{}
}
