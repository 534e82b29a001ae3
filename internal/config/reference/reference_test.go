package reference

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// A script reads a file, which somebody saves before the engine sees it.
func TestFileSavedWhileAScriptRuns(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"data.txt":    "one",
		"sidebars.js": "const fs = require('fs')\nmodule.exports = fs.readFileSync('data.txt', 'utf8')\nfs.writeFileSync('data.txt', 'two')\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	engine := incremental.New(nil, fingerprint.Hash{})
	for _, want := range []string{"\"one\"\n", "\"two\"\n"} {
		engine = engine.Begin(source.Files{source.Site(dir, ".")}, nil, time.Now())
		found, findings, err := New(engine, dir, "").Load(t.Context(), "sidebars.js", "sidebar")
		if err != nil || len(findings) > 0 || string(found.Text) != want {
			t.Errorf("got %s, want %s; %v %v", found.Text, want, findings, err)
		}
	}
}

func TestCodeThatNeverEndsIsOneDiagnostic(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "sidebars.js"), []byte("console.log('reading the API')\nfor (;;) {}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	engine := incremental.New(nil, fingerprint.Hash{})
	engine = engine.Begin(source.Files{source.Site(dir, ".")}, nil, time.Now())
	modules := New(engine, dir, "")
	modules.limit = 500 * time.Millisecond
	want := diag.Diagnostic{
		Severity: diag.Error, Code: "sidebar", File: "sidebars.js", Text: "cannot evaluate sidebars.js: it did not end within 500ms",
		Hint: "look for a loop that does not end, or for a request without an answer",
	}
	_, findings, err := modules.Load(t.Context(), "sidebars.js", "sidebar")
	if err != nil || len(findings) != 1 || findings[0] != want {
		t.Errorf("the findings are\n%+v (%v)\nwant\n%+v", findings, err, want)
	}
	_, findings, err = modules.Call(t.Context(), config.Function{File: "sidebars.js"}, "sidebar", []any{1})
	if err != nil || len(findings) != 1 || findings[0] != want {
		t.Errorf("the findings of a call are\n%+v (%v)\nwant\n%+v", findings, err, want)
	}
}
