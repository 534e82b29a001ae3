package read_test

import (
	"fmt"
	"testing"
	"unsafe"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// Old versions of the docs mostly consist of copies, whose pages are rendered one after the other.
func TestCopiesOfATextAreDecodedOnce(t *testing.T) {
	t.Parallel()
	texts := files{"content/copy.md": reference(0)}
	for number := range 20 {
		texts[fmt.Sprintf("content/class-%d.md", number)] = reference(number)
	}
	reader := newReader(t, "")
	read, _ := reader.read(texts)
	reader.engine.Release(t.Context(), text.ParsedRule, 2)
	read.Free()
	found := map[string]*site.Text{}
	for each := range read.Editions[0].Texts() {
		found[each.Name] = each
	}
	decoded := func(name string) [2]any {
		copied := found["content/"+name+".md"]
		body, err := copied.Body()
		if err != nil {
			t.Fatal(err)
		}
		return [2]any{unsafe.StringData(body.HTML.HTML), copied.Listed()}
	}
	first := decoded("class-0")
	sitetest.Compare(t, "the copy is decoded again", decoded("copy") == first, true)
	for number := range 19 {
		decoded(fmt.Sprintf("class-%d", number+1))
	}
	again := decoded("copy")
	sitetest.Compare(t, "a body stays in memory", again[0] == first[0], false)
	sitetest.Compare(t, "a document stays in memory", again[1] == first[1], false)
}
