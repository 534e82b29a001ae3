package search

import (
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"sort"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// reader reads a file of the last build.
type reader func(name string) ([]byte, error)

// content returns the content of a part.
func (r reader) content(folder string, part Part) ([]byte, error) {
	content, err := r(fileOf(folder, part.Name))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCannotUpdate, err)
	}
	if nameOf(content) != part.Name || len(content) != part.Size {
		return nil, damaged(part)
	}
	return content, nil
}

// file returns the content of a kept file.
func (r reader) file(file File) ([]byte, error) {
	folder, name := path.Split(partName(file))
	return r.content(path.Clean(folder), Part{Name: name, Size: file.Size})
}

// entry is a term with the JSON of its postings.
type entry struct{ term, postings string }

// opened gives access to the parts of the last build.
type opened struct {
	read   reader
	blocks []func() ([]contract.SearchRecord, error) // each is read once for all of its pages
}

func open(earlier Earlier) opened {
	result := opened{read: earlier.Read}
	for _, part := range earlier.Ledger.Blocks {
		result.blocks = append(result.blocks, sync.OnceValues(func() ([]contract.SearchRecord, error) {
			var records []contract.SearchRecord
			content, err := result.read.content(docsName, part)
			if err == nil && json.Unmarshal(content, &records) != nil {
				err = damaged(part)
			}
			return records, err
		}))
	}
	return result
}

func damaged(part Part) error { return fmt.Errorf("%w: %s is damaged", ErrCannotUpdate, part.Name) }

// entries reads a part with postings.
func (o opened) entries(part Part) ([]entry, error) {
	content, err := o.read.content(indexName, part)
	if err != nil {
		return nil, err
	}
	from := scanner{rest: string(content)}
	entries := make([]entry, 0, strings.Count(from.rest, "]"))
	from.expect("{")
	for !from.broken && from.rest != "}" {
		term := from.quoted()
		from.expect(":")
		entries = append(entries, entry{term, from.through("]")})
		if from.rest != "}" {
			from.expect(",")
		}
	}
	if from.broken {
		return nil, damaged(part)
	}
	return entries, nil
}

// records returns the records of a page.
func (o opened) records(ledger Ledger, page int) ([]contract.SearchRecord, error) {
	blocks := ledger.Blocks
	at := sort.Search(len(blocks), func(i int) bool { return blocks[i].firstPage() > page }) - 1
	if at < 0 {
		return nil, fmt.Errorf("%w: no block has page %d", ErrCannotUpdate, page)
	}
	records, err := o.blocks[at]()
	first := 0
	for before := blocks[at].firstPage(); before < page; before++ {
		first += ledger.Pages[before].Records
	}
	end := first + ledger.Pages[page].Records
	if err == nil && end > len(records) {
		err = damaged(blocks[at])
	}
	if err != nil {
		return nil, err
	}
	return records[first:end], nil
}

// between returns the entries of parts from first to before end, in order. An empty end means
// no limit.
func (o opened) between(parts []Part, first, end string) ([]entry, error) {
	isBefore := func(term, end string) bool { return end == "" || lunr.Compare(term, end) < 0 }
	at := max(0, sort.Search(len(parts), func(i int) bool { return lunr.Compare(parts[i].First, first) > 0 })-1)
	var all []entry
	for ; at < len(parts) && isBefore(parts[at].First, end); at++ {
		entries, err := o.entries(parts[at])
		if err != nil {
			return nil, err
		}
		from, _ := slices.BinarySearchFunc(entries, first, compareEntry)
		to := len(entries)
		if end != "" {
			to, _ = slices.BinarySearchFunc(entries, end, compareEntry)
		}
		all = append(all, entries[from:to]...)
	}
	return all, nil
}

func compareEntry(entry entry, term string) int { return lunr.Compare(entry.term, term) }

// packed returns the postings of an entry by field; the zero entry has none.
func (e entry) packed(group group) ([]string, error) {
	first, end := group.fields()
	if e.postings == "" {
		return make([]string, end-first), nil
	}
	packed := strings.Split(strings.TrimSuffix(strings.TrimPrefix(e.postings, `["`), `"]`), `","`)
	if len(packed) != end-first {
		return nil, fmt.Errorf("%w: the fields of %q", ErrCannotUpdate, e.term)
	}
	return packed, nil
}

// vocabulary reads the terms of the last build.
func (o opened) vocabulary(parts []Part, parallel lunr.Parallel) ([]vocabularyTerm, error) {
	read, errs := make([][]vocabularyTerm, len(parts)), make([]error, len(parts))
	parallel.Do(len(parts), func(i int) {
		content, err := o.read.content(indexName, parts[i])
		terms, isWhole := readVocabulary(string(content))
		if err == nil && !isWhole {
			err = damaged(parts[i])
		}
		read[i], errs[i] = terms, err
	})
	return slices.Concat(read...), errors.Join(errs...)
}
