package code

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
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
	finding := diag.Diagnostic{Severity: diag.Error, Code: bundle.Code, File: file, Text: text + ": " + t.messageOf(failure)}
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

// messageOf returns the message of a failure. If code of an npm package threw, it names the package and the file.
func (t Theme) messageOf(failure *ssr.Failure) string {
	found := frame.FindStringSubmatch(failure.Stack)
	if found == nil {
		return failure.Message
	}
	line, _ := strconv.Atoi(found[2]) // the expression matches digits
	column, _ := strconv.Atoi(found[3])
	if file := t.Package(line, column); file != "" {
		return fmt.Sprintf("the npm package %q failed in %s: %s", disk.PackageName(file), file, failure.Message)
	}
	return failure.Message
}

// mostExplained is how many pages are listed on which the theme throws the same error. It says nothing about the place in the
// site's code, so several pages help to find that.
const mostExplained = 5

// Once reports each cause once, such as a component that throws on every page, and counts the pages with the same.
func Once(findings []diag.Diagnostic) []diag.Diagnostic {
	type cause struct{ place, text string }
	kept, last, more := map[cause]int{}, map[cause]int{}, map[int]int{}
	var first []diag.Diagnostic
	for _, finding := range findings {
		of, most := cause{finding.Place(), finding.Text}, 1
		if finding.Line == 0 {
			of.place, most = "", mostExplained
		}
		if kept[of] == most {
			more[last[of]]++
			continue
		}
		kept[of], last[of] = kept[of]+1, len(first)
		first = append(first, finding)
	}
	for i, count := range more {
		first[i].Hint = strings.TrimPrefix(first[i].Hint+"; the same on "+diag.Counted(count, "other page"), "; ")
	}
	return first
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
		finding.Text = "the component threw an error: " + t.messageOf(failure)
		finding.Hint = "while rendering " + name
	} else if finding.Line > 0 {
		finding.Text = "the page threw an error: " + t.messageOf(failure)
	}
	if failure.Lacks != "" {
		finding.Hint = strings.TrimPrefix(fmt.Sprintf("%s; docgen has no data of the plugin %q", finding.Hint, failure.Lacks), "; ")
	}
	if match := browserOnly.FindStringSubmatch(failure.Message); match != nil && finding.Line > 0 {
		finding.Text = fmt.Sprintf("%q exists only in the browser", match[1])
		finding.Hint = "use it in useEffect or in an event handler"
	}
	return finding
}

// browserOnly matches what Node says about a name that only browsers define.
var browserOnly = regexp.MustCompile(`^(window|document|navigator|location|history|screen|localStorage|sessionStorage|matchMedia|\w+Observer) is not defined$`)
