package slug

import "strings"

// deburr removes accents from Latin letters, and removes apostrophes, as lodash does before it
// splits a text into words.
func deburr(text string) string {
	var plain strings.Builder
	for _, char := range text {
		switch {
		case char == '\'' || char == '’' || isAccent(char):
		case char < 0xC0 || char > 0x17F:
			plain.WriteRune(char)
		default:
			plain.WriteString(basic(char))
		}
	}
	return plain.String()
}

// isAccent reports whether a character is a mark that combines with the letter before it.
func isAccent(char rune) bool {
	return char >= 0x300 && char <= 0x36F || char >= 0x20D0 && char <= 0x20FF || char >= 0xFE20 && char <= 0xFE2F
}

// basic returns an accented letter (Latin-1 or Latin Extended-A) without its accent.
func basic(char rune) string {
	for _, row := range [...]struct{ plain, accented string }{
		{"A", "ÀÁÂÃÄÅĀĂĄ"}, {"Ae", "Æ"}, {"C", "ÇĆĈĊČ"}, {"D", "ÐĎĐ"}, {"E", "ÈÉÊËĒĔĖĘĚ"}, {"G", "ĜĞĠĢ"},
		{"H", "ĤĦ"}, {"I", "ÌÍÎÏĨĪĬĮİ"}, {"IJ", "Ĳ"}, {"J", "Ĵ"}, {"K", "Ķ"}, {"L", "ĹĻĽĿŁ"}, {"N", "ÑŃŅŇŊ"},
		{"O", "ÒÓÔÕÖØŌŎŐ"}, {"Oe", "Œ"}, {"R", "ŔŖŘ"}, {"S", "ŚŜŞŠ"}, {"T", "ŢŤŦ"}, {"Th", "Þ"}, {"U", "ÙÚÛÜŨŪŬŮŰŲ"},
		{"W", "Ŵ"}, {"Y", "ÝŶŸ"}, {"Z", "ŹŻŽ"},
		{"a", "àáâãäåāăą"}, {"ae", "æ"}, {"c", "çćĉċč"}, {"d", "ðďđ"}, {"e", "èéêëēĕėęě"}, {"g", "ĝğġģ"},
		{"h", "ĥħ"}, {"i", "ìíîïĩīĭįı"}, {"ij", "ĳ"}, {"j", "ĵ"}, {"k", "ķĸ"}, {"l", "ĺļľŀł"}, {"n", "ñńņňŉŋ"},
		{"o", "òóôõöøōŏő"}, {"oe", "œ"}, {"r", "ŕŗř"}, {"s", "śŝşšſ"}, {"ss", "ß"}, {"t", "ţťŧ"}, {"th", "þ"}, {"u", "ùúûüũūŭůűų"},
		{"w", "ŵ"}, {"y", "ýÿŷ"}, {"z", "źżž"},
	} {
		if strings.ContainsRune(row.accented, char) {
			return row.plain
		}
	}
	return string(char)
}
