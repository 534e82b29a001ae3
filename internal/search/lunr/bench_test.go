package lunr_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// A site of 1,000 pages has about 10,000 records.
func BenchmarkBuild10000Records(b *testing.B) {
	documents := generated(10000, 60)
	for b.Loop() {
		build(themeFields(), documents, nil)
	}
}

func BenchmarkAnalyze10000Records(b *testing.B) {
	documents := generated(10000, 60)
	for b.Loop() {
		lunr.Analyze(documents, english)
	}
}

func BenchmarkJoin10000Records(b *testing.B) {
	analyses := lunr.Analyze(generated(10000, 60), english)
	for b.Loop() {
		lunr.JSON(lunr.Source{Fields: themeFields(), Analyses: analyses}, nil)
	}
}
