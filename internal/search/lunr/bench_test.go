package lunr_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// A site of 1,000 pages has about 10,000 records.
func BenchmarkBuild10000Records(b *testing.B) {
	documents := generated(10000, 60)
	for b.Loop() {
		lunr.Build(themeFields(), documents, lunr.Options{Positions: true})
	}
}

func BenchmarkAnalyze10000Records(b *testing.B) {
	documents := generated(10000, 60)
	for b.Loop() {
		lunr.Analyze(documents, lunr.Options{Positions: true})
	}
}

func BenchmarkJoin10000Records(b *testing.B) {
	analyses := lunr.Analyze(generated(10000, 60), lunr.Options{Positions: true})
	for b.Loop() {
		lunr.Join(lunr.Source{Fields: themeFields(), Analyses: analyses}).JSON(nil)
	}
}
