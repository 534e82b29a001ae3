package search

import "github.com/docgen-cli/docgen/internal/frontend/contract"

// PagesOf returns pages that are in memory.
func PagesOf(found []Found) Pages {
	return Pages{len(found), func(page int) (Found, error) { return found[page], nil }}
}

// BuildWithin is [Build] with other limits.
func BuildWithin(pages Pages, files Files, options Options, postings, bytes int) (Result, error) {
	return build(pages, files, options, limits{postings, bytes})
}

// Abridged returns options with which postings of a term in a field are abridged if there are more than most.
func (o Options) Abridged(most int) Options {
	o.most = most
	return o
}

// Cut divides items with these names and sizes, and returns the first item of each run.
func Cut(names []string, sizes []int, mayBegin func(i int) bool, most int) []int {
	var firsts []int
	all := items{count: len(names), name: func(i int) string { return names[i] }, size: func(i int) int { return sizes[i] }, mayBegin: mayBegin}
	for _, run := range cut(all, most) {
		firsts = append(firsts, run.first)
	}
	return firsts
}

// RankOf is rankOf.
func RankOf(name string) uint64 { return rankOf(name) }

// ListsOf returns the list of parts with records, and the pieces of a long list.
func ListsOf(parts []Part) (contract.SearchBlocks, map[string][]byte, error) {
	memory := &Memory{}
	set := partSet{store: newStore(memory), known: map[string]bool{}}
	blocks, err := set.blocks(parts)
	files := map[string][]byte{}
	memory.files.Range(func(name, content any) bool {
		files[name.(string)] = content.([]byte)
		return true
	})
	return blocks, files, err
}

// Term is a term of a vocabulary, and how many name fields and texts have it.
type Term struct {
	Text         string
	Names, Texts int
}

// ReadVocabulary is readVocabulary.
func ReadVocabulary(content string) ([]Term, bool) {
	found, isWhole := readVocabulary(content)
	terms := make([]Term, len(found))
	for i, term := range found {
		terms[i] = Term{term.text, int(term.spread[names]), int(term.spread[texts])}
	}
	return terms, isWhole
}

// VocabularyJSON is vocabularyJSON.
func VocabularyJSON(terms []Term) string {
	all := make([]vocabularyTerm, len(terms))
	for i, term := range terms {
		all[i] = vocabularyTerm{term.Text, [vocabulary]int32{int32(term.Names), int32(term.Texts)}}
	}
	return string(vocabularyJSON(all))
}
