package markdown

import "strconv"

// footnoteID is the id that goldmark gives a footnote or a reference to one.
func footnoteID(prefix string, index, reference int) string {
	if reference > 0 {
		prefix += strconv.Itoa(reference)
	}
	return prefix + ":" + strconv.Itoa(index)
}
