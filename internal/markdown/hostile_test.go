package markdown_test

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// Limits for the cost of a text. The most expensive text so far needs half of each limit.
// Space is the total of all allocations, which is more than the peak.
const (
	maxGrowth  = 3     // factor for a text of twice the length
	maxPerByte = 3_000 // bytes allocated per byte of text
	hang       = time.Minute
)

// Twice the text must not allocate four times the space. This finds quadratic parsers by
// counting, so the result does not depend on timing.
func TestAllocationsGrowLinearlyWithTheText(t *testing.T) {
	parser := hostileParser()
	for _, text := range hostileTexts() {
		once, twice := spaceOf(parser, text.make(1<<13)), spaceOf(parser, text.make(1<<14))
		if twice.bytes > maxGrowth*once.bytes+1<<21 || twice.objects > maxGrowth*once.objects+1<<11 {
			t.Errorf("%q: %+v for 8 KB, %+v for 16 KB", text.name, once, twice)
		}
		if twice.bytes > maxPerByte<<14 {
			t.Errorf("%q: %d bytes per byte", text.name, twice.bytes>>14)
		}
	}
}

// A long text (with the build tag random, a megabyte) that repeats one word must be parsed quickly. A parser that looks
// ahead to the end of the text for each word takes minutes, until the watchdog stops it.
func TestLongTextOfOneWordDoesNotHang(t *testing.T) {
	parser, length := hostileParser(), sitetest.Size(1<<18, 1<<20)
	for _, unit := range []string{
		"[", ">", ":::", "<a", "{", "|", "$", "*", "_", "`", "~~", "![", "[^", "\"", "'", "(", ":", "<!--", "{{", "- - - ", "> ", "[](", ":::tabs\n", "$$\n",
		"[a]: b\n", "<img src='", "](b.md ", "(a)[b.md", "<Ab ", "<b>",
	} {
		watchdog := time.AfterFunc(hang, func() { panic(fmt.Sprintf("a long text of %q hangs", unit)) })
		if space := spaceOf(parser, strings.Repeat(unit, length/len(unit))); space.bytes > maxPerByte*uint64(length) {
			t.Errorf("%q: %d bytes per byte", unit, space.bytes/uint64(length))
		}
		watchdog.Stop()
	}
}

// The lines of findings are found without reading the whole text for each finding.
func TestMegabyteOfFindingsHasPlaces(t *testing.T) {
	t.Parallel()
	source := strings.Repeat("{{x}}\n\n", 1<<20/7)
	document := hostileParser().Parse([]byte(source))
	if len(document.Findings) < 1000 {
		t.Fatalf("got %d findings", len(document.Findings))
	}
	last := slices.MaxFunc(document.Findings, func(a, b markdown.Finding) int { return a.Place.Line - b.Place.Line })
	if last.Place.Line != 2*(1<<20/7)-1 || document.Around(last.Place).Text != "{{x}}" {
		t.Errorf("got %+v, %q", last, document.Around(last.Place).Text)
	}
}

func hostileParser() *markdown.Parser {
	return markdown.With(markdown.Options{Math: true, Mermaid: true, Translated: true, Typographer: true, Variables: map[string]string{"a": "<b> *c* [d]"}})
}

// space counts what it allocates to parse a text and to render it as HTML and as Markdown.
type space struct{ bytes, objects uint64 }

func spaceOf(parser *markdown.Parser, text string) space {
	source := []byte(text)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	document := parser.Parse(source)
	if _, err := parser.HTML(document, asWritten); err != nil {
		panic(err)
	}
	_ = parser.Markdown(document)
	runtime.ReadMemStats(&after)
	return space{after.TotalAlloc - before.TotalAlloc, after.Mallocs - before.Mallocs}
}
