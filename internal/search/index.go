package search

import (
	"docgen/internal/contract"
	"docgen/internal/lunr"
)

// Boosts: a word in a heading says more of what a place is about than one in
// its text.
const (
	titleBoost    = 10
	keywordsBoost = 5
)

// Index builds the lunr index of records, whose references are the records'
// positions, as JSON.
func Index(records []contract.SearchRecord, parallel lunr.Parallel) []byte {
	fields := []lunr.Field{
		{Name: "title", Boost: titleBoost},
		{Name: "keywords", Boost: keywordsBoost},
		{Name: "text"},
	}
	documents := make([]lunr.Document, len(records))
	for i, record := range records {
		documents[i] = lunr.Document{record.Title, record.Keywords, record.Text}
	}
	return lunr.Build(fields, documents, lunr.Options{Positions: true, Parallel: parallel})
}
