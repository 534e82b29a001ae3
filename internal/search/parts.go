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

// inParts makes the files of an index in parts: of each part, what a query needs
// of it is what it fetches.
func inParts(pages []Found, index lunr.Index, fields []lunr.Field, options Options) ([]File, error) {
	directory := contract.SearchDirectory{Averages: index.Averages(), Pages: make([]int, len(pages)), Boosts: map[string]float64{}}
	for i, page := range pages {
		directory.Pages[i] = len(page.Records)
		if page.Boost != 0 && page.Boost != 1 {
			directory.Boosts[strconv.Itoa(i)] = page.Boost
		}
	}
	for _, field := range fields {
		directory.Fields = append(directory.Fields, contract.SearchField{Name: field.Name, Boost: field.Boost})
	}
	var files []File
	known := map[string]bool{}
	// Parts go by their content: one that stays the same keeps its name.
	add := func(folder string, contents [][]byte) []string {
		names := make([]string, len(contents))
		for i, content := range contents {
			names[i] = nameOf(content)
			file := File{Name: folder + "/" + names[i], Content: content}
			if !known[file.Name] {
				known[file.Name] = true
				files = append(files, file)
			}
		}
		return names
	}
	terms := entries(index)
	indexed := func(firsts []string, contents [][]byte) contract.SearchParts {
		return contract.SearchParts{First: firsts, Names: add(indexName, contents)}
	}
	directory.Vocabulary = indexed(vocabulary(terms, options.Parallel))
	directory.Names = indexed(postings(terms, []int{titleField, headingField, keywordsField}, options.Parallel))
	directory.Texts = indexed(postings(terms, []int{textField}, options.Parallel))
	firsts, contents, err := recordParts(pages, options.Parallel)
	if err != nil {
		return nil, err
	}
	blocks := contract.SearchBlocks{First: firsts, Names: add(docsName, contents)}
	head, err := encode(directory)
	if err != nil {
		return nil, err
	}
	docs, err := encode(blocks)
	return append([]File{{Name: docsName, Content: docs}, {Name: indexName, Content: head}}, files...), err
}

func entries(index lunr.Index) []lunr.Entry {
	var terms []lunr.Entry
	for term := range index.Terms() {
		terms = append(terms, term)
	}
	return terms
}

// namesOf is in how many fields of names a term stands.
func namesOf(term lunr.Entry) int {
	return term.Spread(titleField) + term.Spread(headingField) + term.Spread(keywordsField)
}

// vocabulary makes the parts that list the terms, with how many fields of names
// and texts have each. All terms with the same first letter are in one part.
func vocabulary(terms []lunr.Entry, parallel lunr.Parallel) (firsts []string, contents [][]byte) {
	parts := cut(items{
		count: len(terms), key: func(i int) string { return terms[i].Text }, size: func(int) int { return 1 },
		mayBegin: func(i int) bool { return firstUnit(terms[i-1].Text) != firstUnit(terms[i].Text) },
	}, termsPerPart)
	contents = make([][]byte, len(parts))
	for _, part := range parts {
		firsts = append(firsts, terms[part.first].Text)
	}
	parallel.Do(len(parts), func(i int) {
		out := []byte{'['}
		for at, term := range terms[parts[i].first:parts[i].end] {
			if at > 0 {
				out = append(out, ',')
			}
			out = lunr.AppendJSON(append(out, '['), term.Text)
			out = strconv.AppendInt(append(out, ','), int64(namesOf(term)), 10)
			out = strconv.AppendInt(append(out, ','), int64(term.Spread(textField)), 10)
			out = append(out, ']')
		}
		contents[i] = append(out, ']')
	})
	return firsts, contents
}

// postings makes the parts that say where terms stand in some fields.
func postings(terms []lunr.Entry, fields []int, parallel lunr.Parallel) (firsts []string, contents [][]byte) {
	size := func(i int) int {
		total := 0
		for _, field := range fields {
			total += terms[i].Spread(field)
		}
		return total
	}
	parts := cut(items{count: len(terms), key: func(i int) string { return terms[i].Text }, size: size}, postingsPerPart)
	contents = make([][]byte, len(parts))
	for _, part := range parts {
		firsts = append(firsts, terms[part.first].Text)
	}
	parallel.Do(len(parts), func(i int) {
		out := []byte{'{'}
		for at := parts[i].first; at < parts[i].end; at++ {
			if size(at) == 0 {
				continue
			}
			if len(out) > 1 {
				out = append(out, ',')
			}
			out = append(lunr.AppendJSON(out, terms[at].Text), ':', '[')
			for j, field := range fields {
				if j > 0 {
					out = append(out, ',')
				}
				out = appendPacked(append(out, '"'), terms[at], field)
				out = append(out, '"')
			}
			out = append(out, ']')
		}
		contents[i] = append(out, '}')
	})
	return firsts, contents
}

// recordParts makes the parts that hold the records of whole pages, and says
// which record each begins with.
func recordParts(pages []Found, parallel lunr.Parallel) (firsts []int, contents [][]byte, err error) {
	url := func(i int) string { return pages[i].Records[0].URL } // each page is a record itself
	parts := cut(items{count: len(pages), key: url, size: func(i int) int {
		size := 0
		for _, record := range pages[i].Records {
			size += len(record.Text)
		}
		return size
	}}, bytesPerPart)
	place := 0
	for _, part := range parts {
		firsts = append(firsts, place)
		for _, page := range pages[part.first:part.end] {
			place += len(page.Records)
		}
	}
	contents = make([][]byte, len(parts))
	errs := make([]error, len(parts))
	parallel.Do(len(parts), func(i int) { contents[i], errs[i] = documentsJSON(pages[parts[i].first:parts[i].end]) })
	for _, one := range errs {
		if one != nil {
			return nil, nil, one
		}
	}
	return firsts, contents, nil
}
