// Package external checks whether linked pages on other sites exist.
//
// [Checker.Check] returns an [Answer] for each URL. It is polite: each host gets one request at
// a time and a limited number per second, HEAD before GET, and a pause when it asks for
// one. A [Cache] keeps answers. The package must not know about docs or files. It starts no
// goroutines; the caller distributes the work.
package external

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"time"
)

// Code is the code of findings about links to other sites.
const Code = "external"

// Clock provides the time, so that tests need not wait.
type Clock interface {
	Now() time.Time
	// Sleep waits. If the context ends first, it returns its error.
	Sleep(ctx context.Context, spell time.Duration) error
}

// Checker describes how to send requests to other sites.
type Checker struct {
	Client  *http.Client
	Clock   Clock
	Each    func(n int, work func(i int)) // calls work for 0 to n-1, possibly concurrently
	Gap     time.Duration                 // minimum time between two requests to a host
	Retries int                           // after the first attempt
	Anchors bool                          // whether to check the anchors in URLs
	MaxAge  time.Duration                 // of cached answers that are reused
	Agent   string                        // User-Agent
}

// Answer is the result for one URL.
type Answer struct {
	Status  int       `json:"status"`  // HTTP status; 0 if the host did not respond
	Failure string    `json:"failure"` // why there was no response, or what the page lacks; ""
	Certain bool      `json:"certain"` // another request would have the same result
	Private bool      `json:"private"` // the host is at a private address, so no request was sent
	Asked   time.Time `json:"asked"`
}

// OK reports whether the page exists.
func (a Answer) OK() bool { return a.Status >= 200 && a.Status < 300 && a.Failure == "" }

// String describes what is wrong with an answer.
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

// Check returns answers for all URLs as a new cache. It reuses good answers from the old
// cache that are recent enough. If the context ends, it returns the answers so far.
func (a Checker) Check(ctx context.Context, urls []string, cache Cache) Cache {
	byHost := map[string][]string{}
	answers := Cache{}
	for _, link := range urls {
		if known, found := cache[link]; found && known.OK() && a.Clock.Now().Sub(known.Asked) < a.MaxAge {
			answers[link] = known
			continue
		}
		host := link
		if parsed, err := url.Parse(link); err == nil {
			host = parsed.Host
		}
		byHost[host] = append(byHost[host], link)
	}
	// Hosts with the most URLs take longest, so they come first.
	hosts := slices.SortedFunc(maps.Values(byHost), func(a, b []string) int { return len(b) - len(a) })
	found := make([]Cache, len(hosts))
	a.Each(len(hosts), func(i int) { found[i] = a.checkHost(ctx, hosts[i]) })
	for _, list := range found {
		maps.Copy(answers, list)
	}
	return answers
}

// checkHost sends all requests for one host, one after another.
func (a Checker) checkHost(ctx context.Context, urls []string) Cache {
	answers := Cache{}
	limiter := &limiter{checker: a}
	for _, link := range urls {
		answer, err := a.try(ctx, limiter, link)
		if err != nil {
			break // interrupted
		}
		answers[link] = answer
	}
	return answers
}

// ParseCache parses cached answers. An invalid cache is empty.
func ParseCache(text []byte) Cache {
	var cache Cache
	if json.Unmarshal(text, &cache) != nil {
		return nil
	}
	return cache
}

// Format returns the text of the cache file.
func (c Cache) Format() ([]byte, error) {
	text, err := json.MarshalIndent(c, "", " ")
	if err != nil {
		return nil, fmt.Errorf("encode the responses of other sites: %w", err)
	}
	return text, nil
}
