package markdown

import (
	_ "embed"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Sheets is a set of the style sheets that the elements of directives and their components need. Sites
// that use none of them load none.
type Sheets int

// The style sheets.
const (
	ElementSheet Sheets = 1 << iota // badges, buttons, steps, figures and other elements of a text
	LandingSheet                    // heroes, features, logos and calls to action
	MemberSheet                     // facts and signatures

	AllSheets = ElementSheet | LandingSheet | MemberSheet
)

//go:embed elements.css
var elementSheet []byte

//go:embed member.css
var memberSheet []byte

//go:embed landing.css
var landingSheet []byte

// CSS returns the text of the style sheets, which use the design tokens of the theme.
func (s Sheets) CSS() []byte {
	var text []byte
	if s&ElementSheet != 0 {
		text = append(text, elementSheet...)
	}
	if s&LandingSheet != 0 {
		text = append(text, landingSheet...)
	}
	if s&MemberSheet != 0 {
		text = append(text, memberSheet...)
	}
	return text
}

// SheetsOf returns the style sheets that a component of the theme needs.
func SheetsOf(component string) Sheets {
	switch component {
	case "Badge", "Card", "Figure", "FileTree", "Steps":
		return ElementSheet
	case "Button", "CallToAction", "Feature", "Features", "Hero", "Logos":
		return ElementSheet | LandingSheet
	}
	return 0
}

// sheetsOf returns the style sheets that a container needs.
func sheetsOf(role syntax.Role) Sheets {
	switch role {
	case syntax.CardRole, syntax.StepsRole, syntax.FileTreeRole, syntax.FigureRole, syntax.GlossaryRole:
		return ElementSheet
	case syntax.HeroRole, syntax.FeaturesRole, syntax.FeatureRole, syntax.LogosRole, syntax.CallToActionRole:
		return ElementSheet | LandingSheet
	case syntax.FactsRole, syntax.SignatureRole:
		return MemberSheet
	}
	return 0
}
