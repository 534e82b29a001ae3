package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
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
