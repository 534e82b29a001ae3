package search

import (
	"errors"
	"strconv"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// A longer list of parts is divided, so that what every query downloads hardly grows with the
// number of pages. Shorter lists save a download per part instead.
const (
	longestList  = 768
	partsPerList = 128
)

// lists adds all parts to a set, and returns the content of the main files, which lists them.
func (j joined) lists(set *partSet, next Ledger) (contract.SearchDirectory, contract.SearchBlocks, error) {
	directory := j.directory()
	common, err := j.commonParts()
	if err != nil {
		return directory, contract.SearchBlocks{}, err
	}
	var errs [4]error
	directory.Vocabulary, errs[0] = set.terms(next.Parts[vocabulary])
	directory.Common, errs[1] = set.terms(common)
	directory.Names, errs[2] = set.terms(next.Parts[names])
	directory.Texts, errs[3] = set.terms(next.Parts[texts])
	blocks, err := set.blocks(next.Blocks)
	return directory, blocks, errors.Join(append(errs[:], err)...)
}

// directory returns the directory without the lists of parts.
func (j joined) directory() contract.SearchDirectory {
	directory := contract.SearchDirectory{Averages: j.averages(), Pages: len(j.Pages), Records: j.Ledger.records(), Boosts: map[string]float64{}}
	for i, page := range j.Pages {
		directory.Sections = max(directory.Sections, page.Records)
		if page.Boost != 0 && page.Boost != 1 {
			directory.Boosts[strconv.Itoa(i)] = page.Boost
		}
	}
	for _, field := range j.fields() {
		directory.Fields = append(directory.Fields, contract.SearchField{Name: field.Name, Boost: field.Boost})
	}
	return directory
}

// terms adds parts that are divided by terms, and returns the list of them.
func (s *partSet) terms(parts []Part) (contract.SearchParts, error) {
	return list(s, indexName, parts, func(parts []Part, nested bool) contract.SearchParts {
		all := contract.SearchParts{First: make([]string, len(parts)), Names: namesOf(parts), Nested: nested}
		for i, part := range parts {
			all.First[i] = part.First
		}
		return all
	})
}

// blocks adds parts with the records of pages, and returns the list of them.
func (s *partSet) blocks(parts []Part) (contract.SearchBlocks, error) {
	return list(s, docsName, parts, func(parts []Part, nested bool) contract.SearchBlocks {
		all := contract.SearchBlocks{First: make([]int, len(parts)), Names: namesOf(parts), Nested: nested}
		for i, part := range parts {
			all.First[i] = part.firstPage()
		}
		return all
	})
}

// list adds parts to a set and returns the list of them. A long list is divided: its pieces are
// parts as well, and the result lists the pieces.
func list[List any](set *partSet, folder string, parts []Part, listOf func(parts []Part, nested bool) List) (List, error) {
	set.add(folder, parts)
	if len(parts) <= longestList {
		return listOf(parts, false), nil
	}
	var pieces []Part
	for _, run := range cut(items{count: len(parts), name: func(i int) string { return parts[i].Name }, size: func(int) int { return 1 }}, partsPerList) {
		content, err := encode(listOf(parts[run.first:run.end], false))
		var piece Part
		if err == nil {
			piece, err = set.store.part(folder, content)
		}
		if err != nil {
			var none List
			return none, err
		}
		piece.First = parts[run.first].First
		pieces = append(pieces, piece)
	}
	set.add(folder, pieces)
	return listOf(pieces, true), nil
}

func namesOf(parts []Part) []string {
	names := make([]string, len(parts))
	for i, part := range parts {
		names[i] = part.Name
	}
	return names
}
