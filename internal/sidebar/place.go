package sidebar

import (
	"cmp"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Place is the place of a value in the sidebars file or in a category file. A nil Place points
// nowhere.
type Place struct {
	positions *strictyaml.Positions
	path      []any // of keys and list indexes
	isKey     bool  // it is the place of the last key of path, not of its value
}

// child returns the place of a key's value, or of a list item.
func (p *Place) child(step any) *Place {
	if p == nil {
		return nil
	}
	return &Place{positions: p.positions, path: append(slices.Clip(p.path), step)}
}

// key returns the place of a key itself.
func (p Place) key(name string) *Place {
	place := p.child(name)
	place.isKey = true
	return place
}

// labelPlace returns the place of the key that identifies an item's label, or else of the label.
func (p Place) labelPlace(spec ItemSpec) *Place {
	if spec.Key != "" {
		return p.child("key")
	}
	return p.child("label")
}

// keys returns the keys of the mapping at a place, in the order of the file.
func (p Place) keys() []string { return p.positions.Keys(p.path...) }

// error returns an error at a place.
func (p *Place) error(text, hint string) diag.Diagnostic {
	return p.report(diag.Diagnostic{Severity: diag.Error, Text: text, Hint: hint})
}

// report adds the place, and the code if it is missing, to a diagnostic.
func (p *Place) report(finding diag.Diagnostic) diag.Diagnostic {
	code := cmp.Or(finding.Code, Code)
	switch {
	case p == nil:
	case p.isKey:
		finding = p.positions.KeyDiagnostic(finding.Severity, finding.Text, finding.Hint, p.path...)
	default:
		finding = p.positions.Diagnostic(finding.Severity, finding.Text, finding.Hint, p.path...)
	}
	finding.Code = code
	return finding
}
