package directive

import (
	_ "embed"
	"strings"
)

// Sheets is a set of the style sheets that the elements of directives and their components need. A page
// loads those that it uses, as one file.
type Sheets int

// The style sheets.
const (
	ElementSheet Sheets = 1 << iota // badges, buttons, icons and other elements within a line
	BlockSheet                      // cards, steps, figures, diagrams and other blocks
	MemberSheet                     // facts and signatures
	LandingSheet                    // heroes, features, logos and calls to action
	FormulaSheet                    // formulas, with the fonts of theme/prepared
	ValueSheet                      // values that readers fill in

	AllSheets = ElementSheet | BlockSheet | MemberSheet | LandingSheet | FormulaSheet | ValueSheet
)

//go:embed elements.css
var elementSheet []byte

//go:embed blocks.css
var blockSheet []byte

//go:embed members.css
var memberSheet []byte

//go:embed landing.css
var landingSheet []byte

//go:embed formulas.css
var formulaSheet []byte

//go:embed values.css
var valueSheet []byte

// Name returns the names of the style sheets, for a file with all of them.
func (s Sheets) Name() string {
	var names []string
	for _, sheet := range s.all() {
		names = append(names, sheet.name)
	}
	return strings.Join(names, "-")
}

// CSS returns the text of the style sheets, which use the design tokens of the theme.
func (s Sheets) CSS() []byte {
	var text []byte
	for _, sheet := range s.all() {
		text = append(text, sheet.text...)
	}
	return text
}

type sheet struct {
	name string
	text []byte
}

func (s Sheets) all() []sheet {
	var sheets []sheet
	for i, each := range []sheet{{"elements", elementSheet}, {"blocks", blockSheet}, {"members", memberSheet}, {"landing", landingSheet},
		{"formulas", formulaSheet}, {"values", valueSheet}} {
		if s&(1<<i) != 0 {
			sheets = append(sheets, each)
		}
	}
	return sheets
}

// SheetsOf returns the style sheets that a component of the theme needs.
func SheetsOf(component string) Sheets {
	switch component {
	case "Badge":
		return ElementSheet
	case "Button":
		return elementsAndLanding
	case "DocCard", "DocCardList", "Mermaid":
		return BlockSheet
	}
	if strings.HasPrefix(component, "icons/") {
		return ElementSheet
	}
	for _, spec := range specs {
		if spec.Component == component && component != "" {
			return spec.Sheets
		}
	}
	return 0
}
