package lunr_test

import (
	"iter"
	"strings"
	"unicode"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// english returns the terms of a text as lunr finds them. It splits the text at white space and
// hyphens, lower-cases the words, trims punctuation, drops the most common words, and stems the
// rest. A word that consists only of punctuation or of non-ASCII letters becomes the empty
// term.
func english(_ int, text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for word := range strings.FieldsFuncSeq(lunr.Lower(text), isSeparator) {
			word = strings.TrimFunc(word, func(char rune) bool { return !isWordCharacter(char) })
			if !lunr.IsStopWord(word) && !yield(lunr.Stem(word)) {
				return
			}
		}
	}
}

// isSeparator reports whether JavaScript's [\s\-] matches a character.
func isSeparator(char rune) bool {
	return char == '-' || char == '\ufeff' || char != '\u0085' && unicode.IsSpace(char)
}

// isWordCharacter reports whether JavaScript's \w matches a character.
func isWordCharacter(char rune) bool {
	return 'a' <= char && char <= 'z' || 'A' <= char && char <= 'Z' || '0' <= char && char <= '9' || char == '_'
}

// build returns the index of documents in English as JSON.
func build(fields []lunr.Field, documents []lunr.Document, parallel lunr.Parallel) []byte {
	return lunr.JSON(lunr.Source{Fields: fields, Analyses: lunr.Analyze(documents, english), Pipeline: "stemmer"}, parallel)
}
