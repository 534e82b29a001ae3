package build

import (
	"context"

	"docgen/internal/contract"
	"docgen/internal/search"
)

// countedText is the terms of a page's records.
type countedText struct {
	Key   key // of the language and all texts of the records
	Terms search.Counts
}

// searchedPage is a page to make findable, and what is known of its terms.
type searchedPage struct {
	search.Page
	name  string // of the doc; "" for a page that docgen makes
	known countedText
}

// countTerms finds the terms of all pages that can be found, and notes those of docs for
// the next build. It takes over what the last one knew.
func (p *plan) countTerms(ctx context.Context, jobs int, language search.Language) []search.Found {
	pages := p.searchPages()
	found, counted := make([]search.Found, len(pages)), make([]countedText, len(pages))
	each(ctx, jobs, len(pages), func(i int) {
		records := search.Records(pages[i].Page)
		counted[i] = pages[i].known
		if own := keyOfRecords(language, records); counted[i].Key != own {
			counted[i] = countedText{Key: own, Terms: language.Count(records)}
		}
		found[i] = search.Found{Records: records, Counts: counted[i].Terms, Boost: pages[i].Boost}
	})
	p.counted = map[string]countedText{}
	for i, page := range pages {
		p.counted[page.name] = counted[i]
	}
	return found
}

// keyOfRecords is the key of all that the terms of records follow from, but for
// the program, which is in the key of their doc.
func keyOfRecords(language search.Language, records []contract.SearchRecord) key {
	texts := []any{language.Name}
	for _, record := range records {
		texts = append(texts, record.Title, record.Keywords, record.Text)
	}
	return keyOf(texts...)
}
