package lsp_test

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/channel"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/serve/lsp"
	"github.com/docgen-cli/docgen/theme"
)

// object is a value of the protocol.
type object = map[string]any

// published are the findings of a file.
type published struct {
	URI         string
	Version     int
	Diagnostics []struct {
		Range struct {
			Start, End struct{ Line, Character int }
		}
		Severity              int
		Code, Source, Message string
	}
}

// editor is a client of the server for the site in a folder.
type editor struct {
	t      *testing.T
	dir    string
	client *jrpc2.Client
	ended  func() error // waits for the end of the server

	gate     atomic.Pointer[chan struct{}] // what checks wait for; nil for nothing
	starts   int                           // of the preview
	hold     chan chan struct{}            // gets what the start of the preview waits for; nil for nothing
	scrolled chan string                   // where the preview has scrolled to
	mu       sync.Mutex
	received map[string]published // the last findings of each file, by name
	news     chan struct{}
	failed   chan string   // what has failed
	read     chan struct{} // gets a value when a site was read for the first time
}

// open starts a server and writes a site.
func open(t *testing.T, files map[string]string) *editor {
	t.Helper()
	return openSlow(t, files, 0)
}

// openSlow starts a server for which all checks are slow that take longer than slow.
func openSlow(t *testing.T, files map[string]string, slow time.Duration) *editor {
	t.Helper()
	e := &editor{
		t: t, dir: t.TempDir(), received: map[string]published{},
		news: make(chan struct{}, 100), failed: make(chan string, 10), read: make(chan struct{}, 10), scrolled: make(chan string, 10),
	}
	sitetest.Write(t, e.dir, files)
	in, toServer := io.Pipe()
	fromServer, out := io.Pipe()
	result := make(chan error, 1)
	go func() {
		result <- lsp.Run(t.Context(), in, out, lsp.Options{
			ConfigFile: "docgen.yaml", Slow: slow,
			Open: func(dir string) (lsp.Checker, error) {
				session := build.NewSession(build.Options{Dir: dir, Config: "docgen.yaml", Theme: theme.Files, Jobs: 2, Stderr: os.Stderr, Adopt: true})
				return fragile{session, e}, nil
			},
			Preview: func(context.Context, lsp.Checker, map[string][]byte) (lsp.Preview, error) {
				e.starts++
				if e.hold != nil {
					wait := make(chan struct{})
					e.hold <- wait
					<-wait
				}
				return e, nil
			},
			Log: func(doing string, err error) {
				if !strings.Contains(err.Error(), "boom") {
					t.Errorf("%s: %v", doing, err)
				}
				e.failed <- doing
			},
		})
		out.Close()
	}()
	e.ended = sync.OnceValue(func() error { return <-result })
	e.client = jrpc2.NewClient(channel.LSP(fromServer, toServer), &jrpc2.ClientOptions{
		OnNotify:   e.note,
		OnCallback: func(context.Context, *jrpc2.Request) (any, error) { return nil, nil },
	})
	t.Cleanup(func() {
		e.client.Close()
		_ = e.ended() // closing is not an answer to test
	})
	return e
}

// URL implements lsp.Preview, as the other methods below.
func (e *editor) URL() string { return "http://127.0.0.1:4000/" }

func (e *editor) Show(map[string][]byte) {}

func (e *editor) Scroll(path, anchor string) { e.scrolled <- path + "#" + anchor }

func (e *editor) Close(context.Context) {}

// fragile is a site whose home page can make a rule panic.
type fragile struct {
	*build.Session
	editor *editor
}

func (f fragile) Check(ctx context.Context, unsaved map[string][]byte) ([]diag.Diagnostic, build.Checked, error) {
	parallel.Each(ctx, 2, 2, func(int) {
		if strings.Contains(string(unsaved["content/index.md"]), "explode") {
			panic("boom")
		}
	})
	if gate := f.editor.gate.Load(); gate != nil {
		<-*gate
	}
	return f.Session.Check(ctx, unsaved)
}

func (e *editor) note(request *jrpc2.Request) {
	if request.Method() == "$/progress" && strings.Contains(request.ParamString(), `"end"`) {
		e.read <- struct{}{}
	}
	var params published
	if err := request.UnmarshalParams(&params); err != nil || request.Method() != "textDocument/publishDiagnostics" {
		return
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	name, _ := filepath.Rel(e.dir, filepath.FromSlash(params.URI[len("file://"):]))
	e.received[filepath.ToSlash(name)] = params
	e.news <- struct{}{}
}

// until waits until the findings of a file are as expected.
func (e *editor) until(name string, expected func(published) bool) published {
	e.t.Helper()
	for {
		e.mu.Lock()
		found, isKnown := e.received[name]
		e.mu.Unlock()
		if isKnown && expected(found) {
			return found
		}
		select {
		case <-e.news:
		case <-e.t.Context().Done():
			e.t.Fatalf("%s has %+v", name, found)
		}
	}
}

func (e *editor) uri(name string) string {
	return "file://" + filepath.ToSlash(filepath.Join(e.dir, name))
}

func (e *editor) initialize(encodings ...string) {
	e.t.Helper()
	e.call("initialize", object{
		"rootUri": "file://" + filepath.ToSlash(e.dir), "capabilities": object{"general": object{"positionEncodings": encodings}, "window": object{"workDoneProgress": true},
			"workspace": object{"workspaceEdit": object{"documentChanges": true, "resourceOperations": []string{"create", "rename", "delete"}}}},
	})
	e.notify("initialized", object{})
}

func (e *editor) notify(method string, params any) {
	e.t.Helper()
	if err := e.client.Notify(context.Background(), method, params); err != nil {
		e.t.Fatal(err)
	}
}

// call returns the answer to a request.
func (e *editor) call(method string, params any) json.RawMessage {
	e.t.Helper()
	response, err := e.client.Call(context.Background(), method, params)
	if err != nil {
		e.t.Fatalf("%s: %v", method, err)
	}
	var answer json.RawMessage
	if err := response.UnmarshalResult(&answer); err != nil {
		e.t.Fatal(err)
	}
	return answer
}

// show opens a file with a text, which need not be saved.
func (e *editor) show(name, text string) {
	e.t.Helper()
	e.notify("textDocument/didOpen", object{"textDocument": object{"uri": e.uri(name), "languageId": "markdown", "version": 1, "text": text}})
}

// change sends changes of an open file.
func (e *editor) change(name string, version int, changes ...object) {
	e.t.Helper()
	e.notify("textDocument/didChange", object{"textDocument": object{"uri": e.uri(name), "version": version}, "contentChanges": changes})
}

func at(line, character int) object { return object{"line": line, "character": character} }

func between(start, end object) object { return object{"start": start, "end": end} }
