package lunr_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// indexQuestion asks the oracle to index documents.
type indexQuestion struct {
	name      string
	Fields    []lunr.Field    `json:"fields"`
	Documents []lunr.Document `json:"documents"`
	Boosts    []float64       `json:"boosts"`
}

func TestIndexIsLunrsByteForByte(t *testing.T) {
	t.Parallel()
	questions := []indexQuestion{
		{name: "Phoenix", Documents: phoenix(t)},
		{name: "a thousand records", Documents: generated(1000, 60)},
		{name: "no documents", Documents: []lunr.Document{}},
		{name: "empty fields", Documents: []lunr.Document{{"", "", ""}, {"", "", "text"}, {"title", "", ""}}},
		{name: "missing fields", Documents: []lunr.Document{{}, {"title"}, {"other title", "key"}}},
		{name: "common words alone", Documents: []lunr.Document{{"the", "of", "and so on"}}},
		{name: "one field", Fields: []lunr.Field{{Name: "body"}}, Documents: []lunr.Document{{"a window"}, {"two windows"}}},
		{name: "boosts", Fields: []lunr.Field{{Name: "a", Boost: 0.001}, {Name: "b", Boost: 2.5}, {Name: "c", Boost: 1e6}}, Documents: generated(50, 20)},
		{name: "boosts of documents", Documents: generated(4, 20), Boosts: []float64{0, 2.5, 0.3}},
		{name: "field name to escape", Fields: []lunr.Field{{Name: "\"naïve\" \\\b\x01"}}, Documents: []lunr.Document{{"x"}}},
		{name: "hyphens, apostrophes and numbers", Documents: []lunr.Document{
			{"Top-left", "x-y - z", "-1 --flag 10 1e3 0x10 1,000.5 don't 'quoted' o'clock"}, {"10", "2", "0 00 10 9 100 -0"},
		}},
		{name: "names of JavaScript's own", Documents: []lunr.Document{
			{"__proto__ constructor", "toString valueOf", "hasOwnProperty _index length __proto__ __proto__ prototype"},
		}},
		{name: "characters to escape", Documents: []lunr.Document{{`a"b`, `a\b`, "a\bb a\x00b a\x1fb a\x7fb a</b a&b a\u0085b a\u2028b a\u200bb"}}},
		{name: "order of UTF-16 units", Documents: []lunr.Document{{"", "",
			"a\uE000b a\uFFFDb a\U0001F600b a\U0010FFFFb a\uD7FFb aéb ab a a\u4E00b a\uE001b a\U0001F601b"}}},
		{name: "odd Unicode", Documents: []lunr.Document{
			{"İstanbul ΟΔΟΣ ΣΣ", "ß ẞ ﬁ ǅ Å", "日本語 한국어 😀 a😀b👍🏽c e\u0301t\u0301 \ufeffBOM\u00a0nbsp\u3000wide\u2028line 𐐀𐐁"},
			{"\u202eright\u202c", "שלום مرحبا", "ﬀect naïvely naïveté cafés \u212aelvin x\U0001F600ed a\u00e9\u00e9ed b\u00e1\u00e9ing"},
		}},
		{name: "not UTF-8", Documents: []lunr.Document{{"a\xffb", "\xf0\x9f", "x \xff\xfe y\xed\xa0\x80z"}}},
		{name: "in more places than there are documents", Documents: []lunr.Document{{"go", "go", "go go"}, {"go", "go", "going"}}},
		{name: "long text", Documents: []lunr.Document{{strings.Repeat("x", 70000), "", strings.Repeat("window frames ", 20000)}, {"window"}}},
	}
	for i := range questions {
		if questions[i].Fields == nil {
			questions[i].Fields = themeFields()
		}
	}
	for i, want := range ask[json.RawMessage](t, "index", questions) {
		t.Run(questions[i].name, func(t *testing.T) {
			t.Parallel()
			question := questions[i]
			analyses := lunr.Analyze(question.Documents, english)
			got := lunr.JSON(lunr.Source{Fields: question.Fields, Analyses: analyses, Boosts: question.Boosts, Pipeline: "stemmer"}, nil)
			if at := firstDifference(got, want); at >= 0 {
				t.Errorf("byte %d of %d\ngot  %s\nwant %s", at, len(want), around(got, at), around(want, at))
			}
		})
	}
}

// firstDifference returns the offset of the first difference between two texts, or -1.
func firstDifference(a, b []byte) int {
	if bytes.Equal(a, b) {
		return -1
	}
	at := 0
	for at < min(len(a), len(b)) && a[at] == b[at] {
		at++
	}
	return at
}

func around(text []byte, at int) []byte { return text[max(0, at-80):min(len(text), at+80)] }
