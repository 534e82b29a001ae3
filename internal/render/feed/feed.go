// Package feed writes web feeds: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1.
//
// A [Feed] has all that the formats need. The same feed always gives the same bytes, so no format
// has the time of the build. The package knows neither posts nor pages, and writes no files.
package feed

import (
	"time"
)

// Feed is a list of items, the newest first. All URLs are absolute.
type Feed struct {
	Title       string
	Description string
	Language    string // BCP 47 tag
	Copyright   string // "" for none
	URL         string // of the page that lists the items
	Icon        string // URL of an image; "" for none
	Items       []Item
	Styled      *Styled // makes RSS and Atom readable in browsers; nil for plain feeds
}

// Item is an entry of a feed.
type Item struct {
	Title   string
	Summary string // plain text
	HTML    string // the whole content, well-formed and with absolute URLs
	URL     string // also identifies the item
	Date    time.Time
	Updated time.Time // zero if unknown
	Day     string    // the date as readers of the language write it
	Authors []Author
	Tags    []string
	Image   string // URL; "" for none

	Language  string // BCP 47 tag, if it is not that of the feed
	Direction string // "ltr" or "rtl", if the language is not that of the feed
}

// Author is a person who wrote an item.
type Author struct {
	Name  string
	URL   string // "" if unknown
	Email string // "" if unknown
	Image string // URL of an image; "" for none
}

// Type is a format of feeds.
type Type struct {
	File  string // name of the file
	Media string // media type
	Name  string // for people
	Write func(feed Feed, self string) []byte
}

// Types are the formats, by the names that the config uses. Self is the URL of the feed itself.
var Types = map[string]Type{
	"rss":  {"rss.xml", "application/rss+xml", "RSS", Feed.RSS},
	"atom": {"atom.xml", "application/atom+xml", "Atom", Feed.Atom},
	"json": {"feed.json", "application/feed+json", "JSON", Feed.JSON},
}

// newest returns when an item was last published or changed. It is zero if no item has a date.
func (f Feed) newest() time.Time {
	var newest time.Time
	for _, item := range f.Items {
		for _, at := range []time.Time{item.Date, item.Updated} {
			if at.After(newest) {
				newest = at
			}
		}
	}
	return newest
}

// updated returns the date of the feed, which Atom requires. Without any date it is the start of
// 1970: the time of the build would change the feed each time.
func (f Feed) updated() time.Time {
	if newest := f.newest(); !newest.IsZero() {
		return newest
	}
	return time.Unix(0, 0)
}

// changed returns when an item last changed. An item without a date, such as a release whose author
// left it out, has that of the next older one.
func (f Feed) changed(number int) time.Time {
	if at := f.Items[number].Updated; !at.IsZero() {
		return at
	}
	for _, item := range f.Items[number:] {
		if !item.Date.IsZero() {
			return item.Date
		}
	}
	return f.updated()
}

// machineDate returns a date of RFC 3339, or "" for no date.
func machineDate(at time.Time) string {
	if at.IsZero() {
		return ""
	}
	return at.UTC().Format(time.RFC3339)
}
