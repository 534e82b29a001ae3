// Package shell writes the HTML document around React's output: the head, the root element, the
// page's data and the scripts.
//
// Its main function is [Site.HTML]. It knows the contract and HTML, and nothing of Markdown,
// routes or files.
package shell

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// ContentMarker marks the place of a page's content in React's output. On the server, the theme
// renders it in place of the content.
const ContentMarker = "<!--docgen:content-->"

// Site is everything that all pages share.
type Site struct {
	Data       contract.SiteData
	JSON       json.RawMessage   // Data as JSON
	Theme      string            // hash that pages and their data contain
	Client     string            // URL of the entry script
	Texts      string            // URL of the script with the texts of the locale, which runs before all others; "" for none
	Styles     string            // URL of the style sheet
	Sheets     []string          // URLs of other style sheets of all pages
	Late       string            // URL of the style sheet that the first paint does not wait for; "" for none
	Inline     map[string]string // texts of the style sheets that documents contain instead of links, by URL
	Preload    []string
	Locale     string              // name of the locale
	Boot       string              // inline script in the head, equal on all pages
	Labels     json.RawMessage     // texts of the inline script, by the English ones; nil for none
	HomeLabels json.RawMessage     // the same for home pages, which also show the banner
	Banner     bool                // whether the home page shows an error if baseUrl is wrong
	PlainLinks bool                // whether links do not show what they lead to
	Policy     string              // Content-Security-Policy for a meta element; "" for none
	Favicon    string              // URL; "" for none
	Image      string              // absolute URL of the image that social media show; "" for none
	Metadata   []map[string]string // additional meta elements from the config
	NoIndex    bool
	URL        string // origin of the site, without a slash at the end
	Index      string // absolute URL of llms.txt, to which each page leads agents; "" for none
	Tags       []Tag  // elements from the config for every page's head: style sheets, others, scripts
}

// Page is a page to write.
type Page struct {
	About
	Data     contract.PageData // with its content
	JSON     json.RawMessage   // Data without the HTML that is in Body
	Body     string            // React's HTML with the marker instead of the content
	Markdown string            // URL of the page as Markdown; "" if there is none
	Drawn    bool              // Image is a social card that shows the title
	Tags     []Tag             // elements for its head; they replace the page's own of the same name
}

// About is what the head of a page says besides its data.
type About struct {
	Keywords   []string
	Image      string   // that social media show: an absolute URL; "" for the site's
	Script     string   // additional elements, as HTML; "" for none
	Article    *Article // what social media show of a post; nil for others
	Kind       string   // what DocSearch calls the page; "" for what follows from its version
	IsHome     bool
	Alternates Alternates
}

// Article is what social media show of a post.
type Article struct {
	Published, Modified string   // RFC 3339; "" if unknown
	Authors             []string // URLs
	Tags                []string
}

// Alternates are the translations of a page that search engines list, including the page itself.
type Alternates struct {
	Pages   []Alternate
	Default string // URL for readers of other languages; "" for none
}

// Alternate is a page in one language.
type Alternate struct {
	Language string // BCP 47 tag
	URL      string
}

// HTML writes the page's document.
func (s Site) HTML(page Page) ([]byte, error) {
	before, after, marked := strings.Cut(page.Body, ContentMarker)
	if !marked && page.Data.Content != "" {
		return nil, fmt.Errorf("the theme rendered no content for %s", page.Data.Path)
	}
	content := page.Data.Content
	var out bytes.Buffer
	out.Grow(len(page.Body) + len(content) + len(s.JSON) + len(page.JSON)*9/8 + len(s.Boot) + s.inlined() + 4096)
	out.WriteString("<!doctype html>\n")
	s.openHTML(&out, page)
	s.head(&out, page)
	out.WriteString(`<body>`)
	s.directive(&out)
	out.WriteString(`<div id="` + contract.RootID + `">`)
	out.WriteString(before)
	if marked {
		out.WriteString(content)
		out.WriteString(after)
	}
	out.WriteString(`</div><script type="application/json" id="` + contract.DataID + `">`)
	if err := s.hydration(&out, page); err != nil {
		return nil, fmt.Errorf("encode the data of %s: %w", page.Data.Path, err)
	}
	out.WriteString("</script>")
	if s.Late != "" {
		startTag(&out, "link", attribute{"rel", "stylesheet"}, attribute{"href", s.Late})
	}
	out.WriteString("</body></html>\n")
	return out.Bytes(), nil
}

// directive tells agents where the index of all pages is. Neither people nor screen readers notice it, and
// search engines do not quote it. It is outside of what React renders, and the same on all pages.
func (s Site) directive(out *bytes.Buffer) {
	if s.Index != "" {
		out.WriteString(`<div class="visually-hidden" aria-hidden="true" data-nosnippet>For AI agents: the index of all pages is ` +
			html.EscapeString(s.Index) + `</div>`)
	}
}

// inlined returns the size of the style sheets that documents may contain.
func (s Site) inlined() int {
	size := 0
	for _, text := range s.Inline {
		size += len(text)
	}
	return size
}

// hydration writes a contract.Hydration as JSON. It escapes "<", so that no text can close the
// script element around it.
func (s Site) hydration(out *bytes.Buffer, page Page) error {
	theme, err := json.Marshal(s.Theme)
	for _, part := range [...][]byte{[]byte(`{"theme":`), theme, []byte(`,"site":`), s.JSON, []byte(`,"page":`), page.JSON, []byte("}")} {
		json.HTMLEscape(out, part)
	}
	return err
}

func (s Site) openHTML(out *bytes.Buffer, page Page) {
	mode := s.Data.ColorMode
	attributes := []attribute{
		{"lang", s.Data.Tag()},
		{"dir", string(s.Data.Direction)},
		{"class", page.Data.Head.ClassName},
		{contract.Hydrated, "false"},
		{"data-theme", mode.Default},
		{"data-theme-choice", "system"},
		{"data-theme-default", mode.Default},
	}
	if mode.FollowSystem {
		attributes = append(attributes, attribute{"data-theme-follow", ""})
	}
	if mode.DisableSwitch {
		attributes = append(attributes, attribute{"data-theme-locked", ""})
	}
	if page.Data.Head.Lead {
		attributes = append(attributes, attribute{contract.Lead, ""})
	}
	if s.PlainLinks {
		attributes = append(attributes, attribute{"data-hover-cards", "off"})
	}
	if bar := s.Data.AnnouncementBar; bar != nil {
		attributes = append(attributes, attribute{"data-announcement", bar.ID})
	}
	if page.IsHome && s.Banner {
		attributes = append(attributes, attribute{"data-base-url", s.Data.BaseURL})
	}
	element(out, "html", attributes...)
}

// attribute is a name and its value; an empty value is not written.
type attribute struct{ name, value string }

// element writes a start tag and a newline.
func element(out *bytes.Buffer, tag string, attributes ...attribute) {
	startTag(out, tag, attributes...)
	out.WriteByte('\n')
}

func startTag(out *bytes.Buffer, tag string, attributes ...attribute) {
	out.WriteString("<" + tag)
	for _, attribute := range attributes {
		out.WriteString(" " + attribute.name)
		if attribute.value != "" {
			out.WriteString(`="` + html.EscapeString(attribute.value) + `"`)
		}
	}
	out.WriteByte('>')
}
