package render

import (
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/ssr/ssrtest"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/read"
)

// The test binary also replaces Node.
func TestMain(m *testing.M) {
	if ssrtest.IsWorker() {
		ssrtest.Answer(os.Stdin, os.Stdout, new(counter))
		return
	}
	os.Exit(m.Run())
}

// counter numbers what it is asked to render. For a formula or diagram that contains an x, it
// reports an error at the x.
type counter int

func (*counter) Load(string, string) {}
func (*counter) Site([]byte)         {}

func (c *counter) Render(page []byte) (string, error) {
	var formula struct{ TeX, Text string }
	ssrtest.Decode(page, &formula)
	if at := strings.Index(formula.TeX+formula.Text, "x"); at >= 0 {
		return "", fmt.Errorf(`{"text":"Wrong","position":%d}`, at)
	}
	*c++
	return fmt.Sprint("<math>", *c), nil
}

func compare(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s\n got %+v\nwant %+v", what, got, want)
	}
}

// siteOf reads a site of docs from memory.
func siteOf(t *testing.T, engine *incremental.Engine, options string, docs map[string]string) (site.Site, site.Input) {
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
	engine = engine.Begin(source.Files{source.Plain(root, "."), source.Plain(content, "content")}, nil, time.Unix(1_700_000_000, 0))
	editions, _ := site.Inputs(cfg, nil, nil, nil)
	input := site.Input{Config: cfg, Engine: engine, Editions: editions, Jobs: 2}
	result, findings, err := read.Site(t.Context(), input)
	if err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	return result, input
}

func newEngine() *incremental.Engine { return incremental.New(nil, fingerprint.Hash{}) }
