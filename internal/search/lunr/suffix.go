package lunr

import "strings"

// withShorterSuffix is step 2. Here and below, if two suffixes end alike, the longer one comes
// first.
func withShorterSuffix(word string) string {
	return replace(word, "ational", "ate", "tional", "tion", "enci", "ence", "anci", "ance", "bli", "ble", "alli", "al", "entli", "ent", "eli", "e",
		"ousli", "ous", "aliti", "al", "iviti", "ive", "biliti", "ble", "logi", "log", "izer", "ize", "ator", "ate", "ization", "ize", "ation", "ate",
		"alism", "al", "iveness", "ive", "fulness", "ful", "ousness", "ous")
}

// withoutAdjectiveSuffix is step 3.
func withoutAdjectiveSuffix(word string) string {
	return replace(word, "icate", "ic", "ative", "", "alize", "al", "iciti", "ic", "ical", "ic", "ful", "", "ness", "")
}

// withoutSuffix is step 4.
func withoutSuffix(word string) string {
	for _, suffix := range []string{
		"ic", "ance", "ence", "able", "ible", "ate", "ive", "ize", "iti", "al", "ism", "er", "ous", "ant", "ement", "ment", "ent", "ou",
	} {
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
