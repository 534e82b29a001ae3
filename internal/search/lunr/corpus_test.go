package lunr_test

import (
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// themeFields returns the fields of the theme's search records.
func themeFields() []lunr.Field {
	return []lunr.Field{{Name: "title", Boost: 10}, {Name: "keywords", Boost: 5}, {Name: "text"}}
}

// phoenix returns the sections of the Phoenix site as written.
func phoenix(t testing.TB) []lunr.Document {
	t.Helper()
	var documents []lunr.Document
	err := filepath.WalkDir("../../../content", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".md" {
			return err
		}
		text, err := os.ReadFile(path)
		for section := range strings.SplitSeq(string(text), "\n#") {
			title, body, _ := strings.Cut(section, "\n")
			documents = append(documents, lunr.Document{title, filepath.Base(path), body})
		}
		return err
	})
	if err != nil || len(documents) == 0 {
		t.Fatal("read the Phoenix site: ", err)
	}
	return documents
}

// generated returns made-up documents of about the given number of words, the same each time.
func generated(documents, words int) []lunr.Document {
	random := rand.New(rand.NewPCG(uint64(documents), uint64(words)))
	syllables := strings.Fields(`win dow fra me scr een ing ed er ly tion al ness able ous ive ize con pre re un key han dle
		mo dal ev ent app spa ce y s es ies ful ment 2 10 . ( ) ' _ / é ß 日 😀 \ "`)
	separators := strings.Split(`| | | | |, |. |-| - |. The | of a |`+"\n|\u00a0", "|")
	result := make([]lunr.Document, documents)
	write := func(words int) string {
		var text strings.Builder
		for range words {
			// The square makes some syllables much more frequent than others.
			for range 1 + random.IntN(4) {
				at := random.Float64()
				text.WriteString(syllables[int(at*at*float64(len(syllables)))])
			}
			text.WriteString(separators[random.IntN(len(separators))])
		}
		return text.String()
	}
	for i := range result {
		result[i] = lunr.Document{write(1 + random.IntN(5)), write(random.IntN(2)), write(random.IntN(2 * words))}
	}
	return result
}
