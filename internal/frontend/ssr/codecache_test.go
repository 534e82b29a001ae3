package ssr_test

import (
	"bytes"
	"maps"
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// memory is a store that counts writes.
type memory struct {
	values map[string][]byte
	writes int
}

func (m *memory) Read(name string) ([]byte, bool) {
	value, found := m.values[name]
	return value, found
}

func (m *memory) Write(name string, value []byte) error {
	m.values[name] = value
	m.writes++
	return nil
}

// renderAndKeep renders a page in a new pool, stores the compiled code, and returns the
// page.
func renderAndKeep(t *testing.T, store *memory, code string) string {
	t.Helper()
	pool := start(t, ssr.Options{Store: store, Modules: []ssr.Module{module("vendor", `exports.word = "page"`, "word")}})
	load(t, pool, module("theme", code))
	html := render(t, pool, numbered(1))[0].HTML
	if err := pool.Keep(t.Context()); err != nil {
		t.Fatal(err)
	}
	return html
}

func TestCompiledModulesAreStoredForLaterPools(t *testing.T) {
	t.Parallel()
	const code, other = `exports.render = () => require("word") + " one"`, `exports.render = () => require("word") + " two"`
	store := &memory{values: map[string][]byte{}}
	renderAndKeep(t, store, code)
	if got, want := slices.Sorted(maps.Keys(store.values)), []string{"theme.js", "vendor.js"}; !slices.Equal(got, want) {
		t.Fatalf("the store has %q, want %q", got, want)
	}
	whole := bytes.Clone(store.values["theme.js"])
	for _, row := range []struct {
		name, code string
		kept       []byte
		want       string
		writes     int
	}{
		{name: "same text", code: code, kept: whole, want: "page one"},
		{name: "another text of the same length", code: other, kept: whole, want: "page two", writes: 1},
		{name: "nothing kept", code: code, want: "page one", writes: 1},
		{name: "rejected by V8", code: code, kept: append(bytes.Clone(whole[:32]), "of another Node"...), want: "page one", writes: 1},
		{name: "cut off", code: code, kept: whole[:20], want: "page one", writes: 1},
		{name: "nothing but the key", code: code, kept: whole[:32], want: "page one", writes: 1},
	} {
		store.values["theme.js"], store.writes = row.kept, 0
		if got := renderAndKeep(t, store, row.code); got != row.want || store.writes != row.writes {
			t.Errorf("%s: page is %q and %d modules are kept, want %q and %d", row.name, got, store.writes, row.want, row.writes)
		}
	}
}

func TestStackOfAStoredModuleNamesTheSamePlaces(t *testing.T) {
	t.Parallel()
	const code = "exports.render = () => {\n  throw new Error('broken') }"
	store := &memory{values: map[string][]byte{}}
	stack := func() string {
		pool := start(t, ssr.Options{Store: store})
		load(t, pool, module("theme", code))
		rendered, err := pool.Render(t.Context(), numbered(1))
		if err != nil || rendered[0].Failure == nil {
			t.Fatalf("the page did not fail: %v", err)
		}
		if err := pool.Keep(t.Context()); err != nil {
			t.Fatal(err)
		}
		return rendered[0].Failure.Stack
	}
	first, second := stack(), stack()
	if want := "Error: broken\n    at exports.render (theme.js:2:9)"; first != want || second != want {
		t.Errorf("stacks are\n%s\n%s\nwant\n%s", first, second, want)
	}
}
