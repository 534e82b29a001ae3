package build

import (
	"context"
	"errors"
	"sync"

	"docgen/internal/contract"
	"docgen/internal/search"
)

// countedText is a doc whose terms were counted in this build.
type countedText struct {
	key  key // of the language and all texts of the records
	bulk bulk
}

// countedTexts are the docs whose terms were counted in this build, by name.
type countedTexts struct {
	mu sync.Mutex
	of map[string]countedText
}

func (c *countedTexts) note(name string, text countedText) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.of[name] = text
}

// countTerms finds the terms of all pages that can be found. It takes over what the
// last build knew.
func (p *plan) countTerms(ctx context.Context, jobs int, language search.Language, pages []searchedPage) ([]search.Found, error) {
	found, errs := make([]search.Found, len(pages)), make([]error, len(pages))
	each(ctx, jobs, len(pages), func(i int) { found[i], errs[i] = p.find(language, pages[i]) })
	return found, errors.Join(errs...)
}

// find finds the terms of a page, and notes those of docs for the next build.
func (p *plan) find(language search.Language, page searchedPage) (search.Found, error) {
	records, texts, err := p.records(page)
	if err != nil {
		return search.Found{}, err
	}
	own := keyOfRecords(language, records)
	if page.doc == nil || page.doc.parsed.Counted != own {
		texts.Terms = language.Count(records)
		if page.doc != nil {
			p.counted.note(page.doc.doc.Name, countedText{own, texts})
		}
	}
	return search.Found{Records: records, Counts: texts.Terms, Boost: page.Boost}, nil
}

// records are those of a page, made of its bulk.
func (p *plan) records(page searchedPage) ([]contract.SearchRecord, bulk, error) {
	if page.doc == nil {
		return search.Records(page.Page), bulk{}, nil
	}
	texts, err := p.bulkOf(*page.doc)
	page.Sections = p.sections(*page.doc, texts.Sections)
	return search.Records(page.Page), texts, err
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
