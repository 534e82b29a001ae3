package read_test

import (
	"fmt"
	"io/fs"
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/read"
)

func lines(findings []diag.Diagnostic) []string {
	lines := []string{}
	for _, finding := range findings {
		lines = append(lines, fmt.Sprintf("%s %s %s (%s)", finding.Severity, finding.Place(), finding.Text, finding.Hint))
	}
	return lines
}

// files is a site folder in memory.
type files map[string]string

// reader reads a site from memory, again after each change of its files.
type reader struct {
	t      *testing.T
	engine *incremental.Engine
	input  site.Input
	reads  int
}

const minimal = "title: Site\nurl: https://example.org\n"

func newReader(t *testing.T, options string) *reader {
	t.Helper()
	cfg, findings := config.Load([]byte(minimal+options), "docgen.yaml")
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	editions, findings := site.Inputs(cfg, nil, nil, nil)
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	engine := incremental.New(nil, fingerprint.Hash{})
	return &reader{t: t, engine: engine, input: site.Input{Config: cfg, Engine: engine, Editions: editions, Jobs: 2}}
}

// read reads the site in its current state.
func (r *reader) read(texts files) (site.Site, []string) {
	r.t.Helper()
	r.reads++
	now := time.Unix(1_700_000_000+int64(r.reads), 0)
	memory := fstest.MapFS{"content": &fstest.MapFile{Mode: fs.ModeDir}, "static": &fstest.MapFile{Mode: fs.ModeDir}}
	for name, text := range texts {
		memory[name] = &fstest.MapFile{Data: []byte(text), ModTime: now}
	}
	below, err := memory.Sub("content")
	if err != nil {
		r.t.Fatal(err)
	}
	r.input.Engine = r.engine.Begin(source.Files{sitetest.Plain{FS: memory, Folder: "."}, sitetest.Plain{FS: below, Folder: "content"}}, nil, now)
	result, findings, err := read.Site(r.t.Context(), r.input)
	if err != nil {
		r.t.Fatal(err)
	}
	return result, lines(findings)
}
