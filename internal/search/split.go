package search

import (
	"slices"
	"sort"
	"strconv"

	"github.com/docgen-cli/docgen/internal/engine/scratch"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search/invert"
	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// splitter makes a split index of pages that it gets in order. It hands on their records and keeps
// only a few bytes for each of their terms.
type splitter struct {
	options Options
	store   *store
	ledger  Ledger
	terms   *invert.Terms
	room    *scratch.Room
	found   [vocabulary]*invert.Collection
	cutter  cutter                    // of blocks
	waiting [][]contract.SearchRecord // of the last pages, which are in no block yet
}

func newSplitter(files Files, options Options, limits limits) *splitter {
	s := &splitter{
		options: options, store: newStore(files), terms: invert.NewTerms(), room: scratch.NewRoom(limits.bytes, options.Scratch),
		ledger: newLedger(nil, options.Languages), cutter: cutter{most: bytesPerPart},
	}
	for group := range vocabulary {
		first, end := group.fields()
		s.found[group] = invert.NewCollection(s.terms, s.room, end-first, max(limits.bytes/32, 1<<10))
	}
	return s
}

// add adds pages.
func (s *splitter) add(pages []Found) error {
	var blocks []run
	for _, page := range pages {
		s.ledger.add(page)
		for _, analysis := range page.Counts {
			s.count(analysis)
		}
		note := s.ledger.Pages[len(s.ledger.Pages)-1]
		s.waiting = append(s.waiting, page.Records)
		s.cutter.begin(rankOf(note.URL))
		blocks = s.cutter.add(blocks, note.Bytes)
	}
	return s.makeBlocks(blocks)
}

// count adds the terms of a record.
func (s *splitter) count(analysis lunr.Analysis) {
	for _, collection := range s.found {
		collection.Document()
	}
	for term := range analysis.Terms(fieldCount) {
		group := groupOf(term.Field)
		first, _ := group.fields()
		s.found[group].Add(term.Field-first, term.Text, term.Count, term.Length)
	}
}

// makeBlocks makes the next blocks.
func (s *splitter) makeBlocks(runs []run) error {
	if len(runs) == 0 {
		return nil
	}
	first := runs[0].first // of the waiting pages
	parts, errs := make([]Part, len(runs)), make([]error, len(runs))
	s.options.Parallel.Do(len(runs), func(i int) {
		parts[i], errs[i] = s.store.block(s.waiting[runs[i].first-first : runs[i].end-first])
		parts[i].First = strconv.Itoa(runs[i].first)
	})
	s.ledger.Blocks = append(s.ledger.Blocks, parts...)
	s.waiting = slices.Clone(s.waiting[runs[len(runs)-1].end-first:]) // the rest is in files
	return check(parts, errs)
}

// close gives the scratch file back.
func (s *splitter) close() { _ = s.room.Close() } // nobody needs what is in it

// publish makes the parts with terms, and all other files.
func (s *splitter) publish(limits limits) (Result, error) {
	if err := s.makeBlocks(s.cutter.rest(nil)); err != nil {
		return Result{}, err
	}
	sorted, pages := s.terms.Sort(s.options.Parallel), newNumbering(s.ledger.Pages)
	window := invert.NewWindow(sorted)
	return joined{
		Ledger: s.ledger, terms: sorted.Len(), store: s.store, parallel: s.options.Parallel, atOnce: limits.postings,
		most: s.options.mostPostings(),
		term: func(at int) vocabularyTerm {
			text, number := sorted.At(at)
			term := vocabularyTerm{text: text}
			for group, collection := range s.found {
				term.spread[group] = int32(collection.Spread(number))
			}
			return term
		},
		load: func(group group, runs []run) error {
			if group == vocabulary { // the last group, which needs no postings
				for _, collection := range s.found {
					collection.Forget()
				}
				window.Forget()
				return nil
			}
			return window.Move(s.found[group], runs[0].first, runs[len(runs)-1].end)
		},
		postings: func(group group, _ run) (appendPostings, error) { return pages.postings(group, window), nil },
	}.publish(s.options, nil)
}

// numbering maps records to pages and sections. It has the number of the first record of each page,
// and of the record after the last page.
type numbering []int

func newNumbering(pages []PageNote) numbering {
	result := make(numbering, 1, len(pages)+1)
	for _, page := range pages {
		result = append(result, result[len(result)-1]+page.Records)
	}
	return result
}

// postings returns a function that appends postings of a window.
func (n numbering) postings(group group, window *invert.Window) appendPostings {
	first, _ := group.fields()
	return func(out []byte, term int) ([]byte, error) {
		return appendFields(out, group, func(out []byte, field int) ([]byte, error) {
			return appendPacked(out, window.Count(term, field-first), func(yield func(posting) bool) {
				page := 0
				for found := range window.Postings(term, field-first) {
					if found.Document >= n[page+1] {
						page += sort.Search(len(n)-page, func(i int) bool { return n[page+i] > found.Document }) - 1
					}
					if !yield(posting{page, found.Document - n[page], found.Count, found.Length}) {
						return
					}
				}
			}), nil
		})
	}
}
