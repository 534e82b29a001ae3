package read_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// reference returns a doc with many headings and links, as in a reference.
func reference(number int) string {
	var text strings.Builder
	fmt.Fprintf(&text, "# Class %d\n\nWhat it is.\n", number)
	for member := range 20 {
		fmt.Fprintf(&text, "\n## Member%d of class %d\n\nSee [another](./class-%d.md#member%d-of-class-%[3]d).\n", member, number, (number+member)%100, member)
	}
	return text.String()
}

func references(count int) files {
	texts := files{}
	for number := range count {
		texts[fmt.Sprintf("content/class-%d.md", number)] = reference(number)
	}
	return texts
}

func TestFreedTextsHaveTheSameListsAndAnchors(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	texts := references(100)
	texts["content/shown.mdx"] = "import Part from './_part.md'\n\n# MDX\n\n## Own\n\n<Part />\n"
	texts["content/_part.md"] = "## Part\n\n[a](./class-1.md)\n"
	texts["content/again.md"] = reference(1) // has the same document
	texts["content/wrong.md"] = "# Wrong\n\n[a](./class-1.md#missing)\n"
	read, findings := reader.read(texts)
	sitetest.Compare(t, "findings", findings, []string{})
	edition := read.Editions[0]
	lists := func() map[string]string {
		all := map[string]string{}
		for text := range edition.Texts() {
			_, findings := edition.Targets.Doc(text.Doc, text.Shown())
			all[text.Name] = fmt.Sprint(text.Listed().Lists, edition.Imports.Headings(text), lines(findings))
		}
		return all
	}
	before, whole := lists(), edition.Find("content/shown.mdx").Whole()
	read.FreeTrees()
	mdx := edition.Find("content/shown.mdx")
	sitetest.Compare(t, "trees of MDX", []bool{mdx.Listed().HasTree(), mdx.Whole().HasTree()}, []bool{false, true})
	written, slots := mdx.Whole().MarkdownWithSlots(nil)
	wantText, wantSlots := whole.MarkdownWithSlots(nil)
	sitetest.Compare(t, "Markdown of MDX", fmt.Sprint(written, slots), fmt.Sprint(wantText, wantSlots))
	sitetest.Compare(t, "lists without trees", lists(), before)
	reader.engine.Release(t.Context(), text.ParsedRule, 2)
	free := func() []int {
		documents, texts := read.Free()
		return []int{documents, texts}
	}
	sitetest.Compare(t, "documents and texts", free(), []int{102, 103})
	sitetest.Compare(t, "lists", lists(), before)
	sitetest.Compare(t, "documents in memory", free(), []int{0, 0})
}

// It measures the heap, so it is not parallel.
func TestMemoryOfADocIsSmall(t *testing.T) {
	const count, limit = 1_000, 20 << 10
	texts := references(count)
	before := heap()
	reader := newReader(t, "")
	read, findings := reader.read(texts)
	sitetest.Compare(t, "findings", findings, []string{})
	if each := (heap() - before) / count; each > limit {
		t.Errorf("a doc takes %d bytes of memory, more than %d", each, limit)
	} else {
		t.Log(each, "bytes for each doc")
	}
	runtime.KeepAlive(read)
}

// heap returns how many bytes are in memory.
func heap() int {
	runtime.GC()
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	return int(now.HeapAlloc)
}
