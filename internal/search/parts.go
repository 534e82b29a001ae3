package search

import (
	"strconv"

	"docgen/internal/contract"
	"docgen/internal/lunr"
)

// The most that one file of an index in parts holds, unless one item is larger;
// most hold half of it. Smaller files mean more of them; larger ones more to fetch
// for one word.
const (
	postingsPerPart = 32_000
	termsPerPart    = 8_000
	bytesPerPart    = 96 << 10 // of the texts of records
)

// The fields of the two kinds of parts with postings.
var (
	nameFields = []int{titleField, headingField, keywordsField}
	textFields = []int{textField}
)

// joined is all that an index in parts is made of. What is large in it is asked for
// only where a part is made.
type joined struct {
	Ledger   // its parts are those of the last build, or none
	parallel lunr.Parallel
	records  func(page int) ([]contract.SearchRecord, error)
	// packed appends where a term stands in a field, see appendPacked.
	packed func(out []byte, term, field int) ([]byte, error)
	// holds reports whether something changed since the last build among the terms, or
	// the pages, from one to before another.
	holdsTerm, holdsPage func(first, end int) bool
}

// inParts makes the files of an index in parts: of each part, what a query needs
// of it is what it fetches. It returns what the next build needs to know.
func (j joined) inParts() ([]File, Ledger, error) {
	head, docs := j.directory(), contract.SearchBlocks{}
	next := j.Ledger
	var set partSet
	head.Vocabulary.First, head.Vocabulary.Names = set.add(indexName, j.vocabulary())
	var errs [3]error
	next.Names, errs[0] = j.postings(nameFields, j.Names)
	next.Texts, errs[1] = j.postings(textFields, j.Texts)
	next.Blocks, errs[2] = j.blocks()
	for _, err := range errs {
		if err != nil {
			return nil, Ledger{}, err
		}
	}
	head.Names.First, head.Names.Names = set.add(indexName, next.Names)
	head.Texts.First, head.Texts.Names = set.add(indexName, next.Texts)
	_, docs.Names = set.add(docsName, next.Blocks)
	docs.First = j.firstRecords(next.Blocks)
	main := make([]File, 2)
	for i, value := range []any{docs, head} {
		content, err := encode(value)
		if err != nil {
			return nil, Ledger{}, err
		}
		main[i] = File{Name: []string{docsName, indexName}[i], Content: content}
	}
	return append(main, set.files...), next.withoutContents(), nil
}

// directory says what is in the parts, but for the parts themselves.
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

// partSet collects the files of parts. Parts go by their content: one that stays the
// same keeps its name, and two that are equal are one file.
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
	}
	return firsts, names
}

// renew makes the parts of runs, and takes over those that were made before of what
// has not changed.
func (j joined) renew(runs []run, earlier []Part, name func(i int) string, changed func(first, end int) bool, build func(run) ([]byte, error)) ([]Part, error) {
	type ends struct{ first, end string }
	known := map[ends]Part{}
	for _, part := range earlier {
		known[ends{part.First, part.End}] = part
	}
	parts, errs := make([]Part, len(runs)), make([]error, len(runs))
	j.parallel.Do(len(runs), func(i int) {
		own := ends{name(runs[i].first), name(runs[i].end)}
		part, found := known[own]
		if !found || changed(runs[i].first, runs[i].end) {
			var content []byte
			content, errs[i] = build(runs[i])
			part = madePart(content)
		}
		part.First, part.End = own.first, own.end
		parts[i] = part
	})
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return parts, nil
}
