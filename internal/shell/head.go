package shell

import (
	"bytes"
	"encoding/json"
	"html"
	"regexp"
	"slices"
	"strings"

	"docgen/internal/contract"
)

func (s Site) head(out *bytes.Buffer, page Page) {
	head := page.Data.Head
	out.WriteString("<head>\n")
	element(out, "meta", attribute{"charset", "utf-8"})
	if s.Policy != "" { // before all that it is about
		element(out, "meta", attribute{"http-equiv", "Content-Security-Policy"}, attribute{"content", s.Policy})
	}
	meta(out, "generator", s.Data.Generator)
	out.WriteString("<title>" + html.EscapeString(head.Title) + "</title>\n")
	meta(out, "viewport", "width=device-width, initial-scale=1")
	meta(out, "description", head.Description)
	meta(out, "keywords", strings.Join(page.Keywords, ", "))
	if s.NoIndex || head.NoIndex {
		meta(out, "robots", "noindex, nofollow")
	}
	s.social(out, page)
	s.versionTags(out, page.Data)
	for _, extra := range s.Metadata {
		element(out, "meta", sortedAttributes(extra)...)
	}
	if s.Favicon != "" {
		element(out, "link", attribute{"rel", "icon"}, attribute{"href", s.Favicon})
	}
	s.canonical(out, page.Data)
	breadcrumbs(out, s.URL, page.Data)
	out.WriteString("<script>" + s.Boot + "</script>\n")
	element(out, "link", attribute{"rel", "stylesheet"}, attribute{"href", s.Styles})
	for _, url := range s.Preload {
		element(out, "link", attribute{"rel", "modulepreload"}, attribute{"href", url})
	}
	element(out, "script", attribute{"type", "module"}, attribute{"src", s.Client})
	out.WriteString("</script></head>\n")
}

// meta writes a named meta element, or nothing without a value.
func meta(out *bytes.Buffer, name, value string) {
	if value == "" {
		return
	}
	key := "name"
	if strings.HasPrefix(name, "og:") {
		key = "property"
	}
	element(out, "meta", attribute{key, name}, attribute{"content", value})
}

// social writes what links to the page show elsewhere (Open Graph, Twitter).
func (s Site) social(out *bytes.Buffer, page Page) {
	head := page.Data.Head
	image, card := page.Image, "summary_large_image"
	if image == "" {
		image = s.Image
	}
	if image == "" {
		card = "summary"
	}
	meta(out, "og:title", head.Title)
	meta(out, "og:description", head.Description)
	meta(out, "og:url", head.Canonical)
	meta(out, "og:type", "article")
	meta(out, "og:site_name", s.Data.Title)
	meta(out, "og:locale", strings.ReplaceAll(s.Data.Locale, "-", "_"))
	meta(out, "og:image", image)
	meta(out, "twitter:card", card)
}

// versionTags tell search services which locale and version a page is of, by the
// names that DocSearch reads.
func (s Site) versionTags(out *bytes.Buffer, page contract.PageData) {
	meta(out, "docsearch:language", s.Data.Locale)
	meta(out, "docgen:site_version", s.Data.Version)
	if page.Version != nil {
		meta(out, "docsearch:version", page.Version.Name)
		meta(out, "docsearch:docusaurus_tag", "docs-"+page.Docs+"-"+page.Version.Name)
	}
}

func (s Site) canonical(out *bytes.Buffer, page contract.PageData) {
	if page.Head.Canonical == "" {
		return
	}
	element(out, "link", attribute{"rel", "canonical"}, attribute{"href", page.Head.Canonical})
	alternates := page.Locales
	if len(alternates) == 0 {
		alternates = []contract.Alternate{{Locale: s.Data.Locale, Href: page.Path}}
	}
	for _, alternate := range alternates {
		element(out, "link", attribute{"rel", "alternate"}, attribute{"href", s.URL + alternate.Href}, attribute{"hreflang", alternate.Locale})
	}
	element(out, "link", attribute{"rel", "alternate"}, attribute{"href", s.URL + alternates[0].Href}, attribute{"hreflang", "x-default"})
}

// breadcrumbs writes the way to the page as structured data (schema.org's
// BreadcrumbList) from the steps that have a page; the last is the page itself.
func breadcrumbs(out *bytes.Buffer, origin string, page contract.PageData) {
	type step struct {
		Type     string `json:"@type"`
		Position int    `json:"position"`
		Name     string `json:"name"`
		Item     string `json:"item"`
	}
	var steps []step
	for i, crumb := range page.Breadcrumbs {
		if i == len(page.Breadcrumbs)-1 {
			crumb.Href = page.Path
		}
		if crumb.Href != "" {
			steps = append(steps, step{"ListItem", len(steps) + 1, crumb.Label, origin + crumb.Href})
		}
	}
	if len(steps) == 0 {
		return
	}
	text, err := json.Marshal(map[string]any{"@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": steps})
	if err != nil {
		return // strings and numbers always encode
	}
	out.WriteString(`<script type="application/ld+json">` + string(text) + "</script>\n")
}

var attributeName = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9:._-]*$`)

// sortedAttributes leaves out what cannot be the name of an attribute: there is
// no way to escape it.
func sortedAttributes(values map[string]string) []attribute {
	var attributes []attribute
	for name, value := range values {
		if attributeName.MatchString(name) {
			attributes = append(attributes, attribute{name, value})
		}
	}
	slices.SortFunc(attributes, func(a, b attribute) int { return strings.Compare(a.name, b.name) })
	return attributes
}
