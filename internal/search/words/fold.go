package words

import (
	"cmp"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// plain returns a unit in lower case, in one Unicode form, with uniform apostrophes and without
// characters that readers do not see.
func (l Language) plain(unit string) string {
	if lunr.IsASCII(unit) && (l.Tag != "tr" || !strings.Contains(unit, "I")) {
		return strings.ToLower(unit)
	}
	if l.Tag == "tr" {
		unit = turkishCase.Replace(unit)
	}
	return invisible.Replace(lunr.Lower(norm.NFKC.String(unit)))
}

// bare returns a plain unit without an article before an apostrophe, as in l'installation, or a
// Turkish ending after it, as in Node'un.
func (l Language) bare(unit string) string {
	word := l.plain(unit)
	before, after, _ := strings.Cut(word, "'")
	switch l.Tag {
	case "fr", "it":
		return cmp.Or(after, word)
	case "tr":
		return cmp.Or(before, word)
	}
	return word
}

var (
	turkishCase = strings.NewReplacer("I", "ı", "İ", "i")
	invisible   = strings.NewReplacer("’", "'", "ʼ", "'", "\u00ad", "", "\u200d", "")
)

// fold removes differences of spelling that readers do not type: accents of Latin and Greek
// letters, vowel signs of Arabic and Hebrew, and variants of a letter.
func fold(word string) string {
	if lunr.IsASCII(word) {
		return word
	}
	var out strings.Builder
	var base rune
	for _, char := range norm.NFD.String(word) {
		if !unicode.Is(unicode.M, char) {
			base = char
		} else if unicode.In(base, unicode.Latin, unicode.Greek, unicode.Arabic, unicode.Hebrew) {
			continue
		}
		out.WriteRune(char)
	}
	return variants.Replace(norm.NFC.String(out.String()))
}

// variants maps letters to the ones that readers type in their place.
var variants = strings.NewReplacer(
	"ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "ł", "l", "đ", "d", "ð", "d", "þ", "th", "ı", "i",
	"ς", "σ", "ё", "е", "ґ", "г",
	"ٱ", "ا", "ى", "ي", "ی", "ي", "ک", "ك", "ة", "ه", "ـ", "",
	"ך", "כ", "ם", "מ", "ן", "נ", "ף", "פ", "ץ", "צ",
	"\u093c", "", "ँ", "ं",
	"٠", "0", "١", "1", "٢", "2", "٣", "3", "٤", "4", "٥", "5", "٦", "6", "٧", "7", "٨", "8", "٩", "9",
	"۰", "0", "۱", "1", "۲", "2", "۳", "3", "۴", "4", "۵", "5", "۶", "6", "۷", "7", "۸", "8", "۹", "9",
	"०", "0", "१", "1", "२", "2", "३", "3", "४", "4", "५", "5", "६", "6", "७", "7", "८", "8", "९", "9",
)

// withoutUmlauts writes the umlauts of a folded German word, which some readers type as two
// letters, as one: uebersicht and ubersicht. "ue" stays after a vowel or q, as in neue.
func withoutUmlauts(word string) string {
	var out strings.Builder
	for at := 0; at < len(word); at++ {
		out.WriteByte(word[at])
		if at+1 == len(word) || word[at+1] != 'e' {
			continue
		}
		switch word[at] {
		case 'u':
			if at > 0 && strings.IndexByte("aeiouyq", word[at-1]) >= 0 {
				continue
			}
			at++
		case 'a', 'o':
			at++
		}
	}
	return out.String()
}
