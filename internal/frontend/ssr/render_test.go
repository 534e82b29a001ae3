package ssr_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

func TestPagesComeBackInOrderFromManyBatchesAndProcesses(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{Workers: 3})
	site(t, pool, []byte(`{"title":"Phönix"}`))
	load(t, pool, module("theme", `exports.render = (site, page) => {
		let spun = 0
		for (let i = 0; i < 1000 * (page.number % 50); i++) spun += i % 3
		return "<p>" + site.title + " " + page.number + "é".repeat(page.number % 7) + "</p>"
	}`))
	for i, page := range render(t, pool, numbered(2000)) {
		want := fmt.Sprintf("<p>Phönix %d%s</p>", i, strings.Repeat("é", i%7))
		if page.HTML != want {
			t.Fatalf("page %d is %q, want %q", i, page.HTML, want)
		}
	}
}

func TestConcurrentCallsGetTheirOwnPages(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{Workers: 2})
	load(t, pool, module("theme", `exports.render = (site, page) => String(page.number)`))
	pages := numbered(900)
	failed := make(chan error, 9)
	for call := range 9 {
		go func() {
			part := pages[100*call : 100*call+100]
			rendered, err := pool.Render(t.Context(), part)
			for i, page := range rendered {
				if want := fmt.Sprint(100*call + i); page.HTML != want {
					err = fmt.Errorf("call %d, page %d is %q, want %q", call, i, page.HTML, want)
				}
			}
			failed <- err
		}()
	}
	for range 9 {
		if err := <-failed; err != nil {
			t.Error(err)
		}
	}
}

func TestPageThatThrowsDoesNotAffectOthers(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{})
	load(t, pool, module("theme", `exports.render = (site, page) => {
		if (page.number === 1) throw new TypeError("no such tab")
		if (page.number === 2) throw Object.assign(new Error("in a component"), { componentStack: "\n    at Tabs\n    at App" })
		if (page.number === 3) throw "a string"
		if (page.number === 4) throw null
		if (page.number === 5) return Promise.resolve("late")
		if (page.number === 6) throw { get message() { throw 1 } }
		return "ok " + page.number
	}`))
	rendered, err := pool.Render(t.Context(), numbered(8))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"ok 0", "no such tab", "in a component", "a string", "null",
		"render returned Promise instead of a string", "the code threw an error that cannot be shown", "ok 7"}
	got := make([]string, len(rendered))
	for i, page := range rendered {
		got[i] = page.HTML
		if page.Failure != nil {
			got[i] = page.Failure.Message
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("pages are\n%q\nwant\n%q", got, want)
	}
	if want := "TypeError: no such tab\n    at exports.render (theme.js:2:32)"; rendered[1].Failure.Stack != want {
		t.Errorf("stack is\n%s\nwant\n%s", rendered[1].Failure.Stack, want)
	}
	if want := "\n    at Tabs\n    at App"; rendered[2].Failure.ComponentStack != want {
		t.Errorf("component stack is\n%q\nwant\n%q", rendered[2].Failure.ComponentStack, want)
	}
}

func TestOutputOfTheThemeDoesNotDisturbAnswers(t *testing.T) {
	t.Parallel()
	var printed syncBuffer
	pool := start(t, ssr.Options{Stderr: &printed})
	load(t, pool, module("theme", `exports.render = (site, page) => {
		console.log("log %d", page.number)
		console.error("error")
		process.stdout.write("written\n")
		process.stdout.write("no newline")
		process.stdin.on("data", () => {}).resume()
		return "ok"
	}`))
	if got := render(t, pool, numbered(1))[0].HTML; got != "ok" {
		t.Errorf("page is %q, want ok", got)
	}
	render(t, pool, numbered(1))
	pool.Close()
	if want := "log 0\nerror\nwritten\nno newlinelog 0\n"; !strings.HasPrefix(printed.String(), want) {
		t.Errorf("printed\n%s\nwant\n%s", printed.String(), want)
	}
}

func TestLargePagesArriveComplete(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{Workers: 2})
	load(t, pool, module("theme", `exports.render = (site, page) => page.content + page.content`))
	content := strings.Repeat("äöü \"quoted\" <b>\n", 100_000)
	page, err := json.Marshal(map[string]string{"content": content})
	if err != nil {
		t.Fatal(err)
	}
	for i, got := range render(t, pool, []json.RawMessage{page, page, page}) {
		if got.HTML != content+content {
			t.Errorf("page %d has %d bytes and other text, want %d", i, len(got.HTML), 2*len(content))
		}
	}
}

func TestRenderingNoPagesReturnsNone(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{})
	if rendered := render(t, pool, nil); len(rendered) != 0 {
		t.Errorf("got %d pages, want none", len(rendered))
	}
}

func TestFailedRequestLeavesThePoolUsable(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{})
	for _, row := range []struct {
		name string
		call func() error
		want string
	}{
		{name: "no theme", want: `render page "/0/": Error: module "theme" is not loaded`,
			call: func() error { _, err := pool.Render(t.Context(), numbered(1)); return err }},
		{name: "not JSON", want: `load the site's data: SyntaxError: `,
			call: func() error { return pool.Site(t.Context(), []byte("{")) }},
	} {
		err := row.call()
		if err == nil || !strings.HasPrefix(err.Error(), row.want) {
			t.Errorf("%s: error is\n%v\nwant\n%s", row.name, err, row.want)
		}
		var failure *ssr.Failure
		if !errors.As(err, &failure) {
			t.Errorf("%s: error is no Failure", row.name)
		}
	}
	load(t, pool, module("theme", `exports.render = () => "fine"`))
	if got := render(t, pool, numbered(1))[0].HTML; got != "fine" {
		t.Errorf("page is %q, want fine", got)
	}
}

func TestEndlessPageIsReportedAndTheOthersRender(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{PageTimeout: 200 * time.Millisecond})
	load(t, pool, module("theme", `exports.render = (site, page) => { for (; page.number === 2; ); return "page " + page.number }`))
	rendered, err := pool.Render(t.Context(), []json.RawMessage{[]byte(`{"number":1}`), []byte(`{"number":2}`)})
	if err != nil {
		t.Fatal(err)
	}
	if got := rendered[0].HTML; got != "page 1" {
		t.Errorf("the first page is %q", got)
	}
	if failure := rendered[1].Failure; failure == nil || !failure.IsTimeout || failure.Message != "it did not finish within 0.2 s" {
		t.Errorf("the second page failed with %+v", failure)
	}
	if got := render(t, pool, []json.RawMessage{[]byte(`{"number":3}`)})[0].HTML; got != "page 3" {
		t.Errorf("a later page is %q", got)
	}
}

func TestEndlessModuleIsAnError(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{PageTimeout: 200 * time.Millisecond})
	err := pool.Load(t.Context(), module("theme", `for (;;);`))
	if err == nil || !strings.Contains(err.Error(), "it did not finish within 0.2 s") {
		t.Errorf("got %v", err)
	}
}
