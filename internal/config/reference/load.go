package reference

import (
	"cmp"
	"context"
	"fmt"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// exported is what the engine caches about a module.
type exported struct {
	Text     []byte
	Places   []place
	Findings []diag.Diagnostic
}

// exportedRule is the rule for what modules export, or for what their functions return.
func exportedRule(name string) incremental.Rule[exported] {
	hasWorked := func(value exported) bool { return !diag.HasErrors(value.Findings) }
	return incremental.Rule[exported]{Name: name, Codec: incremental.Only[exported]{Passes: hasWorked}, Foreign: true}
}

// Load returns what a module exports by default, as JSON. If that is a function, Load calls it. code
// is the code of its diagnostics.
func (m *Modules) Load(ctx context.Context, file, code string) (Document, []diag.Diagnostic, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	found, _, err := incremental.Get(m.engine, exportedRule("modules"), file, fingerprint.Sum(code), func(inputs *incremental.Inputs) (exported, error) {
		return m.evaluate(ctx, inputs, file, code)
	})
	return Document{Text: found.Text, places: found.Places, files: m.engine.Files()}, found.Findings, err
}

func (m *Modules) evaluate(ctx context.Context, inputs *incremental.Inputs, file, code string) (exported, error) {
	var made exported
	err := m.run(inputs, evaluate.Options{}, func(session *evaluate.Session) error {
		value, err := session.Load(ctx, file)
		if err != nil {
			finding, err := m.failed(code, file, err)
			made.Findings = []diag.Diagnostic{finding}
			return err
		}
		places := evaluate.ReadPlaces(scripts(session.Inputs().Files), session.Name)
		made.Text, made.Places = document(value, places)
		made.Findings = notJSON(value, file, code, places, nil)
		for i, finding := range made.Findings {
			made.Findings[i].Source = m.lineOf(finding.File, finding.Line)
		}
		return nil
	})
	return made, err
}

func scripts(files []string) []string {
	var kept []string
	for _, file := range files {
		if config.IsScript(file) {
			kept = append(kept, file)
		}
	}
	return kept
}

// notJSON reports functions among the values.
func notJSON(value evaluate.Value, file, code string, places evaluate.Places, path []string) []diag.Diagnostic {
	var findings []diag.Diagnostic
	add := func(key string, inside evaluate.Value) {
		findings = append(findings, notJSON(inside, file, code, places, append(path[:len(path):len(path)], key))...)
	}
	switch value := value.(type) {
	case *evaluate.Object:
		for _, key := range value.Keys {
			add(key, value.Fields[key])
		}
	case []evaluate.Value:
		for i, item := range value {
			add(fmt.Sprint(i), item)
		}
	case evaluate.Function:
		at := places.Find(path...)
		findings = append(findings, diag.Diagnostic{
			Severity: diag.Error, Code: code, File: cmp.Or(at.File, file), Line: at.Line, Column: at.Column,
			Text: fmt.Sprintf("%q is a function", value.Path), Hint: "call it, so that the file exports its result",
		})
	}
	return findings
}
