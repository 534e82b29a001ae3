package mcp

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
)

// TestLineThatIsNoMessageIsAnswered reads what the server gets, and what the client gets instead of an end.
func TestLineThatIsNoMessageIsAnswered(t *testing.T) {
	t.Parallel()
	deep := func(levels int) string {
		return `{"jsonrpc":"2.0","id":2,"method":"m","params":{"a":` + strings.Repeat("[", levels) + strings.Repeat("]", levels) + `}}`
	}
	for _, test := range []struct{ name, line, want string }{
		{"too many levels", deep(1001), `"id":2,"error":{"code":-32600,"message":"unmarshaling jsonrpc message: json: exceeded maximum nesting depth of 1000"}`},
		{"far too many levels", deep(20_000), `"id":null,"error":{"code":-32700,`},
		{"no JSON", `not json`, `"id":null,"error":{"code":-32700,`},
		{"no version", `{"id":"a","method":"m"}`, `"id":"a","error":{"code":-32600,`},
		{"a number", `1`, `"id":null,"error":{"code":-32700,`},
		{"a batch with a number", `[{"jsonrpc":"2.0","id":3,"method":"m"}, 1]`, `"id":null,"error":{"code":-32700,`},
		{"white space", " \t", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			var out strings.Builder
			last := `{"jsonrpc":"2.0","id":9,"method":"ping"}`
			connection, err := Transport(strings.NewReader(test.line+"\r\n"+last), &out).Connect(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			message, err := connection.Read(t.Context())
			if request, isRequest := message.(*jsonrpc.Request); err != nil || !isRequest || request.Method != "ping" {
				t.Errorf("the server read %v, %v after the line", message, err)
			}
			if _, err := connection.Read(t.Context()); !errors.Is(err, io.EOF) {
				t.Errorf("at the end, the server read %v", err)
			}
			if got := out.String(); test.want == "" && got != "" || !strings.Contains(got, test.want) || strings.Count(got, "\n") != min(1, len(test.want)) {
				t.Errorf("the client got %q, want %q in one line", got, test.want)
			}
		})
	}
}
