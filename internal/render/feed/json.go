package feed

import "github.com/docgen-cli/docgen/internal/engine/plainjson"

// jsonFeed is the document of JSON Feed 1.1 (jsonfeed.org/version/1.1).
type jsonFeed struct {
	Version     string     `json:"version"`
	Title       string     `json:"title"`
	HomePage    string     `json:"home_page_url"`
	Self        string     `json:"feed_url"`
	Description string     `json:"description,omitempty"`
	Icon        string     `json:"icon,omitempty"`
	Language    string     `json:"language,omitempty"`
	Items       []jsonItem `json:"items"`
}

type jsonItem struct {
	ID        string       `json:"id"`
	URL       string       `json:"url"`
	Title     string       `json:"title"`
	HTML      string       `json:"content_html"`
	Summary   string       `json:"summary,omitempty"`
	Image     string       `json:"image,omitempty"`
	Published string       `json:"date_published,omitempty"`
	Modified  string       `json:"date_modified,omitempty"`
	Authors   []jsonAuthor `json:"authors,omitempty"`
	Tags      []string     `json:"tags,omitempty"`
	Language  string       `json:"language,omitempty"`
}

type jsonAuthor struct {
	Name   string `json:"name,omitempty"`
	URL    string `json:"url,omitempty"`
	Avatar string `json:"avatar,omitempty"`
}

// JSON returns the feed as JSON Feed. The URL of the file itself is self.
func (f Feed) JSON(self string) []byte {
	made := jsonFeed{
		Version: "https://jsonfeed.org/version/1.1", Title: f.Title, HomePage: f.URL, Self: self, Description: f.Description,
		Icon: f.Icon, Language: f.Language, Items: []jsonItem{},
	}
	for _, item := range f.Items {
		entry := jsonItem{
			ID: item.URL, URL: item.URL, Title: item.Title, HTML: item.HTML, Summary: item.Summary, Image: item.Image,
			Published: machineDate(item.Date), Modified: machineDate(item.Updated), Tags: item.Tags, Language: item.Language,
		}
		for _, author := range item.Authors {
			entry.Authors = append(entry.Authors, jsonAuthor{author.Name, author.URL, author.Image})
		}
		made.Items = append(made.Items, entry)
	}
	text, err := plainjson.Marshal(made)
	if err != nil {
		panic(err) // all fields are texts
	}
	return append(text, '\n')
}
