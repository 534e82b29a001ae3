package external_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/links/external"
)

// clock is a clock on which only Sleep passes time.
type clock struct {
	now    time.Time
	slept  []time.Duration
	cancel func() // called by the first sleep; may be nil
}

func (c *clock) Now() time.Time { return c.now }

func (c *clock) Sleep(ctx context.Context, spell time.Duration) error {
	c.now, c.slept = c.now.Add(spell), append(c.slept, spell)
	if c.cancel != nil {
		c.cancel()
	}
	return ctx.Err()
}

// host is a server that responds as a test says, and records its requests.
type host struct {
	*httptest.Server
	asked []string
}

func newHost(t *testing.T, answer func(out http.ResponseWriter, in *http.Request, number int)) *host {
	t.Helper()
	server := &host{}
	server.Server = httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, in *http.Request) {
		server.asked = append(server.asked, in.Method+" "+in.URL.String())
		answer(out, in, len(server.asked))
	}))
	t.Cleanup(server.Close)
	return server
}

func status(code int) func(http.ResponseWriter, *http.Request, int) {
	return func(out http.ResponseWriter, _ *http.Request, _ int) { out.WriteHeader(code) }
}

func checker(clock *clock) external.Checker {
	return external.Checker{
		Client: http.DefaultClient, Clock: clock, Gap: 500 * time.Millisecond, Retries: 2, MaxAge: 24 * time.Hour, Agent: "github.com/docgen-cli/docgen/test",
		Each: func(n int, work func(int)) {
			for i := range n {
				work(i)
			}
		},
	}
}

func newClock() *clock { return &clock{now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)} }

const second = time.Second

func TestRequestsAreSpacedAndRetried(t *testing.T) {
	t.Parallel()
	busy := func(times int, retryAfter string, code int) func(http.ResponseWriter, *http.Request, int) {
		return func(out http.ResponseWriter, _ *http.Request, number int) {
			if number <= times {
				out.Header().Set("Retry-After", retryAfter)
				out.WriteHeader(code)
			}
		}
	}
	for _, test := range []struct {
		name   string
		answer func(http.ResponseWriter, *http.Request, int)
		asked  []string
		slept  []time.Duration
		want   string // "" if the page exists
		sure   bool
	}{
		{name: "there", answer: status(200), asked: []string{"HEAD /x"}, sure: true},
		{name: "gone", answer: status(404), asked: []string{"HEAD /x", "GET /x"}, slept: []time.Duration{second / 2}, want: "responds with 404 Not Found",
			sure: true},
		{name: "HEAD refused", answer: func(out http.ResponseWriter, in *http.Request, _ int) {
			if in.Method == http.MethodHead {
				out.WriteHeader(http.StatusMethodNotAllowed)
			}
		}, asked: []string{"HEAD /x", "GET /x"}, slept: []time.Duration{second / 2}, sure: true},
		{name: "busy, and says for how long", answer: busy(1, "7", 429), asked: []string{"HEAD /x", "HEAD /x"}, slept: []time.Duration{7 * second}, sure: true},
		{name: "busy until a time", answer: busy(1, "Sat, 21 Nov 2026 12:00:09 GMT", 429), asked: []string{"HEAD /x", "HEAD /x"},
			slept: []time.Duration{9 * second}, sure: true},
		{name: "busy for too long", answer: busy(9, "3600", 429), asked: []string{"HEAD /x"}, want: "responds with 429 Too Many Requests"},
		{name: "broken for a while", answer: busy(2, "", 503), asked: []string{"HEAD /x", "GET /x", "HEAD /x"}, slept: []time.Duration{second / 2, second},
			sure: true},
		{name: "broken for good", answer: status(500), asked: []string{"HEAD /x", "GET /x", "HEAD /x", "GET /x", "HEAD /x", "GET /x"},
			slept: []time.Duration{second / 2, second, second / 2, 2 * second, second / 2}, want: "responds with 500 Internal Server Error"},
		{name: "moved", answer: func(out http.ResponseWriter, in *http.Request, _ int) {
			if in.URL.Path == "/x" {
				http.Redirect(out, in, "/y", http.StatusMovedPermanently)
			}
		}, asked: []string{"HEAD /x", "HEAD /y"}, sure: true},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			host, clock := newHost(t, test.answer), newClock()
			link := host.URL + "/x#part"
			answer := checker(clock).Check(t.Context(), []string{link}, nil)[link]
			sitetest.Compare(t, "asked", host.asked, test.asked)
			sitetest.Compare(t, "slept", clock.slept, test.slept)
			sitetest.Compare(t, "certain", answer.Certain, test.sure)
			if answer.OK() != (test.want == "") || !answer.OK() && answer.String() != test.want {
				t.Errorf("got %+v, want %q", answer, test.want)
			}
		})
	}
}

func TestOneHostDoesNotWaitForAnother(t *testing.T) {
	t.Parallel()
	first, second, clock := newHost(t, status(200)), newHost(t, status(200)), newClock()
	urls := []string{first.URL + "/a", second.URL + "/a", first.URL + "/b", second.URL + "/b", first.URL + "/c"}
	answers := checker(clock).Check(t.Context(), urls, nil)
	sitetest.Compare(t, "answers", len(answers), 5)
	sitetest.Compare(t, "first", first.asked, []string{"HEAD /a", "HEAD /b", "HEAD /c"})
	sitetest.Compare(t, "slept", len(clock.slept), 3) // before each request except the first
}

func TestGoodRecentAnswersAreReused(t *testing.T) {
	t.Parallel()
	host, clock := newHost(t, status(200)), newClock()
	at := func(age time.Duration, status int) external.Answer {
		return external.Answer{Status: status, Asked: clock.now.Add(-age)}
	}
	young := at(time.Hour, 200)
	cache := external.Cache{host.URL + "/young": young, host.URL + "/old": at(25*time.Hour, 200), host.URL + "/bad": at(time.Hour, 404),
		host.URL + "/unasked": at(time.Hour, 200)}
	answers := checker(clock).Check(t.Context(), []string{host.URL + "/young", host.URL + "/old", host.URL + "/bad"}, cache)
	slices.Sort(host.asked)
	sitetest.Compare(t, "asked", host.asked, []string{"HEAD /bad", "HEAD /old"})
	sitetest.Compare(t, "kept", answers[host.URL+"/young"], young)
	sitetest.Compare(t, "answers", len(answers), 3)
}

func TestAnchorsAreCheckedOnRequest(t *testing.T) {
	t.Parallel()
	host := newHost(t, func(out http.ResponseWriter, _ *http.Request, _ int) {
		fmt.Fprint(out, `<h2 id="a&amp;b">x</h2><a name=old></a><h3 id='user-content-git'>`)
	})
	checker := checker(newClock())
	checker.Anchors = true
	var got []string
	for _, anchor := range []string{"a&b", "old", "git", "top", "gone"} {
		link := host.URL + "/#" + anchor
		if answer := checker.Check(t.Context(), []string{link}, nil)[link]; !answer.OK() {
			got = append(got, answer.String())
		}
	}
	sitetest.Compare(t, "missing", got, []string{`has no anchor "#gone"`})
	sitetest.Compare(t, "asked", host.asked, []string{"GET /", "GET /", "GET /", "GET /", "GET /"})
}

func TestSilentHosts(t *testing.T) {
	t.Parallel()
	closed := newHost(t, status(200))
	closed.Close()
	checking := checker(newClock())
	checking.Retries = 0
	refused := checking.Check(t.Context(), []string{closed.URL}, nil)[closed.URL]
	if refused.OK() || refused.Certain || !strings.HasPrefix(refused.String(), "does not respond: dial tcp") {
		t.Errorf("got %+v", refused)
	}
	release := make(chan struct{})
	slow := newHost(t, func(http.ResponseWriter, *http.Request, int) { <-release })
	t.Cleanup(func() { close(release) })
	checking.Client = &http.Client{Timeout: time.Millisecond}
	late := checking.Check(t.Context(), []string{slow.URL}, nil)[slow.URL]
	sitetest.Compare(t, "late", late.String(), "does not respond in time")
	wrong := checking.Check(t.Context(), []string{"https://a b/"}, nil)["https://a b/"]
	sitetest.Compare(t, "wrong", wrong.String(), "is not a valid URL")
}

func TestInterruptedCheckEndsAtOnce(t *testing.T) {
	t.Parallel()
	ctx, stop := context.WithCancelCause(t.Context())
	clock := newClock()
	clock.cancel = func() { stop(errors.New("stopped")) }
	host := newHost(t, status(200))
	answers := checker(clock).Check(ctx, []string{host.URL + "/a", host.URL + "/b", host.URL + "/c"}, nil)
	sitetest.Compare(t, "asked", host.asked, []string{"HEAD /a"})
	sitetest.Compare(t, "answers", len(answers), 1)
}

func TestPatternsMatchWholeURLs(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		pattern, url string
		want         bool
	}{
		{"https://a.b/*", "https://a.b/c/d", true},
		{"https://a.b", "https://a.b/c", false},
		{"*://*.b/*", "https://a.b/c", true},
		{"https://a.b/?x=1", "https://a.b/?x=1", true},
		{"https://a.b/?x=1", "https://a.b/xx=1", false},
	} {
		if got := external.NewPattern(test.pattern).Matches(test.url); got != test.want {
			t.Errorf("%q and %q: got %v", test.pattern, test.url, got)
		}
	}
}
