package search

import (
	"strconv"

	"docgen/internal/lunr"
)

// Ledger is what a build notes of an index in parts, so that the next one need make
// only those parts that hold what changed. The caller keeps it.
type Ledger struct {
	Language string // its name
	Pages    []PageNote
	Lengths  [fieldCount]int    // of all records, in terms
	Filled   [fieldCount]int    // how many records have the field
	Parts    [groupCount][]Part // First is a term
	Blocks   []Part             // First is the number of a page
	Samples  map[string]int     // compressed sizes of some parts, by name: see weighParts
}

// PageNote is what a ledger has of a page.
type PageNote struct {
	URL     string
	Records int
	Bytes   int // of its records' texts
	Boost   float64
}

// Part is a file of an index in parts.
type Part struct {
	First string // its first item
	Name  string // follows from what it holds
	Size  int    // in bytes

	content []byte // nil when the part stays as it is
}

func newPart(content []byte) Part {
	return Part{Name: nameOf(content), Size: len(content), content: content}
}

// firstPage is the number of the first page of a block.
func (p Part) firstPage() int {
	first, _ := strconv.Atoi(p.First) // as it was written
	return first
}

func (p Part) file(folder string) File {
	return File{Name: folder + "/" + p.Name, Content: p.content, Kept: p.content == nil, size: p.Size}
}

// tally gives the ledger of some pages, without parts.
func tally(pages []Found, language Language) Ledger {
	made := Ledger{Language: language.Name, Pages: make([]PageNote, len(pages))}
	for i, page := range pages {
		made.Pages[i] = page.note()
		made.count(page.Counts, 1)
	}
	return made
}

func (f Found) note() PageNote {
	made := PageNote{URL: f.Records[0].URL, Records: len(f.Records), Boost: f.Boost} // each page is a record itself
	for _, record := range f.Records {
		made.Bytes += len(record.Text)
	}
	return made
}

// count adds the lengths of records so many times.
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

// averages are the average lengths of each field.
func (l Ledger) averages() []float64 {
	averages := make([]float64, fieldCount)
	for field := range averages {
		averages[field] = float64(l.Lengths[field]) / float64(max(1, l.records()))
	}
	return averages
}

// fields are the index's, with boosts that the relevance test settled: a word in
// a title says more of what a place is about than one in its text.
//
// They make up for fields that few records have. lunr takes the others for
// records whose field is empty, so that any text at all seems long, and a long
// field counts for little. A field as long as usual for those that have it should
// count as one of average length does when all have it.
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
