package ssr_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

func TestEachFaultIsOneClearError(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name  string
		fake  string
		late  int // number of the timer that fires: 1 for the start, 2 for the first request
		want  []string
		never string
	}{
		{name: "exit at start", fake: "exit",
			want: []string{"start node: node stopped unexpectedly with exit status 9", "--nope is not allowed in NODE_OPTIONS"}},
		{name: "not Node", fake: "stranger",
			want: []string{`it is not Node.js: it printed "Welcome to something else"`}},
		{name: "no hello", fake: "silent", late: 1,
			want: []string{"start node: node did not respond within 2m0s"}},
		{name: "stops reading", fake: "deaf", late: 2,
			want: []string{`load module "theme": node did not respond within 2m0s`}},
		{name: "hangs", fake: "hang", late: 3,
			want: []string{`render the 2 pages from "/0/" to "/1/": node did not respond within 2m0s`}},
		{name: "crashes", fake: "crash", never: "line 9\n",
			want: []string{`render the 2 pages from "/0/" to "/1/": node stopped unexpectedly with exit status 7`, "line 10\n", "line 29"}},
		{name: "out of memory", fake: "noheap", never: "Native stack trace",
			want: []string{"node ran out of memory; set NODE_OPTIONS=--max-old-space-size=4096"}},
		{name: "garbage on stdout", fake: "garbage",
			want: []string{`node wrote "rendering ` + strings.Repeat("é", 110) + `..." to standard output`}},
		{name: "answer to another question", fake: "unasked",
			want: []string{`node wrote "{\"id\":2,\"kind\":\"done\"}" to standard output`}},
		{name: "answer for too few pages", fake: "few",
			want: []string{`node wrote "{\"id\":2,\"kind\":\"rendered\",\"pages\":[{\"size\":1}],\"size\":1}" to standard output`}},
		{name: "more text than announced", fake: "overlong",
			want: []string{`node wrote "xyz" to standard output`}},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			pool := start(t, ssr.Options{Node: fakeNode(t, row.fake), Timeout: 2 * time.Minute}.WithClock(late(row.late)))
			err := pool.Load(t.Context(), module("theme", strings.Repeat("// a text larger than a pipe\n", 50_000)))
			if err == nil {
				_, err = pool.Render(t.Context(), numbered(4))
			}
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range row.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error is\n%v\nwant in it\n%s", err, want)
				}
			}
			if row.never != "" && strings.Contains(err.Error(), row.never) {
				t.Errorf("error is\n%v\nwant it without\n%s", err, row.never)
			}
			if again := pool.Site(t.Context(), []byte("{}")); again == nil || again.Error() != err.Error() {
				t.Errorf("the next call returned %v, want the same fault", again)
			}
		})
	}
}

func TestErrorForAnOldNodeNamesItsVersion(t *testing.T) {
	t.Parallel()
	program := fakeNode(t, "old")
	pool := start(t, ssr.Options{Node: program})
	_, err := pool.Render(t.Context(), numbered(1))
	var found *node.Error
	if !errors.As(err, &found) {
		t.Fatalf("error is %v, want a node.Error", err)
	}
	want := program + " is Node.js v16.20.2, which is too old; docgen needs Node.js 20 or newer to render pages: install it from https://nodejs.org"
	if err.Error() != want {
		t.Errorf("error is\n%v\nwant\n%s", err, want)
	}
}

func TestErrorForMissingNodeNamesItsPath(t *testing.T) {
	t.Parallel()
	program := filepath.Join(t.TempDir(), "node")
	_, err := ssr.Start(t.Context(), ssr.Options{Node: program})
	var missing *node.Error
	if !errors.As(err, &missing) {
		t.Fatalf("error is %v, want a node.Error", err)
	}
	want := "cannot run " + program + ": "
	if !strings.HasPrefix(err.Error(), want) {
		t.Errorf("error is\n%v\nwant it to start with\n%s", err, want)
	}
}

func TestErrorForMissingNodeSaysHowToInstallIt(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, err := ssr.Start(t.Context(), ssr.Options{})
	want := "Node.js is not installed, or not in PATH; docgen needs Node.js 20 or newer to render pages: install it "
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("error is\n%v\nwant it to start with\n%s", err, want)
	}
}
