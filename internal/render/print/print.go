// Package print joins the HTML of many pages into one document for printing.
//
// A [Document] has a cover, a table of contents and [Chapter]s, each of which is the finished
// HTML of a page. [Document.HTML] takes the content out of these pages and makes them work
// together: ids stay unique, and links between the pages become links within the document. The
// package knows HTML. It must not know sites, or where the pages come from.
package print

import (
	"bytes"
	"fmt"
	"html"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// Document is a document for printing.
type Document struct {
	Language  string
	Direction string
	Site      string // title of the site
	Title     string
	Logo      Image    // on the cover; the zero Image for none
	Facts     []string // lines below the title, such as the version
	Contents  string   // heading of the table of contents
	Origin    string   // scheme and host of the site, for links to pages outside the document
	Path      string   // URL path of the document
	Icon      string   // URL of the icon; "" for none
	Generator string
	Sheets    []string // URLs of style sheets besides those of the pages
	Scripts   []string // URLs of the scripts that draw diagrams
	Lead      bool     // the first paragraphs of pages introduce them
	Chapters  []Chapter
}

// Image is an image on the cover.
type Image struct {
	Source, Alt   string
	Width, Height int // CSS pixels; 0 if unknown
}

// Chapter is a page, or the heading of a category.
type Chapter struct {
	Title string
	Path  string // URL path of the page; "" for none
	Level int    // number of categories around it
	HTML  []byte // the whole page; nil for a category, which gets only a heading
}

// ClassName is a class of the document's root element, for style sheets of the site.
const ClassName = "docgen-print"

// HTML returns the document.
func (d Document) HTML() ([]byte, error) {
	book, err := read(d)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	d.head(&out, book)
	out.WriteString(`<body><main class="print">` + "\n")
	d.cover(&out)
	d.contents(&out, book)
	for i, part := range book.parts {
		if err := d.chapter(&out, book, i); err != nil {
			return nil, fmt.Errorf("add %s: %w", part.Path, err)
		}
	}
	out.WriteString("</main></body></html>\n")
	return out.Bytes(), nil
}

func (d Document) head(out *bytes.Buffer, book book) {
	lead := ""
	if d.Lead {
		lead = " " + contract.Lead
	}
	// Without data-scripts, tabs would wait for a script that selects one.
	fmt.Fprintf(out, "<!doctype html>\n<html lang=%q dir=%q class=%q data-theme=\"light\" data-scripts=\"none\"%s>\n<head>\n<meta charset=\"utf-8\">\n",
		html.EscapeString(d.Language), html.EscapeString(d.Direction), ClassName, lead)
	fmt.Fprintf(out, "<meta name=\"generator\" content=\"%s\">\n<title>%s</title>\n", html.EscapeString(d.Generator), html.EscapeString(d.name()))
	out.WriteString("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"robots\" content=\"noindex, nofollow\">\n")
	if d.Icon != "" {
		fmt.Fprintf(out, "<link rel=\"icon\" href=\"%s\">\n", html.EscapeString(d.Icon))
	}
	out.WriteString(book.styles)
	for _, sheet := range d.Sheets {
		fmt.Fprintf(out, "<link rel=\"stylesheet\" href=\"%s\">\n", html.EscapeString(sheet))
	}
	for _, script := range d.Scripts {
		fmt.Fprintf(out, "<script type=\"module\" src=\"%s\"></script>\n", html.EscapeString(script))
	}
	out.WriteString("</head>\n")
}

// name returns the title of the document with that of the site.
func (d Document) name() string {
	if d.Title == d.Site {
		return d.Title
	}
	return d.Title + " | " + d.Site
}

func (d Document) cover(out *bytes.Buffer) {
	out.WriteString(`<header class="print-cover">`)
	if logo := d.Logo; logo.Source != "" {
		fmt.Fprintf(out, `<img class="print-logo" src="%s" alt="%s"`, html.EscapeString(logo.Source), html.EscapeString(logo.Alt))
		if logo.Width > 0 && logo.Height > 0 {
			fmt.Fprintf(out, ` width="%d" height="%d"`, logo.Width, logo.Height)
		}
		out.WriteString(">")
	}
	if d.Title != d.Site {
		out.WriteString(`<p class="print-site">` + html.EscapeString(d.Site) + "</p>")
	}
	out.WriteString("<h1>" + html.EscapeString(d.Title) + "</h1>")
	for _, fact := range d.Facts {
		out.WriteString(`<p class="print-fact">` + html.EscapeString(fact) + "</p>")
	}
	out.WriteString("</header>\n")
}

// contents writes the table of contents as nested lists.
func (d Document) contents(out *bytes.Buffer, book book) {
	out.WriteString(`<nav class="print-contents" aria-labelledby="print-contents"><h1 id="print-contents">` + html.EscapeString(d.Contents) + "</h1>")
	depth := 0
	for _, part := range book.parts {
		for ; depth > part.Level+1; depth-- {
			out.WriteString("</li></ol>")
		}
		if depth == part.Level+1 {
			out.WriteString("</li>")
		}
		for ; depth < part.Level+1; depth++ {
			if out.WriteString("<ol>"); depth < part.Level {
				out.WriteString("<li>") // a level without a page of its own
			}
		}
		fmt.Fprintf(out, `<li><a href="#%s">%s</a>`, html.EscapeString(part.key), html.EscapeString(part.Title))
	}
	out.WriteString(strings.Repeat("</li></ol>", depth) + "</nav>\n")
}
