package search

import "docgen/internal/lunr"

// Language is how the words of a language are reduced to terms.
type Language struct {
	Name     string // BCP 47 tag
	pipeline string // name of the stemmer in lunr and lunr-languages
	stem     func(word string) string
	common   func(word string) bool // nil when none is left out
}

// English is the language of lunr itself.
func English() Language {
	return Language{Name: "en", pipeline: "stemmer", stem: lunr.Stem, common: lunr.IsStopWord}
}
