package lsp_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/creachadair/jrpc2"

	"github.com/docgen-cli/docgen/internal/serve/lsp"
)

func smallSite() map[string]string {
	return map[string]string{
		"docgen.yaml":            "title: Site\nurl: https://example.org\n",
		"content/index.md":       "# Home\n\n[setup](guide/setup.md#install)\n",
		"content/guide/setup.md": "# Set up\n\n## Install\n\n## Über uns\n",
		"content/guide/use.md":   "# Use it\n\n[home](../index.md)\n",
	}
}

func TestFindingsFollowTheText(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	e.show("content/index.md", "# Home 🎉\n\n🎉 [setup](guid.md)\n")
	found := e.until("content/index.md", func(p published) bool { return len(p.Diagnostics) > 0 })
	first := found.Diagnostics[0]
	if got := fmt.Sprintf("%d %v %d %s %s", found.Version, first.Range, first.Severity, first.Code, first.Source); got != "1 {{2 11} {2 18}} 1 links docgen" {
		t.Errorf("got %s %q", got, first.Message)
	}
	e.change("content/index.md", 2, object{"range": between(at(2, 11), at(2, 18)), "text": "guide/setup.md#install"})
	e.until("content/index.md", func(p published) bool { return p.Version == 2 && len(p.Diagnostics) == 0 })
	// The edit of another file causes a problem in this one, which need not be open.
	e.notify("textDocument/didClose", object{"textDocument": object{"uri": e.uri("content/index.md")}})
	e.show("content/guide/setup.md", "# Set up\n\n## Installation\n")
	elsewhere := e.until("content/index.md", func(p published) bool { return len(p.Diagnostics) > 0 })
	if elsewhere.Diagnostics[0].Code != "anchors" {
		t.Errorf("got %+v", elsewhere)
	}
	e.notify("textDocument/didClose", object{"textDocument": object{"uri": e.uri("content/guide/setup.md")}})
	e.until("content/index.md", func(p published) bool { return len(p.Diagnostics) == 0 })
}

func TestBrokenConfigIsShownThere(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	e.show("content/index.md", "# Home\n\n[a](no.md)\n")
	e.until("content/index.md", func(p published) bool { return len(p.Diagnostics) > 0 })
	e.show("docgen.yaml", "title: Site\nurl: https://example.org\ntitel: x\n")
	found := e.until("docgen.yaml", func(p published) bool { return len(p.Diagnostics) > 0 })
	if !strings.Contains(found.Diagnostics[0].Message, `"title"`) {
		t.Errorf("got %+v", found)
	}
	if labels := completed(t, e, "content/index.md", 2, 4); len(labels) == 0 {
		t.Error("there are no pages to link to")
	}
}

func TestCompletionOfLinks(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	for _, test := range []struct {
		name, line string // with the cursor at its "|"
		want       []string
	}{
		{"pages from a folder", "[x](|", []string{"setup.md", "../index.md"}},
		{"pages below a prefix", "[x](set|", []string{"setup.md", "../index.md"}},
		{"in angle brackets", "[x](<|", []string{"setup.md", "../index.md"}},
		{"reference", "[x]: |", []string{"setup.md", "../index.md"}},
		{"headings of a page", "[x](setup.md#|", []string{"install", "über-uns"}},
		{"headings of the page itself", "[x](#|", []string{"own"}},
		{"no such page", "[x](gone.md#|", nil},
		{"text", "plain (|", nil},
		{"after the link", "[x](setup.md) |", nil},
	} {
		before, _, _ := strings.Cut(test.line, "|")
		e.show("content/guide/use.md", "# Use it\n\n## Own\n\n"+before+"\n")
		// The list is that of the last check, which has seen this heading.
		var got []string
		for got = completed(t, e, "content/guide/use.md", 4, len(before)); len(test.want) > 0 && len(got) == 0; {
			got = completed(t, e, "content/guide/use.md", 4, len(before))
		}
		if len(got)+len(test.want) > 0 && !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

func TestCompletionOfFields(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	text := "---\ntitle: Use\nside\n---\n\n# Use it\n\nside\n\n[x](no.md)\n"
	e.show("content/guide/use.md", text)
	e.until("content/guide/use.md", func(p published) bool { return len(p.Diagnostics) > 0 })
	labels := completed(t, e, "content/guide/use.md", 2, 4)
	if !slices.Contains(labels, "sidebar_label") || slices.Contains(labels, "title") {
		t.Errorf("got %q", labels)
	}
	for _, line := range []int{0, 7} {
		if labels := completed(t, e, "content/guide/use.md", line, 0); labels != nil {
			t.Errorf("line %d: got %q", line, labels)
		}
	}
}

// completed returns the labels of what the server proposes.
func completed(t *testing.T, e *editor, name string, line, character int) []string {
	t.Helper()
	var list struct{ Items []struct{ Label string } }
	answer := e.call("textDocument/completion", object{"textDocument": object{"uri": e.uri(name)}, "position": at(line, character)})
	if err := json.Unmarshal(answer, &list); err != nil {
		t.Fatal(err)
	}
	var labels []string
	for _, item := range list.Items {
		labels = append(labels, item.Label)
	}
	return labels
}

func TestRequestsAtWrongTimesAreErrors(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	code := func(method string) jrpc2.Code {
		_, err := e.client.Call(t.Context(), method, object{})
		var failed *jrpc2.Error
		errors.As(err, &failed)
		if failed == nil {
			return 0
		}
		return failed.Code
	}
	if got := code("textDocument/completion"); got != -32002 {
		t.Errorf("before initialize: %d", got)
	}
	e.initialize()
	if got := code("initialize"); got != -32600 {
		t.Errorf("initialize again: %d", got)
	}
	if got := code("docgen/unknown"); got != -32601 {
		t.Errorf("unknown request: %d", got)
	}
	e.call("shutdown", nil)
	if got := code("textDocument/completion"); got != -32600 {
		t.Errorf("after shutdown: %d", got)
	}
	e.notify("exit", nil)
	if err := e.ended(); err != nil {
		t.Error(err)
	}
}

func TestEditorThatLeavesWithoutAWordIsAnError(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	e.client.Close()
	if err := e.ended(); !errors.Is(err, lsp.ErrNoShutdown) {
		t.Errorf("got %v", err)
	}
}

// Positions that do not exist, files that are not open, and texts without a file end no server.
func TestEditorsThatLie(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	e.notify("textDocument/didClose", object{"textDocument": object{"uri": e.uri("content/index.md")}})
	e.change("content/index.md", 7, object{"text": "x"})
	e.show("content/index.md", "# Home\n\n[a](no.md)\n")
	for _, place := range []object{at(-1, -1), at(1<<30, 0), at(2, 1<<30), at(0, 0)} {
		e.change("content/index.md", 2, object{"range": between(at(99, 99), place), "text": ""})
		completed(t, e, "content/index.md", place["line"].(int), place["character"].(int))
	}
	e.show("content/index.md", strings.Repeat("[a](no.md)\n\n", 100_000))
	e.show("content/index.md", strings.Repeat("words and ", 2_000_000)) // 20 MB
	e.notify("textDocument/didOpen", object{"textDocument": object{"uri": "untitled:Untitled-1", "text": "[a]("}})
	e.notify("textDocument/didClose", object{"textDocument": object{"uri": e.uri("content/index.md")}})
	e.notify("textDocument/didClose", object{"textDocument": object{"uri": e.uri("content/index.md")}})
	e.show("content/index.md", "# Home\n\n[a](no.md)\n")
	e.until("content/index.md", func(p published) bool { return len(p.Diagnostics) == 1 })
}

func TestRuleThatPanicsLosesOneAnswer(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	e.show("content/index.md", "# Home\n\nexplode\n")
	if doing := <-e.failed; doing != "check "+e.dir {
		t.Errorf("failed to %s", doing)
	}
	e.change("content/index.md", 2, object{"text": "# Home\n\n[x](no.md)\n"})
	e.until("content/index.md", func(p published) bool { return p.Version == 2 && len(p.Diagnostics) == 1 })
}

func TestPreviewCommandStartsOnePreview(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	e.show("content/index.md", "# Home\n")
	e.show("content/guide/setup.md", smallSite()["content/guide/setup.md"])
	<-e.read
	for _, test := range []struct {
		arguments []any
		want      string
	}{
		{[]any{object{"uri": e.uri("content/guide/setup.md"), "line": 3}}, `{"url":"http://127.0.0.1:4000/guide/setup#install"}`},
		{[]any{object{"uri": e.uri("content/index.md")}}, `{"url":"http://127.0.0.1:4000/"}`},
		{nil, `{"url":"http://127.0.0.1:4000/guide/setup"}`}, // the last file that was opened
	} {
		if got := string(e.call("workspace/executeCommand", object{"command": "docgen.preview", "arguments": test.arguments})); got != test.want {
			t.Errorf("%v: got %s, want %s", test.arguments, got, test.want)
		}
	}
	if e.starts != 1 {
		t.Errorf("%d previews were started", e.starts)
	}
	e.notify("docgen/cursor", object{"textDocument": object{"uri": e.uri("content/guide/setup.md")}, "position": at(4, 0)})
	if got := <-e.scrolled; got != "/guide/setup#über-uns" {
		t.Errorf("scrolled to %s", got)
	}
	for _, params := range []object{
		{"command": "docgen.unknown"}, {"command": "docgen.preview", "arguments": []any{"text"}},
		{"command": "docgen.preview", "arguments": []any{object{"uri": "file:///elsewhere.md"}}},
	} {
		if _, err := e.client.Call(t.Context(), "workspace/executeCommand", params); err == nil {
			t.Errorf("%v is no error", params)
		}
	}
}

func TestCanceledRequestIsAnsweredAsSuch(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.hold = make(chan chan struct{})
	e.initialize()
	e.show("content/index.md", "# Home\n")
	pending := make(chan error)
	go func() {
		_, err := e.client.Call(t.Context(), "workspace/executeCommand", object{"command": "docgen.preview"})
		pending <- err
	}()
	begun := <-e.hold
	for id := 1; id < 10; id++ { // the library has chosen one of these
		e.notify("$/cancelRequest", object{"id": id})
	}
	e.call("textDocument/hover", object{"textDocument": object{"uri": e.uri("content/index.md")}, "position": at(0, 0)}) // after the notifications
	close(begun)
	var failed *jrpc2.Error
	if err := <-pending; !errors.As(err, &failed) || failed.Code != -32800 {
		t.Errorf("got %v", err)
	}
}

// It runs alone, because it counts all goroutines.
func TestRequestsLeaveNothingBehind(t *testing.T) {
	e := open(t, smallSite())
	e.initialize()
	e.show("content/index.md", "# Home\n\n[x](\n")
	<-e.read
	ask := func(number int) {
		for range number {
			for _, method := range []string{"completion", "hover", "definition", "references", "documentLink", "foldingRange"} {
				e.call("textDocument/"+method, object{"textDocument": object{"uri": e.uri("content/index.md")}, "position": at(2, 4)})
			}
		}
	}
	ask(10)
	before := runtime.NumGoroutine()
	ask(200)
	if after := runtime.NumGoroutine(); after > before+5 {
		t.Errorf("%d goroutines have become %d", before, after)
	}
}

// While a check runs, a file that the author types in shows what it has in itself, and what the last check has found besides.
func TestTypedTextOfALargeSiteShowsItsFindingsAtOnce(t *testing.T) {
	t.Parallel()
	site := smallSite()
	site["content/orphan.md"] = "# Orphan\n\n## One\n\n## One {#one}\n"
	e := openSlow(t, site, 1)
	e.initialize()
	e.show("content/index.md", "---\ntitle: [\n---\n\n# Home\n")
	e.show("content/orphan.md", site["content/orphan.md"])
	<-e.read
	e.change("content/index.md", 2, object{"text": "# Home\n\n[x](no.md)\n"})
	e.until("content/index.md", func(p published) bool { return p.Version == 2 && len(p.Diagnostics) == 1 })
	gate := make(chan struct{})
	e.gate.Store(&gate)
	e.change("content/index.md", 3, object{"text": "# Home\n\n\n[x](nowhere.md) <!-- docgen-ignore links: soon -->\n\n[y](none.md)\n"})
	found := e.until("content/index.md", func(p published) bool { return p.Version == 3 })
	if len(found.Diagnostics) != 1 || found.Diagnostics[0].Range.Start.Line != 5 {
		t.Errorf("got %+v", found)
	}
	e.change("content/index.md", 4, object{"text": "# Home\n"})
	e.until("content/index.md", func(p published) bool { return p.Version == 4 && len(p.Diagnostics) == 0 })
	e.change("content/index.md", 5, object{"text": "# Home\n\n[x](no.md) [y](none.md)\n"})
	e.until("content/index.md", func(p published) bool { return p.Version == 5 && len(p.Diagnostics) == 2 })
	e.gate.Store(nil)
	close(gate)
	e.change("content/index.md", 6, object{"text": "# Home\n\n[x](orphan.md#two)\n"})
	e.until("content/index.md", func(p published) bool { return p.Version == 6 && len(p.Diagnostics) == 1 })
}
