package search

import (
	"errors"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search/lunr"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// Pages are the pages that the search finds, which [Build] asks for in order, some at the same time.
type Pages struct {
	Count int
	Find  func(page int) (Found, error)
}

// ErrIncomplete says that [Options.Parallel] has left out work.
var ErrIncomplete = errors.New("the search index is incomplete")

// find returns some pages.
func (p Pages) find(first int, parallel lunr.Parallel) ([]Found, error) {
	found := make([]Found, min(pagesAtOnce, p.Count-first))
	errs := make([]error, len(found))
	parallel.Do(len(found), func(i int) { found[i], errs[i] = p.Find(first + i) })
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	for _, page := range found {
		if len(page.Records) == 0 { // a page is a record itself
			return nil, ErrIncomplete
		}
	}
	return found, nil
}

// pagesAtOnce is the number of pages that a build holds.
const pagesAtOnce = 128

// limits are limits of what a build holds of all pages.
type limits struct {
	postings int // that are made at the same time; each takes five bytes
	bytes    int // of terms; others are in a scratch file
}

func usual() limits { return limits{postings: 4 << 20, bytes: 8 << 20} }

// Build makes the search files of all pages, and hands each of them on as soon as it is made.
func Build(pages Pages, files Files, options Options) (Result, error) {
	return build(pages, files, options, usual())
}

// build is Build with limits.
func build(pages Pages, files Files, options Options, limits limits) (Result, error) {
	var early []Found // the pages so far, as long as the index may be whole
	var weight weight // theirs
	var split *splitter
	for first := 0; first < pages.Count; first += pagesAtOnce {
		found, err := pages.find(first, options.Parallel)
		if err != nil {
			return Result{}, err
		}
		if split == nil {
			early = append(early, found...)
			if weight.add(found); !weight.isTooLarge(options.Budget) {
				continue
			}
			split, found, early = newSplitter(files, options, limits), early, nil
			defer split.close()
		}
		if err := split.add(found); err != nil {
			return Result{}, err
		}
	}
	if split == nil {
		result, isDone, err := whole(early, files, options)
		if isDone || err != nil {
			return result, err
		}
		split = newSplitter(files, options, limits)
		defer split.close()
		if err := split.add(early); err != nil {
			return Result{}, err
		}
	}
	return split.publish(limits)
}

// whole makes an index in a single file, unless that is larger than the budget.
func whole(pages []Found, files Files, options Options) (result Result, isDone bool, err error) {
	ledger := newLedger(pages, options.Languages)
	docs, err := documentsJSON(pages)
	if err != nil {
		return Result{}, false, err
	}
	index := lunr.JSON(source(pages, ledger, options.Languages[0]), options.Parallel)
	main := []mainFile{{docsName, docs}, {indexName, index}}
	report := Report{Records: ledger.records()}
	report.Raw, report.Gzip = measure(main)
	if report.Gzip > options.Budget {
		return Result{}, false, nil
	}
	result, err = options.publish(main, files, Result{Report: report})
	return result, true, err
}

// source joins the pages to the input of the index.
func source(pages []Found, ledger Ledger, language words.Language) lunr.Source {
	joined := lunr.Source{Fields: ledger.fields(), Pipeline: language.Pipeline()}
	for _, page := range pages {
		joined.Analyses = append(joined.Analyses, page.Counts...)
		for range page.Records {
			joined.Boosts = append(joined.Boosts, page.Boost)
		}
	}
	return joined
}

// documentsJSON writes the records of all pages.
func documentsJSON(pages []Found) ([]byte, error) {
	records := []contract.SearchRecord{} // not nil, which would be null in JSON
	for _, page := range pages {
		records = append(records, page.Records...)
	}
	return encode(records)
}
