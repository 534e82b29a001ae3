package dev

import (
	"context"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/serve"
)

// fixed is a site that never changes.
type fixed struct{}

func (fixed) Update(context.Context) ([]diag.Diagnostic, error) { return nil, nil }

func (fixed) Reads(string) bool { return false }

func (fixed) Lists(string) bool { return true }

func (fixed) File(context.Context, string) ([]byte, error) { return nil, fs.ErrNotExist }

func (fixed) Failure(context.Context, string) ([]diag.Diagnostic, error) { return nil, nil }

func (fixed) Static() map[string]string { return map[string]string{"/a.svg": "2"} }

func (fixed) Page(_ context.Context, path string) (serve.PageState, error) {
	page := serve.PageState{Missing: true, Theme: "theme", Code: "code", Site: []byte(`{"title":"Site"}`), Styles: "/styles.css", Script: "/client.js"}
	if path == "/moved" {
		page.Moved = "/there"
	}
	if strings.TrimSuffix(path, "/") == "/there" {
		page.Missing, page.Data = false, []byte(`{"page":"there"}`)
	}
	return page, nil
}

// received returns what a page receives when it connects to a preview that is about to end.
func received(t *testing.T, query string, headers map[string]string, findings ...diag.Diagnostic) (status int, text string) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	stop()
	request := httptest.NewRequestWithContext(ctx, http.MethodGet, contract.ChangesPath+query, nil)
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	answer := httptest.NewRecorder()
	events := newEvents(fixed{}, findings)
	events.static = map[string]string{"/a.svg": "1", "/old.svg": "1"}
	events.notify(findings)
	events.notify(findings)
	events.ServeHTTP(answer, request)
	return answer.Code, strings.ReplaceAll(answer.Body.String(), "id: 2\n", "")
}

func TestPageReceivesOnlyWhatChanged(t *testing.T) {
	t.Parallel()
	wrong := diag.Diagnostic{Severity: diag.Error, Code: "links", File: "a.md", Line: 3, Column: 5, Length: 2, Text: "no page", Hint: "mend it",
		Source: "[a](b)"}
	const theme = "event: theme\ndata: " + `{"styles":"/styles.css","script":"/client.js","theme":"theme","code":"code"}` + "\n\n"
	for _, test := range []struct {
		name, query string
		findings    []diag.Diagnostic
		want        string
	}{
		{name: "its data, and what it cannot change", query: "?path=/there&theme=theme", want: theme + "event: page\ndata: {\"page\":\"there\"}\n\n"},
		{name: "only its data, when it is back with all else", query: "?path=/there&theme=theme&code=code",
			want: "event: page\ndata: {\"page\":\"there\"}\n\n"},
		{name: "data of the site and styles, when it is back without them", query: "?path=/there&theme=old&code=code",
			want: theme + "event: site\ndata: {\"title\":\"Site\"}\n\nevent: page\ndata: {\"page\":\"there\"}\n\n"},
		{name: "files that changed while it was away", query: "?path=/gone&theme=theme&code=code&seen=0",
			want: "event: files\ndata: [\"/a.svg\",\"/old.svg\"]\n\nevent: gone\ndata: null\n\n"},
		{name: "no files that it has seen", query: "?path=/gone&theme=theme&code=code&seen=1", want: "event: gone\ndata: null\n\n"},
		{name: "that it is gone", query: "?path=/gone&theme=theme&code=code", want: "event: gone\ndata: null\n\n"},
		{name: "to load again, when it runs another theme", query: "?path=/there&theme=old", want: "event: reload\ndata: null\n\n"},
		{name: "to load again, when it runs other code", query: "?path=/there&theme=theme&code=old", want: "event: reload\ndata: null\n\n"},
		{name: "errors", query: "?path=/gone&theme=theme&code=code", findings: []diag.Diagnostic{wrong, {Severity: diag.Warning, Text: "slip"}},
			want: "event: errors\n" + `data: [{"place":"a.md:3:5","code":"links","text":"no page","hint":"mend it","source":"[a](b)","column":5,"length":2}]` +
				"\n\nevent: gone\ndata: null\n\n"},
		{name: "where it is now", query: "?path=/moved&theme=theme&code=code", want: "event: moved\ndata: \"/there\"\n\n"},
		{name: "where it is now, rather than to load again", query: "?path=/moved&theme=theme&code=old", want: "event: moved\ndata: \"/there\"\n\n"},
	} {
		if _, got := received(t, test.query, nil, test.findings...); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

func TestPagesOfOtherSitesReceiveNothing(t *testing.T) {
	t.Parallel()
	for origin, want := range map[string]int{
		"http://example.com": http.StatusOK, "http://evil.example": http.StatusForbidden, "null": http.StatusForbidden,
		"https://example.com": http.StatusForbidden,
	} {
		status, text := received(t, "?path=/there&theme=theme", map[string]string{"Origin": origin})
		if status != want || strings.Contains(text, "there") != (want == http.StatusOK) {
			t.Errorf("%s: %d %q, want %d", origin, status, text, want)
		}
	}
}

// A page that navigates asks for the data of the next one alone, which needs no Node.
func TestPageGetsDataWithoutItsDocument(t *testing.T) {
	t.Parallel()
	site := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("document")) })
	handler := withEvents{events: newEvents(fixed{}, nil), site: site}
	for _, test := range []struct {
		path   string
		asks   bool
		answer string
	}{
		{"/there", true, `<script type="application/json" id="` + contract.DataID + `">{"theme":"theme","page":{"page":"there"}}</script>`},
		{"/there", false, "document"},
		{"/gone", true, "document"},
	} {
		request := httptest.NewRequestWithContext(t.Context(), http.MethodGet, test.path, nil)
		if test.asks {
			request.Header.Set(contract.DataHeader, "1")
		}
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, request)
		if got := answer.Body.String(); got != test.answer {
			t.Errorf("%s, asks %v: got %s, want %s", test.path, test.asks, got, test.answer)
		}
	}
}

func TestPageOfTheCursorScrolls(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ path, want string }{
		{"/there", "event: cursor\ndata: \"first\"\n\n"},
		{"/there/", "event: cursor\ndata: \"first\"\n\n"},
		{"/other", ""},
	} {
		ctx, stop := context.WithCancel(t.Context())
		events := newEvents(fixed{}, nil)
		cursors := make(chan Cursor)
		go events.follow(ctx, cursors)
		_, changed := events.news(0)
		cursors <- Cursor{Path: "/there", Anchor: "first"}
		<-changed
		stop()
		answer := httptest.NewRecorder()
		events.ServeHTTP(answer, httptest.NewRequestWithContext(ctx, http.MethodGet, contract.ChangesPath+"?path="+test.path, nil))
		_, got, _ := strings.Cut(answer.Body.String(), "event: cursor")
		if want := strings.TrimPrefix(test.want, "event: cursor"); got != want {
			t.Errorf("%s: got %q, want %q", test.path, got, want)
		}
	}
}
