package feed

import (
	"encoding/xml"
)

const atomNamespace = "http://www.w3.org/2005/Atom"

// atomFeed is the document of RFC 4287.
type atomFeed struct {
	XMLName   xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	Language  string      `xml:"xml:lang,attr,omitempty"`
	ID        string      `xml:"id"`
	Title     string      `xml:"title"`
	Subtitle  string      `xml:"subtitle,omitempty"`
	Updated   string      `xml:"updated"`
	Links     []atomLink  `xml:"link"`
	Author    atomPerson  `xml:"author"`
	Rights    string      `xml:"rights,omitempty"`
	Icon      string      `xml:"icon,omitempty"`
	Generator string      `xml:"generator"`
	Readable  *innerHTML  `xml:",omitempty"`
	Entries   []atomEntry `xml:"entry"`
}

type atomLink struct {
	Href string `xml:"href,attr"`
	Rel  string `xml:"rel,attr"`
	Type string `xml:"type,attr,omitempty"`
}

type atomPerson struct {
	Name  string `xml:"name"`
	URI   string `xml:"uri,omitempty"`
	Email string `xml:"email,omitempty"`
}

type atomEntry struct {
	Language   string         `xml:"xml:lang,attr,omitempty"`
	ID         string         `xml:"id"`
	Title      string         `xml:"title"`
	Links      []atomLink     `xml:"link"`
	Updated    string         `xml:"updated"`
	Published  string         `xml:"published,omitempty"`
	Authors    []atomPerson   `xml:"author"`
	Categories []atomCategory `xml:"category"`
	Summary    string         `xml:"summary,omitempty"`
	Content    *atomContent   `xml:"content"`
	Readable   *innerHTML     `xml:",omitempty"`
}

type atomCategory struct {
	Term  string `xml:"term,attr"`
	Label string `xml:"label,attr"`
}

type atomContent struct {
	Type string `xml:"type,attr"`
	HTML string `xml:",chardata"`
}

// Atom returns the feed as Atom. The URL of the file itself is self.
func (f Feed) Atom(self string) []byte {
	made := atomFeed{
		Language: f.Language, ID: f.URL, Title: f.Title, Subtitle: f.Description, Updated: machineDate(f.updated()),
		Links:  []atomLink{{Href: self, Rel: "self", Type: "application/atom+xml"}, {Href: f.URL, Rel: "alternate", Type: "text/html"}},
		Author: atomPerson{Name: f.Title, URI: f.URL}, Rights: f.Copyright, Icon: f.Icon, Generator: "docgen", Readable: f.head(),
	}
	for i, item := range f.Items {
		entry := atomEntry{
			Language: item.Language, ID: item.URL, Title: item.Title, Links: []atomLink{{Href: item.URL, Rel: "alternate", Type: "text/html"}},
			Updated: machineDate(f.changed(i)), Published: machineDate(item.Date),
			Summary: item.Summary, Content: &atomContent{"html", item.HTML}, Readable: f.body(item),
		}
		for _, author := range item.Authors {
			entry.Authors = append(entry.Authors, atomPerson{author.Name, author.URL, author.Email})
		}
		for _, tag := range item.Tags {
			entry.Categories = append(entry.Categories, atomCategory{tag, tag})
		}
		made.Entries = append(made.Entries, entry)
	}
	return f.document(made)
}
