// Package rendertest reads sites from memory, for tests of the packages of internal/render.
package rendertest

import (
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/read"
)

// SiteOf reads a site of docs from memory.
func SiteOf(t *testing.T, engine *incremental.Engine, options string, docs map[string]string) (site.Site, site.Input) {
	t.Helper()
	cfg, findings := config.Load([]byte("title: Site\nurl: https://example.org\n"+options), "docgen.yaml")
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	content := fstest.MapFS{}
	for name, text := range docs {
		content[name] = &fstest.MapFile{Data: []byte(text), ModTime: time.Unix(int64(len(text)), 0)}
	}
	root := fstest.MapFS{"static/a.txt": &fstest.MapFile{}}
	engine = engine.Begin(source.Files{sitetest.Plain{FS: root, Folder: "."}, sitetest.Plain{FS: content, Folder: "content"}}, nil, time.Unix(1_700_000_000, 0))
	editions, _ := site.Inputs(cfg, nil, nil, nil)
	input := site.Input{Config: cfg, Engine: engine, Editions: editions, Jobs: 2}
	result, findings, err := read.Site(t.Context(), input)
	if err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	return result, input
}

// NewEngine returns an engine without a store.
func NewEngine() *incremental.Engine { return incremental.New(nil, fingerprint.Hash{}) }
