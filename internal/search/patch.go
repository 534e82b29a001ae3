package search

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strconv"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// patch provides the parts of a changed site from those of the last build.
type patch struct {
	opened
	diff
	last  Ledger // of the last build
	pages pageDiff
	next  []vocabularyTerm // the current terms
}

// terms returns the part of the last build with exactly these terms, if none of its content has
// changed.
func (p *patch) terms(group group, first, end string) (part Part, complete []Part, stays bool) {
	parts := p.last.Parts[group]
	at := sort.Search(len(parts), func(i int) bool { return lunr.Compare(parts[i].First, first) >= 0 })
	if group != vocabulary && p.pages.areMoved || at == len(parts) || parts[at].First != first {
		return Part{}, nil, false
	}
	endWas := ""
	if at+1 < len(parts) {
		endWas = parts[at+1].First
	}
	if endWas != end || p.touches(group, first, end) {
		return Part{}, nil, false
	}
	return parts[at], p.last.completeOf(group, first, end), true
}

// block returns the part of the last build with the records of exactly these pages, if none of
// them has changed.
func (p *patch) block(pages run) (Part, bool) {
	first := p.pages.was[pages.first]
	for i, was := range p.pages.was[pages.first:pages.end] {
		if was != first+i || was < 0 || p.pages.isLost(was) {
			return Part{}, false
		}
	}
	blocks := p.last.Blocks
	at := sort.Search(len(blocks), func(i int) bool { return blocks[i].firstPage() >= first })
	if at == len(blocks) || blocks[at].firstPage() != first {
		return Part{}, false
	}
	end := len(p.last.Pages)
	if at+1 < len(blocks) {
		end = blocks[at+1].firstPage()
	}
	return blocks[at], end-first == pages.end-pages.first
}

// blocks returns the parts that contain the records of whole pages. It makes those that change.
func (p *patch) blocks(pages []PageNote, store *store, parallel lunr.Parallel) ([]Part, error) {
	runs := cut(items{
		count: len(pages),
		name:  func(i int) string { return pages[i].URL },
		size:  func(i int) int { return pages[i].Bytes },
	}, bytesPerPart)
	parts, errs := make([]Part, len(runs)), make([]error, len(runs))
	parallel.Do(len(runs), func(i int) {
		part, stays := p.block(runs[i])
		if !stays {
			part, errs[i] = p.makeBlock(runs[i], store)
		}
		part.First = strconv.Itoa(runs[i].first)
		parts[i] = part
	})
	return parts, check(parts, errs)
}

func (p *patch) makeBlock(pages run, store *store) (Part, error) {
	var records [][]contract.SearchRecord
	for page := pages.first; page < pages.end; page++ {
		found, err := p.records(page)
		if err != nil {
			return Part{}, err
		}
		records = append(records, found)
	}
	return store.block(records)
}

// records returns the records of a page.
func (p *patch) records(page int) ([]contract.SearchRecord, error) {
	if found := p.pages.changed[page]; found != nil {
		return found.Records, nil
	}
	return p.opened.records(p.last, p.pages.was[page])
}

// postings opens the postings of a run of terms.
func (p *patch) postings(group group, run run) (appendPostings, error) {
	end := ""
	if run.end < len(p.next) {
		end = p.next[run.end].text
	}
	entries, err := p.between(p.last.Parts[group], p.next[run.first].text, end)
	var postings []posting
	return func(out []byte, term int) ([]byte, error) {
		found := entry{term: p.next[term].text}
		for ; len(entries) > 0 && lunr.Compare(entries[0].term, found.term) <= 0; entries = entries[1:] {
			if entries[0].term == found.term {
				found = entries[0]
			}
		}
		found, err := p.complete(group, found)
		change := p.changes[found.term]
		switch {
		case err != nil:
			return nil, err
		case found.postings == "" && change == nil:
			return nil, fmt.Errorf("%w: no postings of %q", ErrCannotUpdate, found.term)
		case change == nil && !p.pages.areMoved:
			return append(out, found.postings...), nil
		}
		packed, err := found.packed(group)
		if err != nil {
			return nil, err
		}
		first, _ := group.fields()
		return appendFields(out, group, func(out []byte, field int) ([]byte, error) {
			var isWhole bool
			postings, isWhole = unpack(postings[:0], packed[field-first])
			if !isWhole || !p.pages.renumber(&postings) {
				return nil, fmt.Errorf("%w: the postings of %q", ErrCannotUpdate, found.term)
			}
			if change != nil {
				postings = append(postings, change.new[field]...)
			}
			slices.SortFunc(postings, comparePostings)
			return appendPacked(out, len(postings), slices.Values(postings)), nil
		})
	}, err
}

// complete returns a term of the last build with its complete postings.
func (p *patch) complete(group group, one entry) (entry, error) {
	found := p.last.completeOf(group, one.term, one.term+"\x00")
	if len(found) == 0 {
		return one, nil
	}
	content, err := p.read.content(indexName, found[0])
	return entry{one.term, string(content)}, err
}

func comparePostings(a, b posting) int {
	return cmp.Or(a.page-b.page, a.section-b.section)
}
