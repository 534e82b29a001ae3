package search

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/search/lunr"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// Page is a page that the search should find.
type Page struct {
	Title    string
	URL      string
	Summary  string   // of the page, which its text need not contain
	Trail    []string // labels of the categories that contain it
	Keywords []string
	Version  string // label of the docs version
	Blog     string // title of the blog if the page is a post
	Sections []markdown.Section
	Boost    float64 // weight of the page; 0 means 1
}

// Records returns the records of a page: the page with the text before its first section, then
// its sections, apart from those that only lead to related pages.
func Records(page Page) []contract.SearchRecord {
	records := make([]contract.SearchRecord, 0, len(page.Sections))
	for i, section := range page.Sections {
		if isAside(page.Sections, i) {
			continue
		}
		records = append(records, contract.SearchRecord{
			Title: cmp.Or(section.Title, page.Title), PageTitle: page.Title, URL: page.URL + "#" + section.ID,
			IsCode: section.IsCode, Text: section.Text, Version: page.Version, Blog: page.Blog, Trail: strings.Join(page.Trail, " › "),
		})
		if i == 0 {
			records[i].Title, records[i].URL = page.Title, page.URL
			records[i].Keywords = strings.Join(page.Keywords, " ")
			records[i].Text = withSummary(page.Summary, section.Text)
		}
	}
	return records
}

// withSummary puts a summary before a text that does not contain it.
func withSummary(summary, text string) string {
	if strings.Contains(text, strings.TrimRight(summary, ".")) {
		return text
	}
	return strings.Trim(summary+" "+text, " ") // every second line is code
}

// Found is a page that is ready for the index.
type Found struct {
	Records []contract.SearchRecord // the page itself, then its sections
	Counts  Counts                  // terms of each record
	Boost   float64                 // weight of the page's records; 0 means 1

	Language string // tag of the language that made the terms
}

// Counts are the terms of records, packed.
type Counts = []lunr.Analysis

// The fields of the index, in order. A record has either a title or a heading, because it is
// either a page or a section.
const (
	titleField = iota
	headingField
	keywordsField
	textField
	fieldCount
)

// Count returns the terms of the records of a page, by the rules of its language. Texts are not
// found by common words; names may consist of them.
func Count(language words.Language, records []contract.SearchRecord) Counts {
	documents := make([]lunr.Document, len(records))
	for i, record := range records {
		documents[i] = make(lunr.Document, fieldCount)
		documents[i][keywordsField], documents[i][textField] = record.Keywords, record.Text
		if i == 0 {
			documents[i][titleField] = record.Title
		} else {
			documents[i][headingField] = record.Title
		}
	}
	return lunr.Analyze(documents, func(field int, text string) iter.Seq[string] {
		return func(yield func(string) bool) {
			for term := range language.Terms(text) {
				if (field != textField || !term.IsCommon) && !yield(term.Text) {
					return
				}
			}
		}
	})
}

// isAside reports whether a section of a page only leads to related pages, so that a search for its
// words should find those instead. Authors name such a section "See also", or end the page with it
// under a heading of their own. A page that has several lists of links is an index of pages, whose
// headings say something.
func isAside(sections []markdown.Section, at int) bool {
	name := strings.ToLower(strings.Trim(sections[at].Title, " :："))
	isLast := at == len(sections)-1
	return at > 0 && (slices.Contains(seeAlso, name) || isLast && sections[at].IsLinks && !sections[at-1].IsLinks)
}

// seeAlso has the names of such sections, in the languages that docgen has texts for.
var seeAlso = strings.Split("see also|انظر أيضا|انظر أيضًا|viz také|se også|siehe auch|véase también|ver también|katso myös|voir aussi|"+
	"ראו גם|यह भी देखें|lásd még|vedi anche|関連項目|같이 보기|zie ook|zobacz też|zobacz także|veja também|ver também|vezi și|"+
	"см. также|смотрите также|se även|ดูเพิ่มเติม|ayrıca bakınız|див. також|另请参阅|参见|另請參閱|參見", "|")
