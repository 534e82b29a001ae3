package query_test

import (
	"context"
	"errors"
	"io/fs"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/serve/query"
)

// worker answers with the text of a file, and counts its questions.
const worker = `let asked = 0
self.addEventListener('message', async ({ data }) => {
	asked++
	if (data.query === 'loop') { await fetch('/loop.json'); for (;;); }
	if (data.query === 'throw') throw new Error('no such index')
	const response = await fetch(data.query)
	if (!response.ok) return self.postMessage({ error: response.status + ' ' + data.query })
	const { stemmer } = await import('/stemmer.js')
	self.postMessage({ found: { suggestions: [await response.json(), stemmer(data.manifest), String(asked), String(data.wanted.hitsPerPage)] } })
})`

// start starts a search. It calls onLoop when the worker begins a loop that never ends.
func start(t *testing.T, onLoop func()) *query.Search {
	t.Helper()
	files := map[string]string{
		"/worker.js": worker, "/search.json": `{"languages": [{"stemmer": "/stemmer.js"}]}`, "/text.json": `"from a file"`,
		"/stemmer.js": `export const stemmer = (word) => word.toUpperCase()`,
	}
	search := query.New(query.Site{Worker: "/worker.js", Read: func(url string) ([]byte, error) {
		if url == "/loop.json" {
			onLoop()
		}
		if text, isThere := files[url]; isThere {
			return []byte(text), nil
		}
		return nil, fs.ErrNotExist
	}}, "")
	t.Cleanup(search.Close)
	return search
}

func ask(ctx context.Context, search *query.Search, text string) (string, error) {
	found, err := search.Find(ctx, query.Question{Manifest: "/search.json", Text: text, Places: 3})
	return strings.Join(found.Suggestions, ", "), err
}

func TestWorkerAnswersAndContinuesAfterAnError(t *testing.T) {
	t.Parallel()
	search := start(t, nil)
	for _, row := range []struct{ text, want, problem string }{
		{text: "/text.json", want: "from a file, /SEARCH.JSON, 1, 3"},
		{text: "/absent.json", problem: "search: 404 /absent.json"},
		{text: "/text.json", want: "from a file, /SEARCH.JSON, 3, 3"},
		{text: "throw", problem: "search: it waits for a promise that nothing settles"},
		{text: "/text.json", want: "from a file, /SEARCH.JSON, 1, 3"}, // of a new process
	} {
		got, err := ask(t.Context(), search, row.text)
		if got != row.want || row.problem == "" && err != nil || row.problem != "" && (err == nil || err.Error() != row.problem) {
			t.Errorf("%s: %q (%v), want %q (%s)", row.text, got, err, row.want, row.problem)
		}
	}
}

func TestCanceledQuestionEndsTheWorker(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancelCause(t.Context())
	gone := errors.New("the client is gone")
	search := start(t, func() { cancel(gone) })
	if _, err := ask(ctx, search, "loop"); !errors.Is(err, gone) {
		t.Errorf("error is %v, want %v", err, gone)
	}
	if got, err := ask(t.Context(), search, "/text.json"); err != nil || !strings.HasSuffix(got, " 1, 3") {
		t.Errorf("the next question found %q (%v)", got, err)
	}
}
