package check

import (
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// prints reports the pages for printing whose sidebar or category no version of the docs has.
// A single version may lack what others have.
func prints(s site.Site) []diag.Diagnostic {
	type option struct {
		instance string
		at       int
	}
	found, wrong := map[option]bool{}, map[option]site.Print{}
	var order []option
	for _, edition := range s.Editions {
		for _, print := range edition.Prints {
			key := option{print.Set.ID.Instance, print.At}
			if _, known := wrong[key]; print.Wrong != nil && !known {
				wrong[key], order = print, append(order, key)
			}
			found[key] = found[key] || print.Wrong == nil
		}
	}
	var findings []diag.Diagnostic
	for _, key := range order {
		if print := wrong[key]; !found[key] {
			findings = append(findings, print.Report(diag.Error, print.Wrong.Text, print.Wrong.Hint).WithCode("config"))
		}
	}
	return findings
}
