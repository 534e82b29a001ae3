package render

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/fingerprint"
	"github.com/docgen-cli/docgen/internal/incremental"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/source"
)

// The test binary also replaces Node.
func TestMain(m *testing.M) {
	if slices.Contains(os.Args, "--eval") {
		answer(bufio.NewReader(os.Stdin))
		return
	}
	os.Exit(m.Run())
}

// answer answers like internal/ssr's worker.js. It numbers what it is asked to render. For a
// formula or diagram that contains an x, it reports an error at the x.
func answer(in *bufio.Reader) {
	fmt.Println(`{"kind":"hello","node":"v20.0.0","size":0}`)
	for count := 0; ; {
		header, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var request struct {
			ID   int
			Kind string
			Size int
		}
		if err := json.Unmarshal(header, &request); err != nil {
			panic(err)
		}
		body := make([]byte, request.Size+min(request.Size, 1))
		if _, err := io.ReadFull(in, body); err != nil {
			return
		}
		if request.Kind != "render" {
			fmt.Printf("{\"id\":%d,\"kind\":\"done\",\"size\":0}\n", request.ID)
			continue
		}
		var formulas []struct{ TeX, Text string }
		if err := json.Unmarshal(body, &formulas); err != nil {
			panic(err)
		}
		html, pages := "", []string{}
		for _, formula := range formulas {
			if at := strings.Index(formula.TeX+formula.Text, "x"); at >= 0 {
				pages = append(pages, fmt.Sprintf(`{"size":0,"error":{"message":"{\"text\":\"Wrong\",\"position\":%d}"}}`, at))
				continue
			}
			count++
			number := fmt.Sprint("<math>", count)
			html, pages = html+number, append(pages, fmt.Sprintf(`{"size":%d}`, len(number)))
		}
		fmt.Printf("{\"id\":%d,\"kind\":\"rendered\",\"pages\":[%s],\"size\":%d}\n", request.ID, strings.Join(pages, ","), len(html))
		if html != "" {
			fmt.Println(html)
		}
	}
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
	engine.Begin(source.Files{source.Plain(root, "."), source.Plain(content, "content")}, nil, time.Unix(1_700_000_000, 0))
	editions, _ := site.Inputs(cfg, nil, nil, nil)
	input := site.Input{Config: cfg, Engine: engine, Editions: editions, Jobs: 2}
	result, findings, err := site.Read(t.Context(), input)
	if err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	return result, input
}

func newEngine() *incremental.Engine { return incremental.New(nil, fingerprint.Hash{}) }
