// Package search turns docs into records that can be found, and records into the
// files that a reader's browser searches.
//
// Three steps make them. [Records] gives the places of one page that can be
// found: the page, and each of its sections (h2 and h3). [Language.Count] finds
// the terms of records. Both follow from the page alone, so what they give can be
// kept for another build. [Build] joins all pages into the files: one index that
// lunr loads, or, beyond a budget, an index in parts, of which a query needs few. When
// few pages have changed since, [Update] makes anew the parts that hold what changed.
// The package knows parsed documents and final URLs, and does no I/O but by the
// functions it is given.
package search

import (
	"strings"

	"docgen/internal/contract"
	"docgen/internal/lunr"
	"docgen/internal/markdown"
)

// Page is one page to make findable.
type Page struct {
	Title    string
	URL      string
	Trail    []string // labels of the categories above it
	Keywords []string
	Version  string // label of the docs version
	Sections []markdown.Section
	Boost    float64 // of the page against others; 0 means 1
}

// Records gives the records of a page: the page with the text above its first
// section, then its sections.
func Records(page Page) []contract.SearchRecord {
	records := make([]contract.SearchRecord, len(page.Sections))
	for i, section := range page.Sections {
		records[i] = contract.SearchRecord{
			Title: section.Title, PageTitle: page.Title, URL: page.URL + "#" + section.ID,
			Text: section.Text, Version: page.Version, Trail: strings.Join(page.Trail, " › "),
		}
		if i == 0 {
			records[i].Title, records[i].URL = page.Title, page.URL
			records[i].Keywords = strings.Join(page.Keywords, " ")
		}
	}
	return records
}

// Found is a page ready for the index.
type Found struct {
	Records []contract.SearchRecord // the page itself, then its sections
	Counts  Counts                  // of each record's terms
	Boost   float64                 // of the page's records against those of others; 0 means 1
}

// Counts are the terms of records, packed.
type Counts = []lunr.Analysis

// The fields of the index, in order. A record has a title or a heading: it is a
// page or a section.
const (
	titleField = iota
	headingField
	keywordsField
	textField
	fieldCount
)

// Count finds the terms of the records of a page.
func (l Language) Count(records []contract.SearchRecord) []lunr.Analysis {
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
	return lunr.Analyse(documents, lunr.Options{Terms: l.terms})
}
