package ssr_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// start starts a pool and closes it at the end of the test.
func start(t testing.TB, options ssr.Options) *ssr.Pool {
	t.Helper()
	pool, err := ssr.Start(t.Context(), options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(pool.Close)
	return pool
}

func module(name, code string, provides ...string) ssr.Module {
	return ssr.Module{Name: name, File: name + ".js", Code: code, Provides: provides}
}

func load(t testing.TB, pool *ssr.Pool, modules ...ssr.Module) {
	t.Helper()
	for _, module := range modules {
		if err := pool.Load(t.Context(), module); err != nil {
			t.Fatal(err)
		}
	}
}

func site(t testing.TB, pool *ssr.Pool, data []byte) {
	t.Helper()
	if err := pool.Site(t.Context(), data); err != nil {
		t.Fatal(err)
	}
}

// render renders pages, and fails the test if one of them fails.
func render(t testing.TB, pool *ssr.Pool, pages []json.RawMessage) []ssr.Rendered {
	t.Helper()
	rendered, err := pool.Render(t.Context(), pages)
	if err != nil {
		t.Fatal(err)
	}
	for i, page := range rendered {
		if page.Failure != nil {
			t.Fatalf("page %d: %v", i, page.Failure)
		}
	}
	return rendered
}

// numbered returns count pages, {"path":"/0/","number":0} and so on.
func numbered(count int) []json.RawMessage {
	pages := make([]json.RawMessage, count)
	for i := range pages {
		pages[i] = fmt.Appendf(nil, "{\"path\":\"/%d/\",\n\"number\":%d}", i, i)
	}
	return pages
}

// late returns a clock on which only the n-th timer fires, and at once.
func late(n int) func(time.Duration, func()) (stop func() bool) {
	var mu sync.Mutex
	count := 0
	return func(_ time.Duration, f func()) func() bool {
		mu.Lock()
		defer mu.Unlock()
		if count++; count == n {
			f()
		}
		return func() bool { return true }
	}
}

// syncBuffer is a buffer that is safe for concurrent use.
type syncBuffer struct {
	mu     sync.Mutex
	buffer bytes.Buffer
}

func (b *syncBuffer) Write(text []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buffer.Write(text)
}

func (b *syncBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buffer.String()
}
