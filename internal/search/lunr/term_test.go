package lunr_test

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

func TestTermsHavePositions(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name, text string
		want       []lunr.Term
	}{
		{name: "nothing", text: ""},
		{name: "white space alone", text: " \t\n\v\f\r\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff--"},
		{name: "words", text: "Open windows", want: []lunr.Term{{Text: "open", Length: 4}, {Text: "window", Start: 5, Length: 7}}},
		{name: "common words", text: "the window of a", want: []lunr.Term{{Text: "window", Start: 4, Length: 6}}},
		{name: "hyphens", text: "top-left--x", want: []lunr.Term{{Text: "top", Length: 3}, {Text: "left", Start: 4, Length: 4},
			{Text: "x", Start: 10, Length: 1}}},
		{name: "dashes do not separate", text: "a–b\u2011c", want: []lunr.Term{{Text: "a–b\u2011c", Length: 5}}},
		{name: "punctuation around", text: "“(set_frame())”", want: []lunr.Term{{Text: "set_fram", Length: 15}}},
		{name: "punctuation within", text: "Window.frame()", want: []lunr.Term{{Text: "window.fram", Length: 14}}},
		{name: "apostrophe", text: "Screen's don't", want: []lunr.Term{{Text: "screen'", Length: 8}, {Text: "don't", Start: 9, Length: 5}}},
		{name: "numbers", text: "10 1.5 007", want: []lunr.Term{{Text: "10", Length: 2}, {Text: "1.5", Start: 3, Length: 3},
			{Text: "007", Start: 7, Length: 3}}},
		{name: "punctuation alone is the empty term", text: "— x", want: []lunr.Term{{Length: 1}, {Text: "x", Start: 2, Length: 1}}},
		{name: "other letters are punctuation", text: "日本 Ünder é", want: []lunr.Term{{Length: 2}, {Text: "nder", Start: 3, Length: 5}, {Start: 9, Length: 1}}},
		{name: "two units", text: "😀 a😀b", want: []lunr.Term{{Length: 2}, {Text: "a😀b", Start: 3, Length: 4}}},
		{name: "positions in the lower-cased text", text: "xİx frame", want: []lunr.Term{{Text: "xi\u0307x", Length: 4}, {Text: "frame", Start: 5, Length: 5}}},
		{name: "letter that becomes ASCII", text: "\u212aelvin", want: []lunr.Term{{Text: "kelvin", Length: 6}}},
		{name: "not UTF-8", text: "a\xffb \xff", want: []lunr.Term{{Text: "a\ufffdb", Length: 3}, {Start: 4, Length: 1}}},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			if got := slices.Collect(lunr.English(row.text)); !slices.Equal(got, row.want) {
				t.Errorf("%q\ngot  %+v\nwant %+v", row.text, got, row.want)
			}
		})
	}
}

func TestIterationOverTermsCanStopEarly(t *testing.T) {
	t.Parallel()
	for term := range lunr.English("window frame") {
		if term.Text != "window" {
			t.Errorf("after the window comes %q", term.Text)
		}
		break
	}
}
