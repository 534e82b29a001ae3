package hooks

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Code is the code of failures.
const Code = "plugins"

// failed returns the diagnostics for a failure of the site's code. Other errors are failures of the
// machine.
func (r *Runner) failed(text Text, chain Chain, err error) ([]diag.Diagnostic, error) {
	var failure *evaluate.Failure
	if !errors.As(err, &failure) {
		return nil, err
	}
	plugin := failure.About.Plugin
	if names := chain.names(); plugin == "" && len(names) == 1 {
		plugin = names[0]
	}
	r.endless[chain.hash()] = failure.TimedOut
	if failure.About.Setup {
		return r.unloaded(plugin, failure), nil
	}
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: Code, File: text.Name, Line: cmp.Or(failure.About.Line, 1), Column: cmp.Or(failure.About.Column, 1),
		Text: fmt.Sprintf("%q fails: %s", plugin, failure.Text), Hint: failure.Hint,
	}
	if plugin == "" {
		finding.Text = fmt.Sprintf("one of the plugins %s fails: %s", strings.Join(chain.names(), ", "), failure.Text)
	}
	if failure.Line > 0 {
		finding.Hint = fmt.Sprintf("it happens at %s:%d:%d", failure.File, failure.Line, failure.Column)
	}
	if printed := failure.Log[strings.LastIndexByte(failure.Log, '\n')+1:]; finding.Hint == "" && printed != "" {
		finding.Hint = fmt.Sprintf("the last line that it printed is %q", printed)
	}
	finding.Source = content.File{Text: text.Bytes}.Line(finding.Line)
	return []diag.Diagnostic{finding}, nil
}

// unloaded returns the diagnostic for code that cannot be loaded. It is the same on all pages, so
// only the first has it.
func (r *Runner) unloaded(plugin string, failure *evaluate.Failure) []diag.Diagnostic {
	if r.reported[plugin] {
		return nil
	}
	r.reported[plugin] = true
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: Code, File: r.options.Config, Text: fmt.Sprintf("%q cannot be loaded: %s", plugin, failure.Text), Hint: failure.Hint,
	}
	if failure.Line > 0 {
		finding.File, finding.Line, finding.Column = failure.File, failure.Line, failure.Column
	}
	return []diag.Diagnostic{finding}
}

// unread returns the diagnostic for a text that the parser of the plugins cannot read.
func unread(value evaluate.Value, text Text) []diag.Diagnostic {
	reason, isUnread := evaluate.Get(value, "unread").(*evaluate.Object)
	if !isUnread {
		return nil
	}
	number := func(key string) int {
		found, _ := reason.Fields[key].(float64)
		return max(int(found), 1)
	}
	finding := diag.Diagnostic{
		Severity: diag.Warning, Code: Code, File: text.Name, Line: number("line"), Column: number("column"),
		Text: fmt.Sprintf("the plugins did not run on this page: %v", reason.Fields["text"]),
		Hint: "plugins read a page as MDX does; change what MDX cannot read",
	}
	finding.Source = content.File{Text: text.Bytes}.Line(finding.Line)
	return []diag.Diagnostic{finding}
}
