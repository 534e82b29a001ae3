package feed

import (
	"encoding/xml"
	"path"
	"slices"
	"strings"
	"time"
)

// rssFeed is the document of RSS 2.0 (rssboard.org/rss-specification), with the elements that its
// best practices profile recommends.
type rssFeed struct {
	XMLName xml.Name   `xml:"rss"`
	Version string     `xml:"version,attr"`
	Atom    string     `xml:"xmlns:atom,attr"`
	Creator string     `xml:"xmlns:dc,attr"`
	Content string     `xml:"xmlns:content,attr"`
	Channel rssChannel `xml:"channel"`
}

type rssChannel struct {
	Title       string     `xml:"title"`
	Link        string     `xml:"link"`
	Description string     `xml:"description"`
	Self        atomLink   `xml:"atom:link"`
	Language    string     `xml:"language,omitempty"`
	Copyright   string     `xml:"copyright,omitempty"`
	Built       string     `xml:"lastBuildDate,omitempty"`
	Image       *rssImage  `xml:"image"`
	Readable    *innerHTML `xml:",omitempty"`
	Items       []rssItem  `xml:"item"`
}

type rssImage struct {
	URL   string `xml:"url"`
	Title string `xml:"title"`
	Link  string `xml:"link"`
}

type rssItem struct {
	Title       string     `xml:"title"`
	Link        string     `xml:"link"`
	GUID        rssGUID    `xml:"guid"`
	Date        string     `xml:"pubDate,omitempty"`
	Description string     `xml:"description,omitempty"`
	Authors     []string   `xml:"dc:creator"`
	Categories  []string   `xml:"category"`
	Content     string     `xml:"content:encoded,omitempty"`
	Readable    *innerHTML `xml:",omitempty"`
}

type rssGUID struct {
	IsPermalink bool   `xml:"isPermaLink,attr"`
	Text        string `xml:",chardata"`
}

// RSS returns the feed as RSS 2.0. The URL of the file itself is self.
func (f Feed) RSS(self string) []byte {
	channel := rssChannel{
		Title: f.Title, Link: f.URL, Description: f.Description, Self: atomLink{Href: self, Rel: "self", Type: "application/rss+xml"},
		Language: f.Language, Copyright: f.Copyright, Built: rssDate(f.newest()), Readable: f.head(),
	}
	if isBitmap(f.Icon) {
		channel.Image = &rssImage{f.Icon, f.Title, f.URL}
	}
	for _, item := range f.Items {
		made := rssItem{
			Title: item.Title, Link: item.URL, GUID: rssGUID{true, item.URL}, Date: rssDate(item.Date), Description: item.Summary,
			Categories: item.Tags, Content: item.HTML, Readable: f.body(item),
		}
		for _, author := range item.Authors {
			made.Authors = append(made.Authors, author.Name)
		}
		channel.Items = append(channel.Items, made)
	}
	return f.document(rssFeed{
		Version: "2.0", Atom: atomNamespace, Creator: "http://purl.org/dc/elements/1.1/", Content: "http://purl.org/rss/1.0/modules/content/",
		Channel: channel,
	})
}

// isBitmap reports whether an image has one of the formats that RSS allows.
func isBitmap(url string) bool {
	return slices.Contains([]string{".gif", ".jpeg", ".jpg", ".png"}, strings.ToLower(path.Ext(url)))
}

// rssDate returns a date of RFC 822 with four digits for the year, or "" for no date.
func rssDate(at time.Time) string {
	if at.IsZero() {
		return ""
	}
	return strings.Replace(at.UTC().Format(time.RFC1123), "UTC", "GMT", 1)
}

// document encodes the root element of a feed. Characters that XML cannot have become U+FFFD.
func (f Feed) document(root any) []byte {
	encoded, err := xml.Marshal(root)
	if err != nil {
		panic(err) // all fields are texts
	}
	return []byte(xml.Header + f.styleSheet() + string(encoded) + "\n")
}
