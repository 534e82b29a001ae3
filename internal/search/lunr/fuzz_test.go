package lunr_test

import (
	"encoding/json"
	"testing"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

func FuzzAnyTextIsIndexed(f *testing.F) {
	for _, text := range []string{"", "Windows and frames", "—", "a\xffb", "İΣ", "x\U0001F600ed", "sses ies y yed eed", "\x00\b\"\\", "10 2 __proto__"} {
		f.Add(text, "title")
	}
	f.Fuzz(func(t *testing.T, text, title string) {
		documents := []lunr.Document{{title, "", text}, {text}, {}, {"", title, title}}
		if index := build(themeFields(), documents, nil); !json.Valid(index) {
			t.Errorf("%q and %q: not JSON: %s", text, title, index)
		}
	})
}

func FuzzInvalidAnalysisDoesNotPanic(f *testing.F) {
	for _, analysis := range lunr.Analyze(generated(5, 10), english) {
		f.Add([]byte(analysis))
	}
	f.Add([]byte("\xff\xff\xff\xff\x0f\xff\xff\xff\xff\x0f"))
	f.Fuzz(func(_ *testing.T, analysis []byte) {
		lunr.JSON(lunr.Source{Fields: themeFields(), Analyses: []lunr.Analysis{analysis, nil, analysis}}, nil)
		lunr.Analysis(analysis).Lengths(len(themeFields()))
		for range lunr.Analysis(analysis).Terms(len(themeFields())) {
			continue
		}
	})
}
