package ssr_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// Not parallel, because it counts the goroutines of the whole test binary.
func TestNoGoroutineOutlivesThePool(t *testing.T) {
	before := runtime.NumGoroutine()
	for _, misbehave := range []string{"", "crash", "hang", "garbage", "deaf"} {
		options := ssr.Options{Workers: 2}
		if misbehave != "" {
			options.Node = fakeNode(t, misbehave)
		}
		ctx, cancel := context.WithCancel(t.Context())
		pool, err := ssr.Start(ctx, options)
		if err != nil {
			t.Fatal(err)
		}
		if err := pool.Expect(1000); err != nil {
			t.Fatal(err)
		}
		if misbehave == "hang" {
			cancel()
		}
		if misbehave != "deaf" {
			_ = pool.Load(ctx, module("theme", `exports.render = () => ""`))
			_, _ = pool.Render(ctx, numbered(1000))
		}
		pool.Close()
		cancel()
	}
	// The scheduler counts a goroutine for a moment after it has returned.
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); runtime.Gosched() {
		if runtime.NumGoroutine() <= before {
			return
		}
	}
	stacks := make([]byte, 1<<16)
	t.Errorf("%d goroutines before, %d after\n%s", before, runtime.NumGoroutine(), stacks[:runtime.Stack(stacks, true)])
}

func TestEndOfContextEndsACallAtOnce(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	pool, err := ssr.Start(ctx, ssr.Options{Stderr: onWrite(cancel)})
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	load(t, pool, module("theme", `exports.render = () => { console.log("looping"); for (;;) {} }`))
	_, err = pool.Render(t.Context(), numbered(1))
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error is %v, want context.Canceled", err)
	}
}

func TestCanceledCallLeavesThePoolUsable(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	pool := start(t, ssr.Options{Stderr: onWrite(cancel)})
	signal := filepath.Join(t.TempDir(), "go on")
	load(t, pool, module("theme", `exports.render = (site, page) => {
			console.log("working")
			while (!require("fs").existsSync(`+strconv.Quote(signal)+`));
			return "done"
		}`))
	if _, err := pool.Render(ctx, numbered(100)); !errors.Is(err, context.Canceled) {
		t.Errorf("error is %v, want context.Canceled", err)
	}
	if err := os.WriteFile(signal, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if got := render(t, pool, numbered(1))[0].HTML; got != "done" {
		t.Errorf("page is %q, want done", got)
	}
}

func TestClosedPoolReturnsAnError(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{})
	pool.Close()
	pool.Close()
	for name, err := range map[string]error{
		"Load":   pool.Load(t.Context(), module("theme", "")),
		"Site":   pool.Site(t.Context(), []byte("{}")),
		"Expect": pool.Expect(1),
	} {
		if err == nil || err.Error() != "the renderer is closed" {
			t.Errorf("%s returned %v, want that the renderer is closed", name, err)
		}
	}
	if _, err := pool.Render(t.Context(), numbered(1)); err == nil {
		t.Error("Render returned no error")
	}
}

func TestRealCrashesHaveDistinctErrors(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name string
		code string
		want []string
	}{
		{name: "exit", code: `process.exit(3)`, want: []string{"exit status 3"}},
		{name: "later error", code: `setImmediate(() => { throw new Error("later") }); return ""`,
			want: []string{"exit status 1", "Error: later", "theme.js:1:"}},
		{name: "direct write", code: `require("fs").writeSync(1, "sneaky\n"); return ""`, want: []string{`node wrote "sneaky"`}},
		{name: "memory", code: `const all = []; for (;;) all.push(new Array(1000).fill({}))`,
			want: []string{"NODE_OPTIONS=--max-old-space-size=4096"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			pool := start(t, ssr.Options{Memory: 24})
			load(t, pool, module("theme", "exports.render = () => { "+row.code+" }"))
			_, err := pool.Render(t.Context(), numbered(20))
			if err == nil {
				_, err = pool.Render(t.Context(), numbered(1))
			}
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range row.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error is\n%v\nwant in it\n%s", err, want)
				}
			}
		})
	}
}

// onWrite is a writer that calls a function.
type onWrite func()

func (f onWrite) Write(text []byte) (int, error) {
	f()
	return len(text), nil
}
