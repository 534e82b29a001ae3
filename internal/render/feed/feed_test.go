package feed_test

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"io"
	"net/mail"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/feedtest"
	"github.com/docgen-cli/docgen/internal/render/feed"
)

func example() feed.Feed {
	return feed.Feed{
		Title: "News & <more>", Description: "What is new", Language: "en", Copyright: "© Ann", URL: "https://example.org/blog",
		Icon: "https://example.org/icon.svg",
		Items: []feed.Item{
			{
				Title: `A "quoted" <title>`, Summary: "Short & sweet", HTML: `<p>Text with ]]> and <a href="https://example.org/">a link</a></p>`,
				URL: "https://example.org/blog/b", Date: time.Date(2026, 11, 23, 9, 30, 0, 0, time.UTC), Updated: time.Date(2026, 11, 24, 0, 0, 0, 0, time.UTC),
				Day: "Nov 23, 2026", Tags: []string{"a&b"}, Image: "https://example.org/card.png",
				Authors: []feed.Author{{Name: "Ann", URL: "https://ann.example", Email: "ann@example.org", Image: "https://ann.example/a.png"}, {Name: "Bob"}},
			},
			{Title: "Without a date", HTML: "<p>\x00\x0b</p>", URL: "https://example.org/blog/x"},
			{Title: "Old", HTML: "<p>Old</p>", URL: "https://example.org/blog/a", Date: time.Date(2025, 1, 2, 0, 0, 0, 0, time.UTC)},
		},
	}
}

func styled() feed.Feed {
	made := example()
	made.Styled = &feed.Styled{Sheet: "/assets/feed.css", About: "This is a feed.", Visit: "Visit the blog", Direction: "ltr"}
	return made
}

// RSS 2.0: the channel has title, link and description; an item has a title or a description; guid is unique; dates are of RFC 822.
func TestRSSFollowsItsSpecification(t *testing.T) {
	t.Parallel()
	for name, each := range map[string]feed.Feed{"plain": example(), "styled": styled()} {
		var read struct {
			XMLName xml.Name
			Version string `xml:"version,attr"`
			Channel struct {
				Title []string `xml:"title"`
				Links []struct {
					XMLName xml.Name
					Href    string `xml:"href,attr"`
					Rel     string `xml:"rel,attr"`
					Text    string `xml:",chardata"`
				} `xml:"link"`
				Description []string `xml:"description"`
				Built       string   `xml:"lastBuildDate"`
				Items       []struct {
					Link       string   `xml:"link"`
					GUID       string   `xml:"guid"`
					Date       string   `xml:"pubDate"`
					Creators   []string `xml:"http://purl.org/dc/elements/1.1/ creator"`
					Categories []string `xml:"category"`
					HTML       string   `xml:"http://purl.org/rss/1.0/modules/content/ encoded"`
				} `xml:"item"`
			} `xml:"channel"`
		}
		text := each.RSS("https://example.org/blog/rss.xml")
		decode(t, text, &read)
		channel := read.Channel
		check(t, name, read.XMLName.Local == "rss" && read.Version == "2.0", "the root is rss 2.0")
		check(t, name, len(channel.Title) == 1 && channel.Title[0] == each.Title && len(channel.Description) == 1, "one title and description")
		check(t, name, len(channel.Links) == 2 && channel.Links[0].Text == each.URL && channel.Links[1].Href == "https://example.org/blog/rss.xml" &&
			channel.Links[1].Rel == "self", "links")
		check(t, name, len(channel.Items) == 3, "items")
		seen := map[string]bool{}
		for i, item := range channel.Items {
			check(t, name, item.GUID == item.Link && !seen[item.GUID] && isAbsolute(item.Link), "unique absolute guid")
			seen[item.GUID] = true
			if i != 1 {
				_, err := mail.ParseDate(item.Date)
				check(t, name, err == nil, "the date "+item.Date)
			}
		}
		check(t, name, channel.Items[1].Date == "" && channel.Items[1].HTML == "<p>\uFFFD\uFFFD</p>",
			"an item without a date, with characters that XML forbids")
		check(t, name, strings.Join(channel.Items[0].Creators, " ") == "Ann Bob" && channel.Items[0].Categories[0] == "a&b", "authors and tags")
		check(t, name, channel.Items[0].HTML == each.Items[0].HTML, "content")
		check(t, name, !bytes.Contains(text, []byte("<image>")), "RSS has no SVG images")
		check(t, name, channel.Built == "Tue, 24 Nov 2026 00:00:00 GMT", "built "+channel.Built)
	}
}

// RFC 4287: 4.1.1 and 4.1.2 say which elements are required and how often; 3.3 has the dates.
func TestAtomFollowsItsSpecification(t *testing.T) {
	t.Parallel()
	type link struct {
		Href string `xml:"href,attr"`
		Rel  string `xml:"rel,attr"`
	}
	type person struct {
		Name string `xml:"name"`
	}
	for name, each := range map[string]feed.Feed{"plain": example(), "styled": styled()} {
		var read struct {
			XMLName xml.Name `xml:"http://www.w3.org/2005/Atom feed"`
			ID      []string `xml:"http://www.w3.org/2005/Atom id"`
			Title   []string `xml:"http://www.w3.org/2005/Atom title"`
			Updated []string `xml:"http://www.w3.org/2005/Atom updated"`
			Authors []person `xml:"http://www.w3.org/2005/Atom author"`
			Links   []link   `xml:"http://www.w3.org/2005/Atom link"`
			Entries []struct {
				Published string   `xml:"published"`
				Authors   []person `xml:"author"`
				Links     []link   `xml:"link"`
				Content   struct {
					Type string `xml:"type,attr"`
					Text string `xml:",chardata"`
				} `xml:"content"`
			} `xml:"http://www.w3.org/2005/Atom entry"`
		}
		decode(t, each.Atom("https://example.org/blog/atom.xml"), &read)
		check(t, name, len(read.ID) == 1 && len(read.Title) == 1 && len(read.Updated) == 1 && isAbsolute(read.ID[0]), "id, title and updated")
		check(t, name, len(read.Authors) == 1 && read.Authors[0].Name != "", "an author for entries without any")
		check(t, name, len(read.Links) == 2 && read.Links[0].Rel == "self" && read.Links[1].Rel == "alternate", "links")
		check(t, name, read.Updated[0] == "2026-11-24T00:00:00Z", "updated "+read.Updated[0])
		seen := map[string]bool{}
		for i, entry := range read.Entries {
			check(t, name, len(entry.Links) == 1 && entry.Content.Type == "html" && entry.Content.Text != "", "link and content")
			id, updated := entry.Links[0].Href, []string{"2026-11-24T00:00:00Z", "2025-01-02T00:00:00Z", "2025-01-02T00:00:00Z"}[i]
			check(t, name, !seen[id], "unique ids")
			seen[id] = true
			check(t, name, strings.Contains(string(each.Atom("")), "<updated>"+updated+"</updated>"), "updated of entry")
		}
		check(t, name, read.Entries[0].Authors[0].Name == "Ann" && read.Entries[1].Published == "", "authors and published")
	}
}

// JSON Feed 1.1: version, title and items; an item has an id and content; dates are of RFC 3339.
func TestJSONFeedFollowsItsSpecification(t *testing.T) {
	t.Parallel()
	var read struct {
		Version, Title, HomePageURL, FeedURL string
		Items                                []map[string]any
	}
	if err := json.Unmarshal(example().JSON("https://example.org/blog/feed.json"), &read); err != nil {
		t.Fatal(err)
	}
	check(t, "json", read.Version == "https://jsonfeed.org/version/1.1" && read.Title == example().Title && len(read.Items) == 3, "version, title and items")
	for i, item := range read.Items {
		check(t, "json", item["id"] == example().Items[i].URL && item["content_html"] != "", "id and content")
	}
	check(t, "json", read.Items[0]["date_published"] == "2026-11-23T09:30:00Z" && read.Items[0]["date_modified"] == "2026-11-24T00:00:00Z", "dates")
	_, hasDate := read.Items[1]["date_published"]
	check(t, "json", !hasDate, "no date")
}

func TestStyledFeedsHaveLinksForPeople(t *testing.T) {
	t.Parallel()
	for name, text := range map[string][]byte{"rss": styled().RSS(""), "atom": styled().Atom("")} {
		check(t, name, bytes.Contains(text, []byte(`<?xml-stylesheet type="text/css" href="/assets/feed.css"?>`)), "style sheet")
		check(t, name, bytes.Contains(text, []byte(`<section xmlns="http://www.w3.org/1999/xhtml" lang="en" dir="ltr"><h2><a href="https://example.org/blog/b">A &#34;quoted&#34; &lt;title&gt;</a></h2><p lang="en" dir="ltr"><time datetime="2026-11-23">Nov 23, 2026</time></p><p>Short &amp; sweet</p></section>`)), "section")
	}
	check(t, "plain", !bytes.Contains(example().RSS(""), []byte("xhtml")), "no XHTML")
	foreign := styled()
	foreign.Items[0].Language, foreign.Items[0].Direction = "ar", "rtl"
	check(t, "rss", bytes.Contains(foreign.RSS(""), []byte(`lang="ar" dir="rtl"><h2>`)), "language of an item")
	check(t, "atom", bytes.Contains(foreign.Atom(""), []byte(`<entry xml:lang="ar">`)), "language of an item")
	check(t, "json", bytes.Contains(foreign.JSON(""), []byte(`"language":"ar"`)), "language of an item")
}

func decode(t *testing.T, text []byte, into any) {
	t.Helper()
	if err := xml.Unmarshal(text, into); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	decoder := xml.NewDecoder(bytes.NewReader(text))
	for {
		if _, err := decoder.Token(); err == io.EOF {
			return
		} else if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
	}
}

func check(t *testing.T, name string, holds bool, what string) {
	t.Helper()
	if !holds {
		t.Errorf("%s: %s", name, what)
	}
}

func isAbsolute(address string) bool {
	parsed, err := url.Parse(address)
	return err == nil && parsed.IsAbs()
}

// The rules of the formats hold for feeds with all values, with none, and without a single date.
func TestFeedsAreValid(t *testing.T) {
	t.Parallel()
	empty := feed.Feed{Title: "News", Description: "None yet", URL: "https://example.org/blog"}
	undated := empty
	undated.Items = []feed.Item{{Title: "2.0.0", URL: "https://example.org/blog/2", HTML: "<p>New</p>"}}
	for name, each := range map[string]feed.Feed{"plain": example(), "styled": styled(), "empty": empty, "undated": undated} {
		for _, format := range feed.Types {
			text := format.Write(each, "https://example.org/blog/"+format.File)
			for _, problem := range feedtest.Problems(format.File, text) {
				t.Errorf("%s %s: %s\n%s", name, format.File, problem, text)
			}
			if !bytes.Equal(text, format.Write(each, "https://example.org/blog/"+format.File)) {
				t.Errorf("%s %s: other bytes", name, format.File)
			}
		}
	}
	check(t, "undated", bytes.Contains(undated.Atom(""), []byte("<updated>1970-01-01T00:00:00Z</updated>")), "a date that all readers know")
	check(t, "undated", !bytes.Contains(undated.RSS(""), []byte("Date>")), "no date")
}
