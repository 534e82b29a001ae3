// Package shell writes the HTML document around what React rendered: the head,
// the root element, the page's data and the scripts.
//
// Its one function of weight is [Site.HTML]. It knows the contract and HTML, and
// nothing of Markdown, routes or files.
package shell

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"slices"
	"strings"

	"docgen/internal/contract"
)

// ContentMarker stands in React's output where a page's content goes. It is the
// content that the theme renders on the server.
const ContentMarker = "<!--docgen:content-->"

// Site is what all pages have in common.
type Site struct {
	Data     contract.SiteData
	JSON     json.RawMessage // Data as JSON; nil when it is yet to be encoded
	Theme    string          // hash that pages and their data carry
	Client   string          // URL of the entry script
	Styles   string          // URL of the style sheet
	Preload  []string
	Boot     string              // inline script in the head, the same on all pages
	Banner   bool                // whether the home page says so when its baseUrl is wrong
	Policy   string              // Content-Security-Policy to state in the page; "" for none
	Favicon  string              // URL; "" for none
	Image    string              // absolute URL of the picture shown by links to the site; "" for none
	Metadata []map[string]string // extra meta elements of the config
	NoIndex  bool
	URL      string // origin of the site, without a slash at the end
	Tags     []Tag  // elements of the config for every page's head: style sheets, others, scripts
}

// Page is one page to write.
type Page struct {
	Data     contract.PageData // with its content
	JSON     json.RawMessage   // Data without its content; nil when it is yet to be encoded
	Body     string            // React's HTML with the marker in place of the content
	Keywords []string
	Image    string // absolute URL; "" for the site's
	IsHome   bool
	Tags     []Tag  // elements for its head; they take the place of the page's own of the same name
	Script   string // one more element of the head, as HTML; "" for none
}

// HTML writes the page's document.
func (s Site) HTML(page Page) ([]byte, error) {
	before, after, marked := strings.Cut(page.Body, ContentMarker)
	if !marked && page.Data.Content != "" {
		return nil, fmt.Errorf("the theme rendered no content for %s", page.Data.Path)
	}
	content := page.Data.Content
	if title, found := Find(page.Tags, "title"); found && title.Text != page.Data.Head.Title {
		page.Data.Head.Title, page.JSON = title.Text, nil
	}
	data, err := s.hydration(page)
	if err != nil {
		return nil, fmt.Errorf("encode the data of %s: %w", page.Data.Path, err)
	}
	var out bytes.Buffer
	out.Grow(len(page.Body) + len(content) + len(data) + 4096)
	out.WriteString("<!doctype html>\n")
	s.openHTML(&out, page)
	s.head(&out, page)
	out.WriteString(`<body><div id="docgen">`)
	out.WriteString(before)
	if marked {
		out.WriteString(content)
		out.WriteString(after)
	}
	out.WriteString(`</div><script type="application/json" id="docgen-data">`)
	out.Write(data)
	out.WriteString("</script>")
	out.WriteString("</body></html>\n")
	return out.Bytes(), nil
}

// hydration is a contract.Hydration as JSON, in which "<" is escaped, so that no
// text can end the element that it stands in.
func (s Site) hydration(page Page) ([]byte, error) {
	site, data := s.JSON, page.JSON
	var err error
	if site == nil {
		if site, err = json.Marshal(s.Data); err != nil {
			return nil, err
		}
	}
	if data == nil {
		page.Data.Content = ""
		if data, err = json.Marshal(page.Data); err != nil {
			return nil, err
		}
	}
	theme, err := json.Marshal(s.Theme)
	var out bytes.Buffer
	json.HTMLEscape(&out, slices.Concat([]byte(`{"theme":`), theme, []byte(`,"site":`), site, []byte(`,"page":`), data, []byte("}")))
	return out.Bytes(), err
}

func (s Site) openHTML(out *bytes.Buffer, page Page) {
	mode := s.Data.ColorMode
	attributes := []attribute{
		{"lang", s.Data.Locale},
		{"dir", string(s.Data.Direction)},
		{"class", page.Data.Head.ClassName},
		{"data-has-hydrated", "false"},
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
	if bar := s.Data.AnnouncementBar; bar != nil {
		attributes = append(attributes, attribute{"data-announcement", bar.ID})
	}
	if page.IsHome && s.Banner {
		attributes = append(attributes, attribute{"data-base-url", s.Data.BaseURL})
	}
	element(out, "html", attributes...)
}

// attribute is a name and its value; with an empty value the name stands alone.
type attribute struct{ name, value string }

// element writes a start tag and a line end.
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
