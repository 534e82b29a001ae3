package feed

import (
	"cmp"
	_ "embed"
	"encoding/xml"
	"strings"
	"time"
)

// Styled makes feeds readable in browsers. They show XML with a CSS style sheet, and links in it if
// they are XHTML. Feed readers ignore elements of other namespaces. An XSLT style sheet could do
// the same, but browsers are removing XSLT.
type Styled struct {
	Sheet     string // URL of [Sheet]
	About     string // what a feed is
	Visit     string // the text of the link to the page that lists the items
	Direction string // of the language: "ltr" or "rtl"
}

// Sheet is the style sheet of feeds.
//
//go:embed feed.css
var Sheet []byte

// innerHTML is an XHTML element in a feed.
type innerHTML struct {
	XMLName xml.Name
	Lang    string `xml:"lang,attr,omitempty"`
	Dir     string `xml:"dir,attr,omitempty"`
	Markup  string `xml:",innerxml"`
}

const xhtml = "http://www.w3.org/1999/xhtml"

// styleSheet returns the processing instruction that links the style sheet (w3.org/TR/xml-stylesheet).
func (f Feed) styleSheet() string {
	if f.Styled == nil {
		return ""
	}
	return `<?xml-stylesheet type="text/css" href="` + escape(f.Styled.Sheet) + `"?>` + "\n"
}

// head returns what browsers show above the items, and in the tab.
func (f Feed) head() *innerHTML {
	if f.Styled == nil {
		return nil
	}
	return &innerHTML{
		XMLName: xml.Name{Space: xhtml, Local: "header"}, Lang: f.Language, Dir: f.Styled.Direction,
		Markup: "<title>" + escape(f.Title) + `</title><meta name="viewport" content="width=device-width"/>` +
			"<p>" + escape(f.Styled.About) + "</p><h1>" + escape(f.Title) + "</h1><p>" + escape(f.Description) +
			"</p><p>" + link(f.URL, f.Styled.Visit) + "</p>",
	}
}

// body returns what browsers show of an item.
func (f Feed) body(item Item) *innerHTML {
	if f.Styled == nil {
		return nil
	}
	var markup strings.Builder
	markup.WriteString("<h2>" + link(item.URL, item.Title) + "</h2>")
	if !item.Date.IsZero() { // which is in the language of the feed
		markup.WriteString(`<p lang="` + escape(f.Language) + `" dir="` + escape(f.Styled.Direction) + `"><time datetime="` +
			item.Date.UTC().Format(time.DateOnly) + `">` + escape(item.Day) + "</time></p>")
	}
	if item.Summary != "" {
		markup.WriteString("<p>" + escape(item.Summary) + "</p>")
	}
	return &innerHTML{
		XMLName: xml.Name{Space: xhtml, Local: "section"}, Lang: cmp.Or(item.Language, f.Language), Dir: cmp.Or(item.Direction, f.Styled.Direction),
		Markup: markup.String(),
	}
}

func link(href, text string) string { return `<a href="` + escape(href) + `">` + escape(text) + "</a>" }

func escape(text string) string {
	var out strings.Builder
	_ = xml.EscapeText(&out, []byte(text)) // a strings.Builder never fails
	return out.String()
}
