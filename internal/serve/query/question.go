package query

import "strings"

// Site provides the scripts and files of a built site.
type Site struct {
	Worker string                           // URL path of the search worker
	Read   func(url string) ([]byte, error) // returns a file by its URL path
}

// Question is a query to one index of a site.
type Question struct {
	Manifest string // URL path of the index's manifest
	Text     string
	Pages    int // number of pages to return
	Places   int // number of places in each page to return
}

// Part is a piece of a text. Marked pieces match the query.
type Part struct {
	Text   string `json:"text"`
	Marked bool   `json:"marked"`
}

// Text returns the text of parts.
func Text(parts []Part) string {
	var out strings.Builder
	for _, part := range parts {
		out.WriteString(part.Text)
	}
	return out.String()
}

// Place is a page or a section that matches.
type Place struct {
	URL     string `json:"url"` // URL path with the anchor
	Title   []Part `json:"title"`
	Snippet []Part `json:"snippet"`
}

// Page has the matches in one page.
type Page struct {
	URL     string  `json:"url"` // URL path
	Title   string  `json:"title"`
	Trail   string  `json:"trail"`   // the categories above the page
	Version string  `json:"version"` // label; may be ""
	Places  []Place `json:"hits"`
}

// Found is the answer to a question.
type Found struct {
	Pages       []Page   `json:"groups"` // the best pages
	Total       int      `json:"pages"`  // number of pages that match
	Suggestions []string `json:"suggestions"`
}
