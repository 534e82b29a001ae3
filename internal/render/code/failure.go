package code

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// browserHint is the hint for code that uses browser APIs, which Node does not have.
const browserHint = "Node renders the pages and has no browser APIs such as window: use them in an effect"

// frame matches a line of a stack trace in the theme's code for Node, with the name of the
// function.
var frame = regexp.MustCompile(`(?m)^\s*at (?:(?:async |new )?(\S+) \()?theme\.js:(\d+):(\d+)\)?$`)

// failureIn returns a finding for a failure of the site's own code. It points to the first line
// of the stack trace in that code, or else to file.
func (t Theme) failureIn(file, text string, failure *ssr.Failure) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: diag.Error, Code: bundle.Code, File: file, Text: text + ": " + failure.Message}
	frames := frame.FindAllStringSubmatch(failure.Stack, -1)
	for _, found := range frames {
		line, _ := strconv.Atoi(found[2]) // the expression matches digits
		column, _ := strconv.Atoi(found[3])
		if origin, known := t.Origin(line, column); known {
			finding.File, finding.Line, finding.Column, finding.Length, finding.Source = origin.File, origin.Line, origin.Column, 1, origin.Text
			return t.Modules.placed(finding).WithCode(bundle.Code)
		}
	}
	if len(frames) > 0 && frames[0][1] != "" {
		finding.Hint = "in " + frames[0][1]
	}
	return finding
}

// Once removes repeated findings at the same place, such as those of a component that throws on
// every page.
func Once(findings []diag.Diagnostic) []diag.Diagnostic {
	type report struct{ place, text string }
	seen := map[report]bool{}
	return slices.DeleteFunc(findings, func(finding diag.Diagnostic) bool {
		key := report{finding.Place(), finding.Text}
		isAgain := finding.Line > 0 && seen[key]
		seen[key] = true
		return isAgain
	})
}

// PageFailure returns a finding for a component that threw while a page was rendered.
func (t Theme) PageFailure(name string, failure *ssr.Failure) diag.Diagnostic {
	if failure.IsTimeout {
		return diag.Diagnostic{
			Severity: diag.Error, Code: bundle.Code, File: name, Text: "rendering the page: " + failure.Message,
			Hint: "look for an endless loop, or for very slow code, in the components on this page",
		}
	}
	finding := t.failureIn(name, "the theme threw an error while rendering the page", failure)
	if finding.Line > 0 && finding.File != name {
		finding.Text = "the component threw an error: " + failure.Message
		finding.Hint = "while rendering " + name
	} else if finding.Line > 0 {
		finding.Text = "the page threw an error: " + failure.Message
	}
	if match := browserOnly.FindStringSubmatch(failure.Message); match != nil && finding.Line > 0 {
		finding.Text = fmt.Sprintf("%q exists only in the browser", match[1])
		finding.Hint = "use it in useEffect or in an event handler"
	}
	return finding
}

// browserOnly matches what Node says about a name that only browsers define.
var browserOnly = regexp.MustCompile(`^(window|document|navigator|location|history|screen|localStorage|sessionStorage|matchMedia|\w+Observer) is not defined$`)
