package remote

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"
	"time"
)

// mostFailures is the number of failures in a row after which a build no longer asks. One may
// be an accident; more would make a build wait again and again.
const mostFailures = 3

// trouble counts failures in one direction, and the time that slow answers have cost.
type trouble struct {
	mu     sync.Mutex
	inARow int
	first  string
	lost   time.Duration
}

// What a request may take: an answer from far away, and a byte over a slow line.
const (
	perAnswer = 250 * time.Millisecond
	perByte   = time.Microsecond
)

// took records how long a request took that has exchanged some bytes. A server that was slow too often
// is not asked again, even if it answers each time.
func (c client) took(in *trouble, spent time.Duration, bytes int) {
	in.mu.Lock()
	in.lost += max(0, spent-perAnswer-time.Duration(bytes)*perByte)
	isSlow := in.lost > mostLost*c.wait
	in.mu.Unlock()
	if isSlow {
		in.add(mostFailures, c.host+" is slow")
	}
}

// add records a problem, and how many failures it counts as: none for a damaged value, one for a request that failed,
// mostFailures if it is of no use to ask again.
func (t *trouble) add(failures int, text string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.first = cmp.Or(t.first, text)
	t.inARow += failures
}

func (t *trouble) isOver() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.inARow >= mostFailures
}

func (t *trouble) worked() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.inARow < mostFailures {
		t.inARow = 0
	}
}

func (t *trouble) text() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.first
}

// errRefused is an answer with a status that is neither a success nor "not found".
type errRefused struct {
	text    string
	isFinal bool // asking again is of no use
}

func (e errRefused) Error() string { return e.text }

// refusal describes an answer.
func (c client) refusal(answer *http.Response) error {
	status := fmt.Sprintf("%s answers %d %s to %s", c.host, answer.StatusCode, http.StatusText(answer.StatusCode), answer.Request.Method)
	switch answer.StatusCode {
	case http.StatusUnauthorized, http.StatusForbidden, http.StatusMethodNotAllowed, http.StatusInsufficientStorage:
		return errRefused{status, true}
	}
	if answer.StatusCode < 400 {
		return errRefused{status + "; docgen follows no redirects", true}
	}
	return errRefused{status, false} // for example because a value is too large; smaller ones may be welcome
}

// fail counts a failed request.
func (c client) fail(ctx context.Context, in *trouble, err error) {
	if errors.Is(ctx.Err(), context.Canceled) {
		return // the build has been canceled
	}
	failures := 1
	if refused, isRefusal := errors.AsType[errRefused](err); isRefusal && refused.isFinal || isCertificate(err) {
		failures = mostFailures
	}
	in.add(failures, c.describe(err))
}

func (c client) describe(err error) string {
	network, isNetwork := errors.AsType[net.Error](err)
	refused, isRefusal := errors.AsType[errRefused](err)
	switch {
	case isRefusal:
		return refused.text
	case isCertificate(err):
		return fmt.Sprintf("the certificate of %s is not valid: %v", c.host, rootOf(err))
	case errors.Is(err, context.DeadlineExceeded), isNetwork && network.Timeout():
		return c.host + " does not answer in time"
	}
	return fmt.Sprintf("%s cannot be reached: %v", c.host, rootOf(err))
}

func isCertificate(err error) bool {
	_, isInvalid := errors.AsType[*tls.CertificateVerificationError](err)
	return isInvalid
}

// rootOf returns the innermost error, which does not repeat the request.
func rootOf(err error) error {
	for {
		inner := errors.Unwrap(err)
		if inner == nil {
			return err
		}
		err = inner
	}
}
