package plugin

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
)

// requestLimit is how long a host has for an answer.
const requestLimit = 10 * time.Second

// Request is a request of a plugin to a host.
type Request struct {
	URL     string            `json:"url"`
	Method  string            `json:"method"`
	Headers map[string]string `json:"headers"`
	Body    string            `json:"body"`
	MaxAge  float64           `json:"maxAge"` // of the answer, in seconds
}

// Answer is what a host answered.
type Answer struct {
	Status int       `json:"status"`
	Text   string    `json:"text"`
	Got    time.Time `json:"-"`
}

var answersRule = incremental.Rule[Answer]{Name: "plugin-answers", Codec: incremental.CBOR[Answer]{}}

// fetch returns the answer of a host that a plugin declares: one that is not too old, a new one, or, without a network, an old one.
func (a access) fetch(ctx context.Context, asked Request) (Answer, error) {
	if err := a.mayAsk(asked.URL); err != nil {
		return Answer{}, err
	}
	used := fingerprint.Sum("request", asked.Method, asked.Headers, asked.Body)
	age := time.Duration(asked.MaxAge * float64(time.Second))
	old, _, isKnown := incremental.Lookup(a.engine, answersRule, asked.URL, used)
	if isKnown && time.Since(old.Got) < age {
		a.expire(old.Got.Add(age))
		return old, nil
	}
	answer, err := a.request(ctx, asked)
	switch {
	case err == nil:
		incremental.Put(a.engine, answersRule, asked.URL, answer, incremental.Trace{Used: used})
		a.expire(answer.Got.Add(age))
		return answer, nil
	case isKnown && ctx.Err() == nil:
		a.expire(time.Now())
		return old, nil
	}
	return Answer{}, err
}

// expire says until when the result of the call counts.
func (a access) expire(at time.Time) {
	if a.until.IsZero() || at.Before(*a.until) {
		*a.until = at
	}
}

// mayAsk reports what keeps a plugin from asking a host.
func (a access) mayAsk(address string) error {
	parsed, err := url.Parse(address)
	if err != nil || parsed.Host == "" || parsed.Scheme != "https" && parsed.Scheme != "http" {
		return fmt.Errorf("%q is no URL", address)
	}
	if slices.Contains(a.reads.Hosts, parsed.Host) {
		return nil
	}
	return undeclared("from "+parsed.Host, "hosts", parsed.Host)
}

// refusals are answers that say nothing about what was asked for. An older answer says more.
var refusals = []int{http.StatusUnauthorized, http.StatusForbidden, http.StatusRequestTimeout, http.StatusTooManyRequests}

func (a access) request(ctx context.Context, asked Request) (Answer, error) {
	ctx, stop := context.WithTimeout(ctx, requestLimit)
	defer stop()
	request, err := http.NewRequestWithContext(ctx, asked.Method, asked.URL, strings.NewReader(asked.Body))
	if err != nil {
		return Answer{}, fmt.Errorf("ask %s: %w", asked.URL, err)
	}
	request.Header.Set("User-Agent", "docgen")
	for name, value := range asked.Headers {
		request.Header.Set(name, value)
	}
	client := http.Client{CheckRedirect: func(next *http.Request, via []*http.Request) error {
		if len(via) > 5 {
			return errors.New("it leads from one page to the next")
		}
		return a.mayAsk(next.URL.String())
	}}
	response, err := client.Do(request)
	if err != nil {
		return Answer{}, err
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(io.LimitReader(response.Body, mostOutput+1))
	switch {
	case err != nil:
		return Answer{}, fmt.Errorf("read the answer of %s: %w", asked.URL, err)
	case len(text) > mostOutput:
		return Answer{}, fmt.Errorf("the answer of %s has more than %d MB", asked.URL, mostOutput>>20)
	case response.StatusCode >= http.StatusInternalServerError || slices.Contains(refusals, response.StatusCode):
		return Answer{}, fmt.Errorf("%s answers with %s", asked.URL, response.Status)
	}
	return Answer{Status: response.StatusCode, Text: string(text), Got: time.Now()}, nil
}
