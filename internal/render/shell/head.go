package shell

import (
	"bytes"
	"cmp"
	"encoding/json"
	"html"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/card"
)

func (s Site) head(out *bytes.Buffer, page Page) {
	head := page.Data.Head
	out.WriteString("<head>\n")
	element(out, "meta", attribute{"charset", "utf-8"})
	if s.Policy != "" { // before everything that it applies to
		element(out, "meta", attribute{"http-equiv", "Content-Security-Policy"}, attribute{"content", s.Policy})
	}
	page.meta(out, "generator", s.Data.Generator)
	out.WriteString("<title>" + html.EscapeString(head.Title) + "</title>\n")
	page.meta(out, "viewport", "width=device-width, initial-scale=1")
	page.meta(out, "description", head.Description)
	page.meta(out, "keywords", strings.Join(page.Keywords, ", "))
	if s.NoIndex || head.NoIndex {
		page.meta(out, "robots", "noindex, nofollow")
	}
	s.social(out, page)
	s.versionTags(out, page)
	for _, extra := range s.Metadata {
		if key := (Tag{Tag: "meta", Attributes: extra}).key(); key == "" || page.lacks(key) {
			element(out, "meta", sortedAttributes(extra)...)
		}
	}
	if s.Favicon != "" {
		element(out, "link", attribute{"rel", "icon"}, attribute{"href", s.Favicon})
	}
	if page.lacks("canonical") {
		canonical(out, page)
	}
	if page.Markdown != "" {
		element(out, "link", attribute{"rel", "alternate"}, attribute{"type", "text/markdown"}, attribute{"href", page.Markdown})
	}
	breadcrumbs(out, s.URL, page.Data)
	if page.Script != "" {
		out.WriteString(page.Script + "\n")
	}
	if labels := s.bootLabels(page); labels != nil {
		out.WriteString(`<script type="application/json" data-labels>` + string(labels) + "</script>\n")
	}
	out.WriteString("<script>" + s.Boot + "</script>\n")
	s.load(out, page)
	for _, tag := range s.Tags {
		if tag.key() == "" || page.lacks(tag.key()) {
			tag.write(out)
		}
	}
	for _, tag := range page.Tags {
		if last, _ := Find(page.Tags, tag.key()); tag.Tag != "title" && (tag.key() == "" || reflect.DeepEqual(last, tag)) {
			tag.write(out, attribute{contract.PageHead, ""})
		}
	}
	out.WriteString("</head>\n")
}

// load links the scripts and the style sheets of the theme and of the page.
func (s Site) load(out *bytes.Buffer, page Page) {
	s.sheet(out, s.Styles)
	if page.Data.Sidebar != nil { // boot.ts scrolls it before the first paint, for which it must be complete
		element(out, "link", attribute{"rel", "expect"}, attribute{"href", "#" + contract.SidebarID}, attribute{"blocking", "render"})
	}
	preload := s.Preload
	for _, url := range page.Data.Styles {
		s.sheet(out, url, attribute{contract.PageStyles, url})
	}
	for _, url := range s.Sheets {
		s.sheet(out, url)
	}
	if code := page.Data.Code; code != nil {
		preload = slices.Concat(s.Preload, code.Preload, []string{code.Script})
	}
	for _, url := range preload {
		preloaded(out, url)
	}
	if s.Texts != "" { // before all others
		preloaded(out, s.Texts, ownScript)
	}
	preloaded(out, s.Client, ownScript)
}

// preloaded links a script, which must not delay what the first paint needs.
func preloaded(out *bytes.Buffer, url string, more ...attribute) {
	element(out, "link", append([]attribute{{"rel", "modulepreload"}, {"href", url}, {"fetchpriority", "low"}}, more...)...)
}

// sheet writes a style sheet or, if the document does not contain it, a link to it.
func (s Site) sheet(out *bytes.Buffer, url string, more ...attribute) {
	if text := s.Inline[url]; text != "" {
		startTag(out, "style", more...)
		out.WriteString(text + "</style>\n")
		return
	}
	element(out, "link", append([]attribute{{"rel", "stylesheet"}, {"href", url}}, more...)...)
}

// ownScript marks the scripts without which a page does not work. boot.ts starts them when the page is painted, and tells the reader
// if they do not load.
var ownScript = attribute{"data-docgen", ""}

// bootLabels returns the texts of the inline script on a page.
func (s Site) bootLabels(page Page) json.RawMessage {
	if s.Banner && page.IsHome {
		return s.HomeLabels
	}
	return s.Labels
}

// meta writes a named meta element, unless the value is empty or the page has its own.
func (p Page) meta(out *bytes.Buffer, name, value string) {
	if value == "" || !p.lacks(name) {
		return
	}
	key := "name"
	if strings.HasPrefix(name, "og:") || strings.HasPrefix(name, "article:") {
		key = "property"
	}
	element(out, "meta", attribute{key, name}, attribute{"content", value})
}

// social writes the metadata that social media show for links to the page (Open Graph,
// Twitter).
func (s Site) social(out *bytes.Buffer, page Page) {
	head := page.Data.Head
	image, kind := cmp.Or(page.Image, s.Image), "summary_large_image"
	if image == "" {
		kind = "summary"
	}
	page.meta(out, "og:title", head.Title)
	page.meta(out, "og:description", head.Description)
	page.meta(out, "og:url", head.Canonical)
	page.meta(out, "og:type", "article")
	page.meta(out, "og:site_name", s.Data.Title)
	page.meta(out, "og:locale", localeOf(s.Data.Tag()))
	for _, other := range page.Alternates.Pages {
		if other.Language != s.Data.Tag() {
			page.meta(out, "og:locale:alternate", localeOf(other.Language))
		}
	}
	page.meta(out, "og:image", image)
	if page.Drawn && page.lacks("og:image") {
		page.drawn(out)
	}
	page.meta(out, "twitter:card", kind)
	if article := page.Article; article != nil {
		page.meta(out, "article:published_time", article.Published)
		page.meta(out, "article:modified_time", article.Modified)
		for _, author := range article.Authors {
			page.meta(out, "article:author", author)
		}
		for _, tag := range article.Tags {
			page.meta(out, "article:tag", tag)
		}
	}
}

// drawn describes a social card, so that social media show it at once in its size.
func (p Page) drawn(out *bytes.Buffer) {
	p.meta(out, "og:image:type", card.Type)
	p.meta(out, "og:image:width", strconv.Itoa(card.Width))
	p.meta(out, "og:image:height", strconv.Itoa(card.Height))
	p.meta(out, "og:image:alt", p.Data.Head.Title)
	p.meta(out, "twitter:image", p.Image)
	p.meta(out, "twitter:image:alt", p.Data.Head.Title)
}

// versionTags tell search services the locale and the version of a page, under the names that
// Docusaurus gives them and DocSearch reads.
func (s Site) versionTags(out *bytes.Buffer, page Page) {
	version, tag := "", cmp.Or(page.Kind, "default")
	if page.Data.Version != nil {
		version = page.Data.Version.Name
		tag = "docs-" + page.Data.Docs + "-" + version
	}
	page.meta(out, "docusaurus_locale", s.Locale)
	page.meta(out, "docusaurus_version", version)
	page.meta(out, "docusaurus_tag", tag)
	page.meta(out, "docsearch:language", s.Locale)
	page.meta(out, "docsearch:version", version)
	page.meta(out, "docsearch:docusaurus_tag", tag)
	page.meta(out, "docgen:site_version", s.Data.Version)
}

// localeOf writes a language tag as Open Graph has it.
func localeOf(tag string) string { return strings.ReplaceAll(tag, "-", "_") }

func canonical(out *bytes.Buffer, page Page) {
	if page.Data.Head.Canonical == "" {
		return
	}
	element(out, "link", attribute{"rel", "canonical"}, attribute{"href", page.Data.Head.Canonical})
	for _, same := range page.Alternates.Pages {
		alternate(out, same.Language, same.URL)
	}
	if page.Alternates.Default != "" {
		alternate(out, "x-default", page.Alternates.Default)
	}
}

func alternate(out *bytes.Buffer, language, url string) {
	element(out, "link", attribute{"rel", "alternate"}, attribute{"href", url}, attribute{"hreflang", language})
}

// breadcrumbs writes the breadcrumbs as structured data (schema.org's BreadcrumbList). It
// contains the steps that have a page; the last one is the page itself.
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

// sortedAttributes leaves out invalid attribute names, because they cannot be escaped.
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
