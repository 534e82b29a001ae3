package lint

import (
	"regexp"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// display matches a line that begins a formula: "$$" alone, or a formula between two of them.
var display = regexp.MustCompile(`^\$\$(?:\s*$|[^$]*[^$\s][^$]*\$\$)`)

// formula reports the first formula at the start of a line if formulas are off.
func (f *finder) formula(node ast.Node) {
	if f.Math || f.hasFormula || node.Lines().Len() == 0 {
		return
	}
	for i := range node.Lines().Len() {
		start := node.Lines().At(i).Start
		if !display.Match(f.line(start)) {
			continue
		}
		f.hasFormula = true
		f.text.Report(start, start+len("$$"), input.Finding{Code: input.MathCode, Minor: true,
			Text: "formulas are off, so readers see the source of this one", Hint: `set markdown.math to true, or write "\$$" for dollar signs`})
		return
	}
}
