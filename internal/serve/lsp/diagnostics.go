package lsp

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
)

// check checks a site with the open files of the editor, and shows the findings there. If a rule panics, the findings of
// the last check stay.
func (s *server) check(ctx context.Context, f *folder) {
	defer func() {
		if cause := recover(); cause != nil {
			s.options.Log("check "+f.dir, fmt.Errorf("%v", cause))
		}
	}()
	if f.isUnread() && s.showsProgress {
		defer s.reading(ctx, f.dir)()
	}
	unsaved, versions := s.openIn(f)
	if running := f.showing(); running != nil {
		running.Show(unsaved)
	}
	begun := time.Now()
	findings, checked, err := f.checker.Check(ctx, unsaved)
	if ctx.Err() != nil {
		return
	}
	if err != nil {
		s.options.Log("check "+f.dir, err)
		return
	}
	project := refactor.Of(checked)
	f.mu.Lock()
	f.last, f.found, f.texts, f.took = project, findings, unsaved, time.Since(begun)
	f.mu.Unlock()
	s.publish(ctx, f, findings, unsaved, versions)
}

// openIn returns the texts of the open files of a site, by name, and their versions, by path.
func (s *server) openIn(f *folder) (map[string][]byte, map[string]int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	unsaved, versions := map[string][]byte{}, map[string]int{}
	for path, open := range s.buffers {
		if open.in == f {
			name, _ := nameIn(f.dir, path)
			unsaved[name], versions[path] = []byte(open.content), open.version
		}
	}
	return unsaved, versions
}

// publish sends the findings of each file that has some, and none for the files that had some before.
func (s *server) publish(ctx context.Context, f *folder, findings []diag.Diagnostic, unsaved map[string][]byte, versions map[string]int) {
	byPath := map[string][]diagnostic{}
	contents := map[string]lines{}
	for _, finding := range findings {
		name := finding.File
		if name == "" {
			name = s.options.ConfigFile
		}
		path := filepath.Join(f.dir, filepath.FromSlash(name))
		content, isKnown := contents[path]
		if text, isOpen := unsaved[name]; isOpen && !isKnown {
			content = linesOf(string(text))
		} else if !isKnown {
			content = s.contentOf(path)
		}
		contents[path] = content
		byPath[path] = append(byPath[path], s.diagnostic(finding, content))
	}
	for path, isShown := range f.takeSketches() {
		f.shown[path] = f.shown[path] || isShown
	}
	for path, isShown := range f.shown {
		if isShown && byPath[path] == nil {
			byPath[path] = []diagnostic{}
		}
	}
	for path, list := range byPath {
		if version, isOpen := versions[path]; isOpen && s.isSlow(f) && s.isTyped(path, version) {
			f.shown[path] = true // by a sketch; the next check decides
			continue
		}
		params := publishParams{URI: uriOf(path), Diagnostics: list}
		if version, isOpen := versions[path]; isOpen {
			params.Version = &version
		}
		f.shown[path] = len(list) > 0
		s.notify(ctx, "textDocument/publishDiagnostics", params)
	}
}

// severities are the numbers of the protocol.
var severities = map[diag.Severity]int{diag.Error: 1, diag.Warning: 2, diag.Log: 3}

// diagnostic converts a finding. The message is the one that "docgen check" prints.
func (s *server) diagnostic(finding diag.Diagnostic, content lines) diagnostic {
	converted := diagnostic{
		Range:    s.units.rangeOf(content, finding.Line, finding.Column, finding.Length),
		Severity: severities[finding.Severity], Code: finding.Code, Source: "docgen", Message: finding.Message(),
	}
	if finding.Code != "" {
		converted.Description = &codeDescription{"https://" + product.Repository + "/blob/main/docs/content/codes/" + finding.Code + ".md"}
	}
	return converted
}
