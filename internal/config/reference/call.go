package reference

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Call calls a function once for each argument, and returns the results as plain values. It returns
// none if the function fails. Packages that are not installed do not matter, unless the function
// uses them: a configuration of Docusaurus names many, and most functions in it need none. code is
// the code of its diagnostics.
func (m *Modules) Call(ctx context.Context, function config.Function, code string, arguments []any) ([]any, []diag.Diagnostic, error) {
	return m.CallThrough(ctx, Adapter{}, function, code, arguments)
}

// Adapter is a script that calls functions of the site, as [evaluate.Session.CallThrough] describes.
type Adapter struct {
	Script string // "" for none
	For    string // the purpose of a call, if a function has several
}

// CallThrough calls a function like [Modules.Call], but a script makes the calls.
func (m *Modules) CallThrough(ctx context.Context, adapter Adapter, function config.Function, code string, arguments []any) (
	[]any, []diag.Diagnostic, error,
) {
	m.mu.Lock()
	defer m.mu.Unlock()
	asked, err := json.Marshal(arguments)
	if err != nil {
		return nil, nil, fmt.Errorf("encode the arguments of %s: %w", function, err)
	}
	used := fingerprint.Sum(code, adapter.Script, string(asked))
	found, _, err := incremental.Get(m.engine, exportedRule("calls"), strings.TrimSpace(function.String()+" "+adapter.For), used,
		func(inputs *incremental.Inputs) (exported, error) {
			return m.call(ctx, inputs, adapter.Script, function, code, arguments)
		})
	var results []any
	if err == nil && !diag.HasErrors(found.Findings) {
		err = json.Unmarshal(found.Text, &results)
	}
	return results, found.Findings, err
}

func (m *Modules) call(
	ctx context.Context, inputs *incremental.Inputs, script string, function config.Function, code string, arguments []any,
) (exported, error) {
	var made exported
	err := m.run(inputs, evaluate.Options{Record: true}, func(session *evaluate.Session) error {
		known, err := loaded(ctx, session, function)
		var results []evaluate.Value
		if err == nil {
			results, err = session.CallThrough(ctx, script, function.File, function.Path, arguments)
		}
		if err != nil {
			finding, err := m.failed(code, function.String(), err)
			made.Findings = []diag.Diagnostic{finding}
			return err
		}
		made.Text, _ = document(results, evaluate.Places{})
		for _, note := range session.Notes()[known:] {
			made.Findings = append(made.Findings, m.missing(code, note))
		}
		return nil
	})
	return made, err
}

// loaded evaluates the file of a function inside other values, and returns the number of notes
// about what these values lack.
func loaded(ctx context.Context, session *evaluate.Session, function config.Function) (int, error) {
	if function.Path == "" {
		return 0, nil
	}
	_, err := session.Load(ctx, function.File)
	return len(session.Notes()), err
}

// missing returns the diagnostic for what a function lacks.
func (m *Modules) missing(code string, note evaluate.Note) diag.Diagnostic {
	at := note.Place
	return diag.Diagnostic{
		Severity: diag.Error, Code: code, File: at.File, Line: at.Line, Column: at.Column, Source: m.lineOf(at.File, at.Line), Text: note.Text, Hint: note.Hint,
	}
}
