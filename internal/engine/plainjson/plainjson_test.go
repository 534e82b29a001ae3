package plainjson_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

func TestTextStaysReadable(t *testing.T) {
	t.Parallel()
	if got, want := plainjson.Quote("<a> & \"b\"\n"), `"<a> & \"b\"\n"`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	value := map[string][]string{"a": {"<", "é"}}
	for _, row := range []struct {
		write func(any) ([]byte, error)
		want  string
	}{
		{plainjson.Marshal, `{"a":["<","é"]}`}, {plainjson.Indented, "{\n  \"a\": [\n    \"<\",\n    \"é\"\n  ]\n}\n"},
	} {
		if got, err := row.write(value); err != nil || string(got) != row.want {
			t.Errorf("got %q (%v), want %q", got, err, row.want)
		}
	}
}
