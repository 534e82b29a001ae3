package main

import (
	"bytes"
	"context"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/channel"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// framed returns messages of JSON-RPC as editors send them.
func framed(messages ...string) []byte {
	var out []byte
	for _, message := range messages {
		out = fmt.Appendf(out, "Content-Length: %d\r\n\r\n%s", len(message), message)
	}
	return out
}

func TestLanguageServerEndsAsTheEditorAsks(t *testing.T) {
	t.Parallel()
	const (
		begin = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}`
		end   = `{"jsonrpc":"2.0","id":2,"method":"shutdown"}`
		exit  = `{"jsonrpc":"2.0","method":"exit"}`
	)
	for _, test := range []struct {
		name string
		in   []string
		args []string
		code int
		out  string
	}{
		{"a good end", []string{begin, end, exit}, []string{"lsp", "--stdio"}, exitOK, `"name":"docgen"`},
		{"no request to shut down", []string{begin, exit}, []string{"lsp"}, exitSiteErrors, `"positionEncoding":"utf-16"`},
		{"no word at all", nil, []string{"lsp"}, exitSiteErrors, ""},
		{"a flag of other commands", nil, []string{"lsp", "--open"}, exitUsage, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			command := docgen(t, t.TempDir(), test.args...)
			var out bytes.Buffer
			command.Stdout = &out
			in, err := command.StdinPipe()
			if err == nil {
				err = command.Start()
			}
			if err != nil {
				t.Fatal(err)
			}
			_, _ = in.Write(framed(test.in...)) // a server that has ended reads nothing
			if test.in == nil {
				in.Close()
			}
			if code := exitCodeOf(t, command.Wait()); code != test.code || !strings.Contains(out.String(), test.out) {
				t.Errorf("exit code %d, output %q", code, out.String())
			}
		})
	}
}

func TestPreviewBesideTheEditorShowsWhatIsNotSaved(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{
		"docgen.yaml":           "title: Site\nurl: https://example.org\nbaseUrl: /docs/\n",
		"content/index.md":      "# Home\n",
		"content/guide/über.md": "# Saved\n\n## First\n\n## Second\n",
	})
	command := docgen(t, dir, "lsp")
	in, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	read := make(chan struct{})
	client := jrpc2.NewClient(channel.LSP(out, in), &jrpc2.ClientOptions{
		OnNotify: func(request *jrpc2.Request) {
			if strings.Contains(request.ParamString(), `"end"`) {
				close(read)
			}
		},
		OnCallback: func(context.Context, *jrpc2.Request) (any, error) { return nil, nil },
	})
	call := func(method string, params, answer any) {
		t.Helper()
		if err := client.CallResult(t.Context(), method, params, answer); err != nil {
			t.Fatal(err)
		}
	}
	type object = map[string]any
	var ignored any
	call("initialize", object{"capabilities": object{"window": object{"workDoneProgress": true}}}, &ignored)
	uri := "file://" + filepath.ToSlash(filepath.Join(dir, "content/guide/über.md"))
	document := object{"uri": uri, "version": 1, "languageId": "markdown", "text": "# Unsaved\n\n## First\n\n## Second\n"}
	if err := client.Notify(t.Context(), "textDocument/didOpen", object{"textDocument": document}); err != nil {
		t.Fatal(err)
	}
	<-read
	var shown struct{ URL string }
	call("workspace/executeCommand", object{"command": "docgen.preview", "arguments": []any{object{"uri": uri, "line": 3}}}, &shown)
	address, err := url.Parse(shown.URL)
	if err != nil || address.Path != "/docs/guide/über" || address.Fragment != "first" {
		t.Errorf("the preview is at %s", shown.URL)
	}
	if page := get(t, shown.URL); !strings.Contains(page, "<h1>Unsaved") {
		t.Errorf("got %s", page)
	}
	call("shutdown", nil, &ignored)
	if err := client.Notify(t.Context(), "exit", nil); err != nil {
		t.Fatal(err)
	}
	if code := exitCodeOf(t, command.Wait()); code != exitOK {
		t.Errorf("exit code %d", code)
	}
}
