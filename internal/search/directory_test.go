package search_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search"
)

// manyParts returns unchanged parts with five pages each.
func manyParts(count int) []search.Part {
	parts := make([]search.Part, count)
	for i := range parts {
		parts[i] = search.Part{First: fmt.Sprint(5 * i), Name: fmt.Sprintf("%012d", i), Size: 1}
	}
	return parts
}

func TestLongListIsDividedIntoShortOnes(t *testing.T) {
	t.Parallel()
	const count = 20_000
	head, pieces, err := search.ListsOf(manyParts(count))
	if err != nil || !head.Nested {
		t.Fatal("divide a list: ", err)
	}
	if len(head.Names) > 400 {
		t.Errorf("the main file lists %d pieces of %d parts", len(head.Names), count)
	}
	var all contract.SearchBlocks
	for i, name := range head.Names {
		var piece contract.SearchBlocks
		if err := json.Unmarshal(pieces["search-doc/"+name+".json"], &piece); err != nil {
			t.Fatal(name, err)
		}
		if piece.First[0] != head.First[i] || piece.Nested || len(piece.Names) > 128 {
			t.Errorf("piece %d begins at %d and has %d parts, listed at %d", i, piece.First[0], len(piece.Names), head.First[i])
		}
		all.First, all.Names = append(all.First, piece.First...), append(all.Names, piece.Names...)
	}
	want := contract.SearchBlocks{}
	for i, part := range manyParts(count) {
		want.First, want.Names = append(want.First, 5*i), append(want.Names, part.Name)
	}
	sitetest.Compare(t, "parts in the pieces", all, want)
}

func TestShortListIsWhole(t *testing.T) {
	t.Parallel()
	head, pieces, err := search.ListsOf(manyParts(768))
	if err != nil {
		t.Fatal(err)
	}
	if head.Nested || len(pieces) > 0 || len(head.Names) != 768 {
		t.Errorf("the main file lists %d parts, and there are %d pieces; want 768 and none", len(head.Names), len(pieces))
	}
}

// An edited part changes the piece that lists it, and seldom another one.
func TestEditChangesFewPiecesOfAList(t *testing.T) {
	t.Parallel()
	_, before, err := search.ListsOf(manyParts(20_000))
	if err != nil {
		t.Fatal(err)
	}
	parts := manyParts(20_000)
	parts[7777].Name = "abcdefghijkl"
	_, after, err := search.ListsOf(parts)
	if err != nil {
		t.Fatal(err)
	}
	changed := 0
	for name := range after {
		if before[name] == nil {
			changed++
		}
	}
	if changed == 0 || changed > 4 {
		t.Errorf("%d pieces changed", changed)
	}
}
