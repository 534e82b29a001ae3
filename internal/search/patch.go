package search

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sort"
	"sync"

	"docgen/internal/contract"
	"docgen/internal/lunr"
)

// patch gives the postings and records of a site that has changed, by those of the last
// build.
type patch struct {
	earlier Earlier
	changes []Change
	firsts  []int                                  // numbers of the first record of each changed page
	touched map[string]bool                        // terms that changed pages have or had
	added   map[string]*[fieldCount][]lunr.Posting // by term: those of changed pages
	sorted  []string                               // the touched ones
	mu      sync.Mutex
	opened  map[string]map[string][]string // parts with postings, by name
	blocks  map[string][]contract.SearchRecord
}

func newPatch(earlier Earlier, changes []Change) *patch {
	p := &patch{
		earlier: earlier, changes: changes, touched: map[string]bool{},
		added: map[string]*[fieldCount][]lunr.Posting{}, opened: map[string]map[string][]string{}, blocks: map[string][]contract.SearchRecord{},
	}
	page, first := 0, 0
	for _, change := range changes {
		for ; page < change.Page; page++ {
			first += earlier.Ledger.Pages[page].Records
		}
		p.firsts = append(p.firsts, first)
		for _, analysis := range change.Earlier {
			for found := range analysis.Terms(fieldCount) {
				p.touched[found.Text] = true
			}
		}
		for record, analysis := range change.Now.Counts {
			for found := range analysis.Terms(fieldCount) {
				p.touched[found.Text] = true
				if p.added[found.Text] == nil {
					p.added[found.Text] = &[fieldCount][]lunr.Posting{}
				}
				list := &p.added[found.Text][found.Field]
				*list = append(*list, lunr.Posting{Document: first + record, Count: found.Count, Length: found.Length})
			}
		}
	}
	p.sorted = slices.SortedFunc(maps.Keys(p.touched), lunr.Compare)
	return p
}

// touches reports whether a term that changed pages have or had is, or was, among
// some terms.
func (p *patch) touches(terms []TermNote, first, end int) bool {
	at, _ := slices.BinarySearchFunc(p.sorted, terms[first].Text, lunr.Compare)
	return at < len(p.sorted) && (end == len(terms) || lunr.Compare(p.sorted[at], terms[end].Text) < 0)
}

// isChanged reports whether a record is of a page that changed.
func (p *patch) isChanged(record int) bool {
	at := sort.SearchInts(p.firsts, record+1) - 1
	return at >= 0 && record < p.firsts[at]+p.earlier.Ledger.Pages[p.changes[at].Page].Records
}

// append appends the postings of a term in a field, packed.
func (p *patch) append(out []byte, term string, field int) ([]byte, error) {
	before, err := p.before(term, field)
	if err != nil || !p.touched[term] {
		return append(out, before...), err
	}
	postings, isWhole := unpack(before)
	if !isWhole {
		return nil, fmt.Errorf("%w: the postings of %q", ErrDamaged, term)
	}
	postings = slices.DeleteFunc(postings, func(posting lunr.Posting) bool { return p.isChanged(posting.Document) })
	if added := p.added[term]; added != nil {
		postings = append(postings, added[field]...)
		slices.SortFunc(postings, func(a, b lunr.Posting) int { return a.Document - b.Document })
	}
	return appendPacked(out, postings), nil
}

// before is what the last build has of a term in a field, packed; "" for nothing.
func (p *patch) before(term string, field int) (string, error) {
	parts, fields := p.earlier.Ledger.Names, nameFields
	if field == textField {
		parts, fields = p.earlier.Ledger.Texts, textFields
	}
	at := sort.Search(len(parts), func(i int) bool { return lunr.Compare(parts[i].First, term) > 0 }) - 1
	if at < 0 {
		return "", nil
	}
	terms, err := p.open(parts[at])
	if err != nil {
		return "", err
	}
	packed := terms[term]
	if packed == nil {
		return "", nil
	}
	if len(packed) != len(fields) {
		return "", fmt.Errorf("%w: the fields of %q", ErrDamaged, term)
	}
	return packed[slices.Index(fields, field)], nil
}

// open reads a part with postings, once.
func (p *patch) open(part Part) (map[string][]string, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if terms, known := p.opened[part.Name]; known {
		return terms, nil
	}
	terms := map[string][]string{}
	err := p.read(part.file(indexName), &terms)
	p.opened[part.Name] = terms
	return terms, err
}

// records are those of a page; of one that did not change they are in a block of the
// last build.
func (p *patch) records(page int) ([]contract.SearchRecord, error) {
	for _, change := range p.changes {
		if change.Page == page {
			return change.Now.Records, nil
		}
	}
	blocks := p.earlier.Ledger.Blocks
	at := sort.Search(len(blocks), func(i int) bool { return blocks[i].firstPage() > page }) - 1
	if at < 0 {
		return nil, fmt.Errorf("%w: no block has page %d", ErrDamaged, page)
	}
	records, err := p.block(blocks[at])
	first := 0
	for before := blocks[at].firstPage(); before < page; before++ {
		first += p.earlier.Ledger.Pages[before].Records
	}
	end := first + p.earlier.Ledger.Pages[page].Records
	if err == nil && end > len(records) {
		err = fmt.Errorf("%w: the records of page %d", ErrDamaged, page)
	}
	if err != nil {
		return nil, err
	}
	return records[first:end], nil
}

// block reads a block of records, once.
func (p *patch) block(part Part) ([]contract.SearchRecord, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if records, known := p.blocks[part.Name]; known {
		return records, nil
	}
	var records []contract.SearchRecord
	err := p.read(part.file(docsName), &records)
	p.blocks[part.Name] = records
	return records, err
}

// read reads a part.
func (p *patch) read(file File, value any) error {
	content, err := reader(p.earlier.Read).content(file)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(content, value); err != nil {
		return fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return nil
}
