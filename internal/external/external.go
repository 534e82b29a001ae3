// Package external asks other sites whether the pages that links lead to are
// there.
//
// [Asker.Ask] takes URLs and gives an [Answer] for each. It is polite: a host gets
// one request at a time and so many in a second, HEAD before GET, and is left alone
// for as long as it says. Answers are kept in a [Cache]. The package knows no doc
// and no file, and starts no goroutine: who calls it says how work is spread.
package external

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"time"
)

// Code names the findings about what other sites answer.
const Code = "external"

// Clock is the time, so that tests need not wait.
type Clock interface {
	Now() time.Time
	// Sleep waits, or returns the context's error when that ends first.
	Sleep(ctx context.Context, spell time.Duration) error
}

// Asker says how other sites are asked.
type Asker struct {
	Client  *http.Client
	Clock   Clock
	Each    func(n int, work func(i int)) // does work, some of it at a time
	Gap     time.Duration                 // between two requests to a host, at least
	Retries int                           // after the first try
	Anchors bool                          // whether the anchors that URLs name must be in the page
	MaxAge  time.Duration                 // of answers in the cache that count
	Agent   string                        // User-Agent
}

// Answer is what came of asking for a URL.
type Answer struct {
	Status  int       `json:"status"`  // of HTTP; 0 when the host did not answer
	Failure string    `json:"failure"` // why there was no answer, or what the page lacks; ""
	Certain bool      `json:"certain"` // asking again would not help
	Private bool      `json:"private"` // the host is not anyone's to reach, and was not asked
	Asked   time.Time `json:"asked"`
}

// OK reports whether the page is there.
func (a Answer) OK() bool { return a.Status >= 200 && a.Status < 300 && a.Failure == "" }

// String says what is wrong with an answer.
func (a Answer) String() string {
	switch {
	case a.Failure != "":
		return a.Failure
	case http.StatusText(a.Status) == "":
		return fmt.Sprintf("responds with %d", a.Status)
	}
	return fmt.Sprintf("responds with %d %s", a.Status, http.StatusText(a.Status))
}

// Cache holds answers by URL.
type Cache map[string]Answer

// Ask asks for all URLs, and returns the answers to them as a new cache. Of the
// old one, answers count that are good and young. Stopped by its context, it
// returns what it has.
func (a Asker) Ask(ctx context.Context, urls []string, cache Cache) Cache {
	byHost := map[string][]string{}
	answers := Cache{}
	for _, address := range urls {
		if known, found := cache[address]; found && known.OK() && a.Clock.Now().Sub(known.Asked) < a.MaxAge {
			answers[address] = known
			continue
		}
		host := address
		if parsed, err := url.Parse(address); err == nil {
			host = parsed.Host
		}
		byHost[host] = append(byHost[host], address)
	}
	hosts := make([][]string, 0, len(byHost))
	for _, list := range byHost {
		hosts = append(hosts, list)
	}
	slices.SortFunc(hosts, func(a, b []string) int { return len(b) - len(a) }) // the slowest first
	found := make([]Cache, len(hosts))
	a.Each(len(hosts), func(i int) { found[i] = a.askHost(ctx, hosts[i]) })
	for _, list := range found {
		for address, answer := range list {
			answers[address] = answer
		}
	}
	return answers
}

// askHost asks one host for its URLs, one after the other.
func (a Asker) askHost(ctx context.Context, urls []string) Cache {
	answers := Cache{}
	turn := &turn{asker: a}
	for _, address := range urls {
		answer, err := a.try(ctx, turn, address)
		if err != nil {
			break // interrupted
		}
		answers[address] = answer
	}
	return answers
}
