package search

import (
	"slices"
	"strconv"

	"github.com/docgen-cli/docgen/internal/search/lunr"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// Ledger describes a split index, so that the next build can make only the parts that change.
// The caller stores it.
type Ledger struct {
	Languages []string // their tags
	Pages     []PageNote
	Lengths   [fieldCount]int    // of all records, in terms
	Filled    [fieldCount]int    // number of records that have the field
	Parts     [groupCount][]Part // First is a term
	Complete  [vocabulary][]Part // complete postings of the terms whose postings are abridged. First is the term
	Blocks    []Part             // First is the number of a page
	Samples   map[string]int     // compressed sizes of some parts, by name; see estimateParts
}

// PageNote describes a page in a ledger.
type PageNote struct {
	URL      string
	Records  int
	Bytes    int // of its records' texts
	Boost    float64
	Language string // its tag
}

// Part is a file of a split index.
type Part struct {
	First string // its first item
	Name  string // from the hash of its content
	Size  int    // in bytes
}

// firstPage returns the number of the first page of a block.
func (p Part) firstPage() int {
	first, _ := strconv.Atoi(p.First) // always a number
	return first
}

// completeOf returns the parts with complete postings of the terms from first to before end. An
// empty end means no limit.
func (l Ledger) completeOf(group group, first, end string) []Part {
	if group == vocabulary {
		return nil
	}
	parts := l.Complete[group]
	at := func(term string) int {
		i, _ := slices.BinarySearchFunc(parts, term, func(part Part, term string) int { return lunr.Compare(part.First, term) })
		return i
	}
	if end == "" {
		return parts[at(first):]
	}
	return parts[at(first):at(end)]
}

// newLedger returns the ledger of pages, without parts.
func newLedger(pages []Found, languages []words.Language) Ledger {
	result := Ledger{Languages: tags(languages)}
	for _, page := range pages {
		result.add(page)
	}
	return result
}

// add adds a page.
func (l *Ledger) add(page Found) {
	l.Pages = append(l.Pages, page.note())
	l.count(page.Counts, 1)
}

func tags(languages []words.Language) []string {
	names := make([]string, len(languages))
	for i, language := range languages {
		names[i] = language.Tag
	}
	return names
}

func (f Found) note() PageNote {
	result := PageNote{URL: f.Records[0].URL, Records: len(f.Records), Boost: f.Boost, Language: f.Language} // a page is a record itself
	for _, record := range f.Records {
		result.Bytes += len(record.Text)
	}
	return result
}

// count adds the lengths of records the given number of times.
func (l *Ledger) count(counts Counts, times int) {
	for _, analysis := range counts {
		for field, length := range analysis.Lengths(fieldCount) {
			l.Lengths[field] += times * length
			if length > 0 {
				l.Filled[field] += times
			}
		}
	}
}

func (l Ledger) records() int {
	total := 0
	for _, page := range l.Pages {
		total += page.Records
	}
	return total
}

// averages returns the average length of each field.
func (l Ledger) averages() []float64 {
	averages := make([]float64, fieldCount)
	for field := range averages {
		averages[field] = float64(l.Lengths[field]) / float64(max(1, l.records()))
	}
	return averages
}

// fields returns the fields of the index. Their boosts come from the relevance test: a word in
// a title says more about a page or section than a word in its text.
//
// The boosts also correct for fields that few records have. lunr counts the other records as
// empty fields, so that every field seems long, and long fields get low scores. A field of
// usual length should score like a field of average length that all records have.
func (l Ledger) fields() []lunr.Field {
	fields := []lunr.Field{
		titleField:    {Name: "title", Boost: 10},
		headingField:  {Name: "heading", Boost: 8},
		keywordsField: {Name: "keywords", Boost: 5},
		textField:     {Name: "text", Boost: 1},
	}
	for field, filled := range l.Filled {
		if filled > 0 {
			fields[field].Boost *= lunr.Damping(float64(l.records())/float64(filled)) / lunr.Damping(1)
		}
	}
	return fields
}
