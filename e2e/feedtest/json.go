package feedtest

import (
	"bytes"
	"encoding/json"
	"time"
)

type jsonFeed struct {
	Version     string       `json:"version"`
	Title       *string      `json:"title"`
	HomePage    string       `json:"home_page_url"`
	Self        string       `json:"feed_url"`
	Description *string      `json:"description"`
	Icon        *string      `json:"icon"`
	Favicon     *string      `json:"favicon"`
	Language    *string      `json:"language"`
	Authors     []jsonAuthor `json:"authors"`
	Items       []jsonItem   `json:"items"`
}

type jsonItem struct {
	ID        string       `json:"id"`
	URL       string       `json:"url"`
	Title     string       `json:"title"`
	HTML      *string      `json:"content_html"`
	Summary   string       `json:"summary"`
	Image     *string      `json:"image"`
	Published *string      `json:"date_published"`
	Modified  *string      `json:"date_modified"`
	Authors   []jsonAuthor `json:"authors"`
	Tags      []string     `json:"tags"`
	Language  *string      `json:"language"`
}

type jsonAuthor struct {
	Name   string  `json:"name"`
	URL    *string `json:"url"`
	Avatar *string `json:"avatar"`
}

// json checks JSON Feed 1.1.
func (r *report) json(text []byte) {
	var feed jsonFeed
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&feed); err != nil {
		r.add("not JSON Feed: %v", err)
		return
	}
	r.check(feed.Version == "https://jsonfeed.org/version/1.1", "version is %q", feed.Version)
	r.check(feed.Title != nil && *feed.Title != "", "no title")
	r.check(feed.Items != nil, "no items")
	r.check(!bytes.Contains(text, []byte(":null")), "a value is null")
	r.optional("icon", feed.Icon)
	r.optional("favicon", feed.Favicon)
	r.address("home_page_url", feed.HomePage)
	r.address("feed_url", feed.Self)
	var ids []string
	for _, item := range feed.Items {
		r.jsonItem(item)
		ids = append(ids, item.ID)
	}
	r.unique(ids)
}

func (r *report) jsonItem(item jsonItem) {
	r.address("id", item.ID)
	r.address("url", item.URL)
	r.optional("image", item.Image)
	for _, date := range []*string{item.Published, item.Modified} {
		if date != nil {
			r.date("a date", *date, time.RFC3339)
		}
	}
	if item.HTML == nil {
		r.add("an item has no content_html")
	} else {
		r.html(*item.HTML)
	}
	for _, author := range item.Authors {
		r.check(author.Name != "" || author.URL != nil || author.Avatar != nil, "an author has neither name, url nor avatar")
		r.optional("url of author", author.URL)
		r.optional("avatar", author.Avatar)
	}
}

// optional checks a URL if there is one.
func (r *report) optional(what string, address *string) {
	if address != nil {
		r.address(what, *address)
	}
}
