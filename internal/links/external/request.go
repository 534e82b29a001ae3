package external

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"time"
)

// limiter limits the rate of requests to a host.
type limiter struct {
	checker Checker
	next    time.Time // earliest time of the next request
}

func (t *limiter) wait(ctx context.Context) error {
	if now := t.checker.Clock.Now(); now.Before(t.next) {
		if err := t.checker.Clock.Sleep(ctx, t.next.Sub(now)); err != nil {
			return err
		}
	}
	t.next = t.checker.Clock.Now().Add(t.checker.Gap)
	return ctx.Err()
}

// firstPause is the wait before the first retry, which doubles for each further one.
// longestPause is the longest wait that a host may ask for.
const (
	firstPause   = time.Second
	longestPause = time.Minute
)

// try requests a URL until the answer is final. The error is that of the context.
func (a Checker) try(ctx context.Context, limiter *limiter, link string) (Answer, error) {
	for again := 0; ; again++ {
		answer, pause, err := a.request(ctx, limiter, link)
		if err != nil {
			return Answer{}, err
		}
		if answer.OK() || answer.Certain || again == a.Retries || pause > longestPause {
			return answer, nil
		}
		limiter.next = a.Clock.Now().Add(max(cmp.Or(pause, firstPause<<again), a.Gap))
	}
}

// request sends one HEAD request, and a GET request if HEAD fails or the text of the page
// is needed. pause is how long the host asks to wait; 0 if it does not.
func (a Checker) request(ctx context.Context, limiter *limiter, link string) (answer Answer, pause time.Duration, err error) {
	parsed, err := url.Parse(link)
	if err != nil {
		return Answer{Failure: "is not a valid URL", Certain: true, Asked: a.Clock.Now()}, 0, nil
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
		if err := limiter.wait(ctx); err != nil {
			return Answer{}, 0, err
		}
		answer, pause = a.send(ctx, method, parsed.String(), wanted)
		if ctx.Err() != nil {
			return Answer{}, 0, ctx.Err()
		}
		if answer.OK() || answer.Status == 0 || answer.Status == http.StatusTooManyRequests {
			break
		}
	}
	return answer, pause, nil
}

func (a Checker) send(ctx context.Context, method, link, anchor string) (Answer, time.Duration) {
	answer := Answer{Asked: a.Clock.Now()}
	request, err := http.NewRequestWithContext(ctx, method, link, nil)
	if err != nil {
		answer.Failure, answer.Certain = "is not a valid URL", true
		return answer, 0
	}
	request.Header.Set("User-Agent", a.Agent)
	request.Header.Set("Accept", "text/html,*/*;q=0.8")
	response, err := a.Client.Do(request)
	if err != nil {
		var private *PrivateError
		answer.Private = errors.As(err, &private)
		if answer.Private {
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

// failure explains why a host did not respond, and whether another request would fail the
// same way.
func failure(err error) (text string, certain bool) {
	var name *net.DNSError
	var timeout net.Error
	switch {
	case errors.As(err, &name) && name.IsNotFound:
		return fmt.Sprintf("has a host that does not exist: %s", name.Name), true
	case errors.As(err, &timeout) && timeout.Timeout():
		return "does not respond in time", false
	}
	if outer, ok := errors.AsType[*url.Error](err); ok {
		err = outer.Err
	}
	return "does not respond: " + err.Error(), false
}
