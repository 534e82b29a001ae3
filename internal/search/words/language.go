// Package words finds the words of a text, and reduces them to the terms under which the search
// finds them, by the rules of a language.
//
// Its main type is [Language]. The functions of theme/search/words.ts and language.ts do the same
// in browsers, because the index must contain the terms that queries look for. Tests compare the
// two. The package knows texts, not pages or files.
package words

import (
	"cmp"
	"iter"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/language"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// Language reduces the words of a language to terms. It is safe for concurrent use.
type Language struct {
	Tag string // BCP 47 tag, without script and region

	stem     func(word string) string // nil for a language without a Snowball stemmer
	affixes  affixes
	isCommon func(word string) bool
	english  bool // words in ASCII letters are stemmed as English words
	known    *knownWords
}

// Of returns the language of a BCP 47 tag.
func Of(tag string) Language {
	name := Base(tag)
	result := Language{Tag: name, stem: snowball(name), affixes: affixesOf(name), english: isEnglishUsed(name), known: &knownWords{}}
	if name == "en" {
		result.isCommon = lunr.IsStopWord
		return result
	}
	common := map[string]bool{}
	for _, word := range commonWords(name) {
		common[fold(word)] = true
	}
	result.isCommon = func(word string) bool { return common[word] }
	return result
}

// Base returns the language of a BCP 47 tag without its script and region. Both forms of
// Norwegian count as one language.
func Base(tag string) string {
	name, _, _ := strings.Cut(strings.ToLower(tag), "-")
	switch name {
	case "no", "nn":
		return "nb"
	case "iw":
		return "he"
	}
	return cmp.Or(name, "en")
}

// isEnglishUsed reports whether words in ASCII letters are English words. They are in languages
// that are written in letters other than Latin ones.
func isEnglishUsed(name string) bool {
	if name == "en" {
		return true
	}
	tag, err := language.Parse(name)
	if err != nil {
		return false
	}
	script, _ := tag.Script()
	return script.String() != "Latn"
}

// Rules returns what browsers need to know to find the same terms.
func (l Language) Rules() contract.SearchLanguage {
	return contract.SearchLanguage{
		Tag: l.Tag, English: l.english, Common: commonWords(l.Tag),
		Prefixes: l.affixes.prefixes, Suffixes: l.affixes.suffixes, Least: l.affixes.least,
	}
}

// Pipeline returns the name of the language's stemmer in lunr and lunr-languages.
func (l Language) Pipeline() string {
	switch {
	case l.stem == nil:
		return "stemmer"
	case l.Tag == "nb":
		return "stemmer-no"
	}
	return "stemmer-" + l.Tag
}

// Term is a term by which a word is found.
type Term struct {
	Text     string
	IsCommon bool // so common that a text is not worth finding by it
}

// longestTerm is the maximum number of characters in a term. Longer words are data.
const longestTerm = 64

// Terms returns the terms of a text. A name is found as a whole and by its parts:
// Window.setFrame becomes window.setframe, window, setframe, set and frame, each of them
// stemmed.
func (l Language) Terms(text string) iter.Seq[Term] {
	return func(yield func(Term) bool) {
		for word := range words(text) {
			for _, term := range l.known.lookup(word, l.termsOf) {
				if !yield(term) {
					return
				}
			}
		}
	}
}

// termsOf returns the terms of a word.
func (l Language) termsOf(word string) []Term {
	var terms []Term
	for unit := range units(word) {
		if len(unit) > longestTerm && utf8.RuneCountInString(unit) > longestTerm {
			continue
		}
		if term := l.term(unit); term != "" {
			terms = append(terms, Term{Text: term, IsCommon: l.isCommon(fold(l.bare(unit)))})
		}
	}
	return slices.Clip(terms)
}

// term returns the form of a unit in the index, or "".
func (l Language) term(unit string) string {
	word := l.bare(unit)
	folded := fold(word)
	switch {
	case l.english && lunr.IsASCII(folded):
		return lunr.Stem(folded)
	case l.stem == nil:
		return l.affixes.strip(folded)
	}
	word = l.spelled(word)
	return fold(cmp.Or(l.stem(word), word)) // an ending by itself is a word too
}

// spelled returns a word as the stemmer expects it. It restores the accents of endings that many
// readers type without them. Only some versions of the stemmers know the Russian letter ё.
func (l Language) spelled(word string) string {
	switch l.Tag {
	case "de":
		return withoutUmlauts(fold(word))
	case "ru":
		return fold(word)
	case "es":
		if before, found := strings.CutSuffix(word, "ion"); found {
			return before + "ión"
		}
	case "pt":
		if before, found := strings.CutSuffix(word, "cao"); found {
			return before + "ção"
		}
		if before, found := strings.CutSuffix(word, "coes"); found {
			return before + "ções"
		}
	}
	return word
}
