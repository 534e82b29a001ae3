package search

import (
	"errors"
	"strconv"

	"github.com/docgen-cli/docgen/internal/contract"
	"github.com/docgen-cli/docgen/internal/lunr"
)

// The maximum size of a file of a split index, unless a single item is larger. Most files have
// half of it. Smaller files would be more numerous; larger files would make a query for one
// word download more.
const (
	postingsPerPart = 32_000
	termsPerPart    = 500
	bytesPerPart    = 96 << 10 // of the texts of records
)

// joined is everything that a split index is made from. Large data is loaded only for parts
// that change.
type joined struct {
	Ledger   // without parts
	terms    []vocabularyTerm
	parallel lunr.Parallel
	records  func(page int) ([]contract.SearchRecord, error)
	// postings opens the postings of a run of terms, which are then read in order.
	postings func(group group, of run) (appendPostings, error)
	earlier  earlierParts // may be nil
}

// appendPostings appends the JSON of a term's postings in the fields of a group: an array of
// packed postings; see appendPacked.
type appendPostings func(out []byte, term int) ([]byte, error)

// earlierParts returns the unchanged parts of the last build.
type earlierParts interface {
	terms(group group, first, end string) (Part, bool) // end is the first term of the next part; "" for none
	block(pages run) (Part, bool)
}

// inParts makes the files of a split index: the two main files, and the parts, of which a query
// downloads what it needs. It also returns the ledger for the next build.
func (j joined) inParts() (main, parts []File, next Ledger, err error) {
	ranks := ranksOf(len(j.terms), func(i int) string { return j.terms[i].text })
	next = j.Ledger
	var errs [groupCount + 1]error
	for group := range groupCount {
		next.Parts[group], errs[group] = j.termParts(group, ranks)
	}
	next.Blocks, errs[groupCount] = j.blocks()
	if err := errors.Join(errs[:]...); err != nil {
		return nil, nil, Ledger{}, err
	}
	var set partSet
	head, docs := j.directory(), contract.SearchBlocks{First: next.firstRecords()}
	head.Vocabulary.First, head.Vocabulary.Names = set.add(indexName, next.Parts[vocabulary])
	head.Names.First, head.Names.Names = set.add(indexName, next.Parts[names])
	head.Texts.First, head.Texts.Names = set.add(indexName, next.Parts[texts])
	_, docs.Names = set.add(docsName, next.Blocks)
	main = make([]File, 2)
	for i, value := range []any{docs, head} {
		content, err := encode(value)
		if err != nil {
			return nil, nil, Ledger{}, err
		}
		main[i] = File{Name: []string{docsName, indexName}[i], Content: content}
	}
	return main, set.files, next, nil
}

// directory returns the directory without the lists of parts.
func (j joined) directory() contract.SearchDirectory {
	directory := contract.SearchDirectory{Averages: j.averages(), Pages: make([]int, len(j.Pages)), Boosts: map[string]float64{}}
	for i, page := range j.Pages {
		directory.Pages[i] = page.Records
		if page.Boost != 0 && page.Boost != 1 {
			directory.Boosts[strconv.Itoa(i)] = page.Boost
		}
	}
	for _, field := range j.fields() {
		directory.Fields = append(directory.Fields, contract.SearchField{Name: field.Name, Boost: field.Boost})
	}
	return directory
}

// partSet collects the files of parts. The content of a part decides its name, so an unchanged
// part keeps its name, and equal parts are one file.
type partSet struct {
	files []File
	known map[string]bool
}

func (s *partSet) add(folder string, parts []Part) (firsts, names []string) {
	if s.known == nil {
		s.known = map[string]bool{}
	}
	names = make([]string, len(parts))
	for i, part := range parts {
		firsts, names[i] = append(firsts, part.First), part.Name
		if file := part.file(folder); !s.known[file.Name] {
			s.known[file.Name] = true
			s.files = append(s.files, file)
		}
		parts[i].content = nil // the ledger does not need it
	}
	return firsts, names
}

// makeParts makes the parts of the runs that changed.
func (j joined) makeParts(runs []run, stays func(run) (Part, bool), first func(i int) string, content func(run) ([]byte, error)) ([]Part, error) {
	parts, errs := make([]Part, len(runs)), make([]error, len(runs))
	j.parallel.Do(len(runs), func(i int) {
		part, found := Part{}, false
		if j.earlier != nil {
			part, found = stays(runs[i])
		}
		if !found {
			var result []byte
			result, errs[i] = content(runs[i])
			part = newPart(result)
		}
		part.First = first(runs[i].first)
		parts[i] = part
	})
	return parts, errors.Join(errs...)
}
