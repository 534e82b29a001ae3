package lunr

import "strings"

// withShorterSuffix is step 2. Here and below, if two suffixes end alike, the longer one comes
// first.
func withShorterSuffix(word string) string {
	switch word[len(word)-1] {
	case 'l':
		return replace(word, "ational", "ate", "tional", "tion")
	case 'i':
		return replace(word, "enci", "ence", "anci", "ance", "bli", "ble", "alli", "al", "entli", "ent", "eli", "e",
			"ousli", "ous", "aliti", "al", "iviti", "ive", "biliti", "ble", "logi", "log")
	case 'r':
		return replace(word, "izer", "ize", "ator", "ate")
	case 'n':
		return replace(word, "ization", "ize", "ation", "ate")
	case 'm':
		return replace(word, "alism", "al")
	case 's':
		return replace(word, "iveness", "ive", "fulness", "ful", "ousness", "ous")
	}
	return word
}

// withoutAdjectiveSuffix is step 3.
func withoutAdjectiveSuffix(word string) string {
	switch word[len(word)-1] {
	case 'e':
		return replace(word, "icate", "ic", "ative", "", "alize", "al")
	case 'i':
		return replace(word, "iciti", "ic")
	case 'l':
		return replace(word, "ical", "ic", "ful", "")
	case 's':
		return replace(word, "ness", "")
	}
	return word
}

// withoutSuffix is step 4.
func withoutSuffix(word string) string {
	for _, suffix := range suffixesBy(word[len(word)-1]) {
		if before, found := cutSuffix(word, suffix); found {
			if measure(before) > 1 {
				return before
			}
			return word
		}
	}
	before, found := cutSuffix(word, "ion")
	if found && len(before) > 1 && strings.ContainsAny(before[len(before)-1:], "st") && measure(before) > 1 {
		return before
	}
	return word
}

// suffixesBy returns the suffixes of step 4 by their last letter.
func suffixesBy(last byte) []string {
	switch last {
	case 'c':
		return []string{"ic"}
	case 'e':
		return []string{"ance", "ence", "able", "ible", "ate", "ive", "ize"}
	case 'i':
		return []string{"iti"}
	case 'l':
		return []string{"al"}
	case 'm':
		return []string{"ism"}
	case 'r':
		return []string{"er"}
	case 's':
		return []string{"ous"}
	case 't':
		return []string{"ant", "ement", "ment", "ent"}
	case 'u':
		return []string{"ou"}
	}
	return nil
}

// replace replaces the first of the suffixes that a word ends in, if the measure of the part
// before it is greater than 0. Each suffix is followed by its replacement.
func replace(word string, suffixes ...string) string {
	for i := 0; i < len(suffixes); i += 2 {
		if before, found := cutSuffix(word, suffixes[i]); found {
			if measure(before) > 0 {
				return before + suffixes[i+1]
			}
			return word
		}
	}
	return word
}
