package assemble

import (
	"cmp"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/site"
)

// Twin is the version of a page in Markdown, except for its text.
type Twin struct {
	File  string   // in the output folder; "" if the page has none
	Head  string   // the front matter and the line that leads to the index
	Links []string // the URLs of the links and images in the text of the page
}

// With returns the whole file with a text.
func (t Twin) With(text string) string { return t.Head + strings.TrimSpace(text) + "\n" }

// Twins are the absolute URLs of the Markdown versions of pages, by the absolute URLs of the pages without a
// slash at the end.
type Twins map[string]string

// newTwins returns the Markdown versions of all pages of a site. metadata is what scripts declare.
func newTwins(s site.Site, metadata map[string]Metadata) Twins {
	twins := Twins{}
	for _, edition := range s.Editions {
		for _, page := range edition.Pages {
			if file := twinOf(page, metadata); file != "" {
				twins[edition.Origin+strings.TrimSuffix(page.Route.Path, "/")] = edition.Origin + edition.Routes.URL(file)
			}
		}
	}
	return twins
}

// TwinOf returns the file with a page as Markdown, or "" if it has none.
func (a Assembler) TwinOf(page *site.Page) string { return twinOf(page, a.Metadata) }

func twinOf(page *site.Page, metadata map[string]Metadata) string {
	if page.Script != nil && metadata[page.Script.File].NoTwin {
		return ""
	}
	return page.Twin
}

// Index returns the absolute URL of the file that lists all pages of the locale for agents.
func (a Assembler) Index() string {
	return a.FileURL(a.Edition.Routes.File(llms.FileName))
}

// twin returns what the Markdown version of a page is made of besides its text.
func (a Assembler) twin(page *site.Page, data contract.PageData) Twin {
	result := Twin{File: a.TwinOf(page), Head: a.twinHead(page, data)}
	if page.Text != nil {
		result.Links = a.linksIn(page, page.Text)
	}
	return result
}

// linksIn returns the URLs of the links and images in a text that a page shows.
func (a Assembler) linksIn(page *site.Page, text *site.Text) []string {
	links := a.Links.Of(text)
	urls, written := make([]string, len(links)), text.Listed().Links
	for i := range min(len(links), len(written)) {
		if kind := written[i].Kind; kind != markdown.TypeLink { // code has no links in Markdown
			urls[i] = a.twinURL(page, links[i].Href, kind == markdown.Image)
		}
	}
	return urls
}

// twinHead returns the front matter of a Markdown version, and the line that leads to the index.
func (a Assembler) twinHead(page *site.Page, data contract.PageData) string {
	version := ""
	if data.Version != nil && a.hasVersions(page) {
		version = data.Version.Label
	}
	language := a.Edition.Options.HTMLLang
	if data.Translation != nil {
		language = cmp.Or(data.Translation.Language, language)
	}
	var out strings.Builder
	out.WriteString("---\n")
	for _, field := range [][2]string{
		{"title", data.Title}, {"description", data.Head.Description}, {"canonical", cmp.Or(data.Head.Canonical, a.Edition.Origin+page.Route.Path)},
		{"version", version}, {"language", language}, {"updated", lastChange(page)},
	} {
		if field[1] != "" {
			out.WriteString(field[0] + ": " + plainjson.Quote(field[1]) + "\n") // all of JSON is YAML
		}
	}
	out.WriteString("---\n\n> For the index of all pages, see " + a.Index() + "\n\n")
	return out.String()
}

// hasVersions reports whether the docs of a page have several versions.
func (a Assembler) hasVersions(page *site.Page) bool {
	return page.Set != nil && slices.ContainsFunc(a.Edition.Sets, func(set *site.DocSet) bool {
		return set != page.Set && set.ID.Instance == page.Set.ID.Instance
	})
}

// lastChange returns the day on which a page last changed, or "" if it is unknown.
func lastChange(page *site.Page) string {
	if page.Text == nil {
		return ""
	}
	at := firstTime(page.Text.FrontMatter.Updated().Time, page.Changed().Time)
	if at.IsZero() {
		return ""
	}
	return at.Format(time.DateOnly)
}

// twinURL returns the URL of a link in the Markdown of a page: that of another page's Markdown, or else an
// absolute URL. Links within the page remain as they are.
func (a Assembler) twinURL(page *site.Page, href string, isImage bool) string {
	if !strings.HasPrefix(href, "/") || strings.HasPrefix(href, "//") {
		href = fromPage(page.Route.Path, href)
	}
	if !strings.HasPrefix(href, "/") || strings.HasPrefix(href, "//") {
		return href
	}
	path, rest := href, ""
	if at := strings.IndexAny(href, "?#"); at >= 0 {
		path, rest = href[:at], href[at:]
	}
	if isImage {
		rest, _, _ = strings.Cut(rest, "#") // the fragment chooses a color mode
	} else if twin := a.Twins[a.Edition.Origin+strings.TrimSuffix(path, "/")]; twin != "" {
		return twin + rest
	}
	return a.Edition.Origin + path + rest
}

// fromPage returns the path to which a relative link on a page leads. It returns all other links as they are.
func fromPage(page, href string) string {
	target, err := url.Parse(href)
	if err != nil || target.Scheme != "" || target.Host != "" || strings.HasPrefix(href, "#") || href == "" {
		return href
	}
	base, err := url.Parse(page)
	if err != nil {
		return href
	}
	return base.ResolveReference(target).String()
}

// targets are the URLs in the Markdown of a page with these links.
func (a Assembler) targets(page *site.Page, links []string) markdown.Targets {
	return markdown.Targets{
		Link: func(number int) string {
			if number < len(links) {
				return links[number]
			}
			return ""
		},
		URL: func(target string) string { return a.twinURL(page, target, false) },
	}
}

// Markdown returns the Markdown of a page without components, except for its head. content is the HTML of
// a generated page.
func (a Assembler) Markdown(page *site.Page, twin Twin, content string) (string, error) {
	if page.Text == nil {
		return a.FromHTML(page, content), nil
	}
	body, err := page.Text.Body()
	if err != nil {
		return "", err
	}
	return a.withTitle(page, markdown.FillMarkdown(body.Markdown, a.targets(page, twin.Links))), nil
}

// FromHTML returns HTML on a page as Markdown.
func (a Assembler) FromHTML(page *site.Page, html string) string {
	return markdown.FillMarkdown(markdown.HTMLAsMarkdown(html), a.targets(page, nil))
}

// withTitle adds the title of a page to its text, unless that has one.
func (a Assembler) withTitle(page *site.Page, text string) string {
	if page.Text.Document.HasTitle && page.Post == nil || page.Text.Title == "" {
		return text
	}
	return "# " + markdown.EscapedMarkdown(page.Text.Title) + "\n\n" + text
}
