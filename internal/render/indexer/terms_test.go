package indexer

import (
	"fmt"
	"testing"

	"github.com/docgen-cli/docgen/internal/search"
)

func TestDamagedTermsAreAnError(t *testing.T) {
	t.Parallel()
	counts := search.Counts{[]byte("one"), nil, []byte("another record")}
	encoded, err := countsCodec{}.Encode(counts)
	if err != nil {
		t.Fatal(err)
	}
	decoded, err := countsCodec{}.Decode(encoded)
	if err != nil || fmt.Sprint(decoded) != fmt.Sprint(counts) {
		t.Errorf("got %q, want %q: %v", decoded, counts, err)
	}
	if got, err := (countsCodec{}).Decode(encoded[:len(encoded)-1]); err == nil {
		t.Errorf("no error, but %q", got)
	}
}
