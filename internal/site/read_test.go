package site_test

import (
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/source"
)

// The default static folder need not exist, wherever the site is.
func TestSiteNeedsNoStaticFolder(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	memory := fstest.MapFS{"index.md": &fstest.MapFile{Data: []byte("# Home\n")}}
	reader.engine.Begin(source.Files{source.Plain(fstest.MapFS{}, "."), source.Plain(memory, "content")}, nil, time.Now())
	result, findings, err := site.Read(t.Context(), reader.input)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "findings", lines(findings), []string{})
	compare(t, "pages", result.Written(), 1)
}
