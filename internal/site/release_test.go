package site_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/site"
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

func TestReleasedTextsHaveTheSameLinksAndHeadings(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	texts := references(100)
	texts["content/shown.mdx"] = "import Part from './_part.md'\n\n# MDX\n\n## Own\n\n<Part />\n"
	texts["content/_part.md"] = "## Part\n\n[a](./class-1.md)\n"
	read, findings := reader.read(texts)
	compare(t, "findings", findings, []string{})
	edition := read.Editions[0]
	lists := func() map[string]string {
		all := map[string]string{}
		for text := range edition.Texts() {
			all[text.Name] = fmt.Sprint(text.Links(), text.Headings(), edition.Imports.Headings(text))
		}
		return all
	}
	before := lists()
	reader.engine.Release(t.Context(), site.ParsedRule, 2)
	read.Release()
	compare(t, "lists", lists(), before)
	text := edition.Find("content/class-1.md")
	compare(t, "headings that stay in memory", len(text.Document.Headings), 0)
	compare(t, "headings of the page", len(text.Headings()), 20)
}

// It measures the heap, so it is not parallel.
func TestMemoryOfADocIsSmall(t *testing.T) {
	const count, limit = 1_000, 20 << 10
	texts := references(count)
	before := heap()
	reader := newReader(t, "")
	read, findings := reader.read(texts)
	compare(t, "findings", findings, []string{})
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
