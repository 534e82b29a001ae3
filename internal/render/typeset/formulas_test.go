package typeset

import (
	"os"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/rendertest"
	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/code"
)

// typesetting returns a code.Node that numbers formulas.
func typesetting(program string) code.Node {
	return code.Node{Program: program, Workers: 1, Theme: fstest.MapFS{"prepared/katex.js": &fstest.MapFile{}}, Stderr: os.Stderr}
}

func TestEqualFormulasAreRenderedOnce(t *testing.T) {
	t.Parallel()
	engine := rendertest.NewEngine()
	result, _ := rendertest.SiteOf(t, engine, "markdown: {math: true}\n", map[string]string{
		"a.md": "# A\n\n$a$ $a$ and $b$\n", "b.md": "# B\n\n$a$\n\n$$\na\n$$\n",
	})
	formulas, findings, err := Formulas(t.Context(), result, engine, typesetting(os.Args[0]))
	if err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	want := assemble.Formulas{{TeX: "a"}: "<math>1", {TeX: "b"}: "<math>2", {TeX: "a", Display: true}: "<math>3"}
	sitetest.Compare(t, "formulas", formulas, want)
	again, findings, err := Formulas(t.Context(), result, engine, typesetting("no such program"))
	if err != nil || len(findings) > 0 {
		t.Fatal("known formulas need no Node: ", err, findings)
	}
	sitetest.Compare(t, "the same formulas again", again, want)
}

func TestInvalidFormulaIsReportedAtEveryPlace(t *testing.T) {
	t.Parallel()
	engine := rendertest.NewEngine()
	result, _ := rendertest.SiteOf(t, engine, "markdown: {math: true}\n", map[string]string{
		"a.md": "# A\n\nText $ax$ and $b$\n", "b.md": "# B\n\n- Item\n\n  $$\n  a\n  b x\n  $$\n\n$ax$\n",
	})
	for range 2 { // failures are not cached
		formulas, findings, err := Formulas(t.Context(), result, engine, typesetting(os.Args[0]))
		if err != nil {
			t.Fatal(err)
		}
		sitetest.Compare(t, "the right one", formulas[assemble.Formula{TeX: "b"}], "<math>1")
		var got []string
		for _, finding := range findings {
			got = append(got, finding.Place()+" "+finding.Text)
			sitetest.Compare(t, "severity and code", []string{finding.Severity.String(), finding.Code}, []string{diag.Error.String(), "math"})
		}
		slices.Sort(got)
		sitetest.Compare(t, "findings", got, []string{
			"content/a.md:3:8 the formula cannot be parsed: wrong", "content/b.md:10:3 the formula cannot be parsed: wrong",
			"content/b.md:7:5 the formula cannot be parsed: wrong",
		})
	}
}

func TestPositionInAFormulaHasALineAndColumn(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name         string
		lines        []string
		position     int
		line, column int
	}{
		{"start", []string{"ab"}, 0, 0, 0},
		{"within", []string{"ab"}, 1, 0, 1},
		{"end", []string{"ab"}, 2, 0, 2},
		{"beyond", []string{"ab"}, 9, 0, 2},
		{"next line", []string{"ab", "cd"}, 4, 1, 1},
		{"behind a character of two units", []string{"𝑥b"}, 2, 0, 1},
	} {
		if line, column := placeInTeX(test.lines, test.position); line != test.line || column != test.column {
			t.Errorf("%s: got %d:%d, want %d:%d", test.name, line, column, test.line, test.column)
		}
	}
}
