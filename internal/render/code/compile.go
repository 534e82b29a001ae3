package code

import (
	"context"
	"runtime"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
)

// CompileRule is the rule that compiles the script of each page separately.
const CompileRule = "compile"

// compile compiles the modules of pages one by one. It returns errors in them as findings, and
// leaves out modules that it cannot compile separately.
func (m *Modules) compile(ctx context.Context, engine *incremental.Engine, site string) (map[string]bundle.Compiled, []diag.Diagnostic, error) {
	type result struct {
		bundle.Compiled
		err error
	}
	files := m.Pages()
	results := parallel.Map(ctx, runtime.GOMAXPROCS(0), files, func(file string) result {
		compiled, err := m.compiled(engine, site, file)
		return result{compiled, err}
	})
	if ctx.Err() != nil {
		return nil, nil, context.Cause(ctx)
	}
	codes := map[string]bundle.Compiled{}
	var findings []diag.Diagnostic
	for i, each := range results {
		if each.err != nil {
			return nil, nil, each.err
		}
		findings = append(findings, m.allPlaced(each.Findings)...)
		if each.IsSimple || diag.HasErrors(each.Findings) {
			codes[files[i]] = each.Compiled
		}
	}
	return codes, findings, nil
}

// compiled returns the compiled module of a page, from the cache if it is there.
func (m *Modules) compiled(engine *incremental.Engine, site, file string) (bundle.Compiled, error) {
	rule := incremental.Rule[bundle.Compiled]{Name: CompileRule, Codec: incremental.Gob[bundle.Compiled]{}, Compact: true}
	compiled, _, err := incremental.Get(engine, rule, file, m.hashOf(file), func(inputs *incremental.Inputs) (bundle.Compiled, error) {
		text, err := m.text(file)
		if err != nil {
			return bundle.Compiled{}, err
		}
		compiled := bundle.Compile(site, file, text)
		if len(compiled.Findings) == 0 {
			m.forget(file)
		}
		inputs.Note(nil, compiled.Folders)
		return compiled, nil
	})
	return compiled, err
}

// whole returns the pages that are bundled together with what they import: scripts, and modules
// that cannot be compiled separately.
func (m *Modules) whole(scripts []string, codes map[string]bundle.Compiled) []string {
	pages := slices.Clone(scripts)
	for _, file := range m.Pages() {
		if _, isCompiled := codes[file]; !isCompiled {
			pages = append(pages, file)
		}
	}
	return pages
}

// importsOf returns the imports of pages by file.
func importsOf(codes map[string]bundle.Compiled) map[string][]bundle.Import {
	imports := map[string][]bundle.Import{}
	for file, code := range codes {
		imports[file] = code.Imports
	}
	return imports
}

// forget frees a module. It is made again when needed.
func (m *Modules) forget(file string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.modules, file)
}

// textRecorded returns a module to the bundler, and records that it was used.
func (m *Modules) textRecorded(file string) (string, error) {
	m.mu.Lock()
	m.used[file] = true
	m.mu.Unlock()
	return m.text(file)
}

// recorded returns the hashes of the modules that the bundler used.
func (m *Modules) recorded() map[string]fingerprint.Hash {
	if m == nil {
		return nil
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	hashes := map[string]fingerprint.Hash{}
	for file := range m.used {
		hashes[file] = m.hashOf(file)
	}
	return hashes
}

// areSame reports whether modules still have the hashes that they had when the bundler used
// them.
func (m *Modules) areSame(hashes map[string]fingerprint.Hash) bool {
	for file, hash := range hashes {
		if m == nil || m.hashOf(file) != hash {
			return false
		}
	}
	return true
}
