// Package llms writes llms.txt, the index in which coding agents and other readers without a
// browser find the pages of a site as Markdown (https://llmstxt.org), and llms-full.txt, the text of
// all pages.
//
// [Index.Files] returns the index as one file, or as several that the first links to, because
// agents cut long files. [Full] joins the text of pages in parts. The package must not know what
// pages are made of, or where they come from.
package llms

import (
	"bytes"
	"iter"
	"path"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// FileName is the name of an index.
const FileName = folder + extension

const (
	folder    = "llms" // of the parts of an index
	extension = ".txt"
)

// IsIndex reports whether a file has the name of an index or of a part of one.
func IsIndex(name string) bool {
	return path.Base(name) == FileName || path.Base(path.Dir(name)) == folder && path.Ext(name) == extension
}

// Limit is the length in characters that an index stays below. Agents cut longer files, says the
// Agent-Friendly Documentation Spec 0.5.0.
const Limit = 50_000

// Page is an entry of an index.
type Page struct {
	Title       string
	URL         string // absolute, of the page as Markdown
	File        string // its name in the output; "" for an entry that is no page
	Description string // may be ""
}

// Section is a part of an index under a heading.
type Section struct {
	Title string
	Pages []Page
}

// The titles of sections. Readers with little room may skip the section Optional, which is a name of the convention.
const (
	Optional  = "Optional"
	Docs      = "Docs"
	Pages     = "Pages"
	Elsewhere = "Pages outside of the sidebars"
	Versions  = "Other versions"
	Languages = "Other languages"
	FullText  = "Full text"
)

// FullEntry returns the entry that leads to the text of all pages.
func FullEntry(url string) Page {
	return Page{Title: "The text of all pages", URL: url, Description: "in parts of at most 500 kB"}
}

// Index lists pages.
type Index struct {
	File     string // name of the index in the output
	Title    string
	Summary  string    // one sentence; may be ""
	Notes    []string  // paragraphs before the first section
	Sections []Section // those without pages are left out
	Last     []Section // that stay in the first file
}

// Pages iterates over the pages, without those that readers with little room skip.
func (i Index) Pages() iter.Seq[Page] {
	return func(yield func(Page) bool) {
		for _, section := range i.Sections {
			for _, page := range section.Pages {
				if section.Title != Optional && !yield(page) {
					return
				}
			}
		}
	}
}

// Files returns the files of an index. If one would be too long, each section becomes a file of its
// own, and sections that are still too long become several. urlOf returns the absolute URL of a file.
func (i Index) Files(urlOf func(file string) string) []output.File {
	whole := i.text(append(append([]Section{}, i.Sections...), i.Last...))
	if utf8.RuneCount(whole) < Limit {
		return []output.File{{Name: i.File, Content: whole}}
	}
	var files []output.File
	contents := Section{Title: "Parts of this index"}
	names := map[string]bool{}
	for _, section := range i.Sections {
		for number, part := range i.divided(section) {
			title := section.Title
			if number > 0 {
				title += " (" + strconv.Itoa(number+1) + ")"
			}
			nested := Index{Title: i.Title + ": " + title, Notes: []string{"This is a part of " + urlOf(i.File)}}
			name := i.nameOf(title, names)
			files = append(files, output.File{Name: name, Content: nested.text([]Section{{section.Title, part}})})
			contents.Pages = append(contents.Pages, Page{Title: title, URL: urlOf(name), Description: diag.Counted(len(part), "page")})
		}
	}
	return append([]output.File{{Name: i.File, Content: i.text(append([]Section{contents}, i.Last...))}}, files...)
}

// longestName is the maximum number of characters of a title in the name of a file.
const longestName = 40

// nameOf returns the name of a file for a part of the index, which no other part has.
func (i Index) nameOf(title string, taken map[string]bool) string {
	base := []rune(slug.Kebab(title))
	base = base[:min(longestName, len(base))] // file systems allow 255 bytes
	name := string(base)
	for number := 2; name == "" || taken[name]; number++ {
		name = strings.TrimPrefix(string(base)+"-"+strconv.Itoa(number), "-")
	}
	taken[name] = true
	return path.Join(path.Dir(i.File), folder, name+extension)
}

// divided returns the pages of a section in parts that leave room for a heading.
func (Index) divided(section Section) [][]Page {
	const room = Limit - 2_000
	var parts [][]Page
	length, start := 0, 0
	for at, page := range section.Pages {
		entry := utf8.RuneCountInString(page.entry())
		if at > start && length+entry > room {
			parts, start, length = append(parts, section.Pages[start:at]), at, 0
		}
		length += entry
	}
	if start == len(section.Pages) {
		return parts
	}
	return append(parts, section.Pages[start:])
}

func (i Index) text(sections []Section) []byte {
	var out bytes.Buffer
	out.WriteString("# " + line(i.Title) + "\n")
	if i.Summary != "" {
		out.WriteString("\n> " + line(i.Summary) + "\n")
	}
	for _, note := range i.Notes {
		out.WriteString("\n" + line(note) + "\n")
	}
	for _, section := range sections {
		if len(section.Pages) == 0 {
			continue
		}
		out.WriteString("\n## " + line(section.Title) + "\n\n")
		for _, page := range section.Pages {
			out.WriteString(page.entry())
		}
	}
	return out.Bytes()
}

// entry returns the line of a page.
func (p Page) entry() string {
	entry := "- [" + brackets.Replace(line(p.Title)) + "](" + p.URL + ")"
	if p.Description != "" {
		entry += ": " + line(p.Description)
	}
	return entry + "\n"
}

// line returns a text in one line.
func line(text string) string { return strings.Join(strings.Fields(text), " ") }

// brackets escapes the text of a link, whose brackets Markdown would take for its end.
var brackets = strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`)
