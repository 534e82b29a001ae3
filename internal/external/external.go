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
	"errors"
	"fmt"
	"net"
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
		return fmt.Sprintf("answers %d", a.Status)
	}
	return fmt.Sprintf("answers %d %s", a.Status, http.StatusText(a.Status))
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

// turn spaces the requests to a host.
type turn struct {
	asker Asker
	next  time.Time // when the host may be asked again
}

func (t *turn) wait(ctx context.Context) error {
	if now := t.asker.Clock.Now(); now.Before(t.next) {
		if err := t.asker.Clock.Sleep(ctx, t.next.Sub(now)); err != nil {
			return err
		}
	}
	t.next = t.asker.Clock.Now().Add(t.asker.Gap)
	return ctx.Err()
}

// Bounds of patience: how long the first pause before asking again is, which
// doubles, and how long a host may ask to be left alone.
const (
	firstPause   = time.Second
	longestPause = time.Minute
)

// try asks for a URL until there is an answer that asking again would not change.
// The error is that of the context.
func (a Asker) try(ctx context.Context, turn *turn, address string) (Answer, error) {
	for again := 0; ; again++ {
		answer, pause, err := a.request(ctx, turn, address)
		if err != nil {
			return Answer{}, err
		}
		if answer.OK() || answer.Certain || again == a.Retries || pause > longestPause {
			return answer, nil
		}
		if pause == 0 {
			pause = firstPause << again
		}
		turn.next = a.Clock.Now().Add(max(pause, a.Gap))
	}
}

// request asks once: by HEAD, and by GET when that is refused or the page's text is
// wanted. pause is how long the host asks to be left alone; 0 when it does not say.
func (a Asker) request(ctx context.Context, turn *turn, address string) (answer Answer, pause time.Duration, err error) {
	parsed, err := url.Parse(address)
	if err != nil {
		return Answer{Failure: "is no web address", Certain: true, Asked: a.Clock.Now()}, 0, nil
	}
	wanted := ""
	if a.Anchors {
		wanted = parsed.Fragment
	}
	parsed.Fragment, parsed.RawFragment = "", ""
	methods := []string{http.MethodHead, http.MethodGet}
	if wanted != "" {
		methods = methods[1:]
	}
	for _, method := range methods {
		if err := turn.wait(ctx); err != nil {
			return Answer{}, 0, err
		}
		if answer, pause = a.send(ctx, method, parsed.String(), wanted); ctx.Err() != nil {
			return Answer{}, 0, ctx.Err()
		}
		if answer.OK() || answer.Status == 0 || answer.Status == http.StatusTooManyRequests {
			break
		}
	}
	return answer, pause, nil
}

func (a Asker) send(ctx context.Context, method, address, anchor string) (Answer, time.Duration) {
	answer := Answer{Asked: a.Clock.Now()}
	request, err := http.NewRequestWithContext(ctx, method, address, nil)
	if err != nil {
		answer.Failure, answer.Certain = "is no web address", true
		return answer, 0
	}
	request.Header.Set("User-Agent", a.Agent)
	request.Header.Set("Accept", "text/html,*/*;q=0.8")
	response, err := a.Client.Do(request)
	if err != nil {
		var private *PrivateError
		if answer.Private = errors.As(err, &private); answer.Private {
			answer.Failure, answer.Certain = private.Error(), true
			return answer, 0
		}
		answer.Failure, answer.Certain = failure(err)
		return answer, 0
	}
	defer response.Body.Close()
	answer.Status = response.StatusCode
	answer.Certain = response.StatusCode < 500 && response.StatusCode != http.StatusTooManyRequests && response.StatusCode != http.StatusRequestTimeout
	if answer.OK() && anchor != "" && !hasAnchor(response.Body, anchor) {
		answer.Failure = fmt.Sprintf("has no anchor %q", "#"+anchor)
	}
	return answer, retryAfter(response.Header.Get("Retry-After"), a.Clock.Now())
}

// failure says why a host did not answer, and whether that will stay so.
func failure(err error) (text string, certain bool) {
	var name *net.DNSError
	var timeout net.Error
	switch {
	case errors.As(err, &name) && name.IsNotFound:
		return fmt.Sprintf("has a host that does not exist: %s", name.Name), true
	case errors.As(err, &timeout) && timeout.Timeout():
		return "does not answer in time", false
	}
	var outer *url.Error
	if errors.As(err, &outer) {
		err = outer.Err
	}
	return "does not answer: " + err.Error(), false
}
