package remote

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Limits of a build's requests.
const (
	atOnce    = 16               // in each direction
	patience  = 10 * time.Second // for the beginning of an answer
	transfer  = 60 * time.Second // for a whole request
	maxAction = 1 << 20          // bytes of an action
	overhead  = 1 << 10          // bytes that a blob may have beyond its value; compression makes most of them shorter
	mostLost  = 6                // times the patience, which a build loses in total
)

// client sends the requests.
type client struct {
	begin            func() (context.Context, context.CancelFunc) // gives a request its context
	stop             context.CancelFunc                           // ends all requests
	http             *http.Client
	base, host       string
	headers          http.Header
	reads, writes    chan struct{} // one value for each running request
	reading, writing *trouble
	wait             time.Duration // for one answer
}

func newClient(ctx context.Context, options Options) (client, error) {
	parsed, err := CheckURL(options.URL)
	if err != nil {
		return client{}, err
	}
	wait := cmp.Or(options.Patience, patience)
	transport := &http.Transport{
		Proxy: http.ProxyFromEnvironment, DialContext: (&net.Dialer{Timeout: wait}).DialContext, ForceAttemptHTTP2: true,
		TLSHandshakeTimeout: wait, ResponseHeaderTimeout: wait, MaxIdleConnsPerHost: 2 * atOnce, DisableCompression: true,
	}
	ctx, stop := context.WithCancel(ctx)
	c := client{
		begin: func() (context.Context, context.CancelFunc) { return context.WithTimeout(ctx, transfer) }, stop: stop,
		base: strings.TrimRight(parsed.String(), "/"), host: parsed.Scheme + "://" + parsed.Host, headers: options.Headers,
		// A redirect could send the headers, which have secrets, to another host.
		http:  &http.Client{Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }},
		reads: make(chan struct{}, atOnce), writes: make(chan struct{}, atOnce), reading: &trouble{}, writing: &trouble{}, wait: wait,
	}
	return c, nil
}

// CheckURL parses the URL of a remote cache. The error says what is wrong with it.
func CheckURL(text string) (*url.URL, error) {
	parsed, err := url.Parse(text)
	switch {
	case err != nil || parsed.Scheme == "" || parsed.Opaque != "": // "localhost:9090" has the scheme "localhost"
		return nil, errors.New("it needs a scheme and a host, as in https://cache.example.com")
	case parsed.Scheme != "http" && parsed.Scheme != "https":
		return nil, fmt.Errorf("docgen speaks http and https, not %s", parsed.Scheme)
	case parsed.Host == "":
		return nil, errors.New("it has no host, as in https://cache.example.com")
	case parsed.User != nil:
		return nil, errors.New("credentials may not be in the URL; name an environment variable in cache.headers")
	case parsed.RawQuery != "" || parsed.Fragment != "":
		return nil, errors.New("it may not have a query or a fragment")
	}
	return parsed, nil
}

func actionPath(action [sha256.Size]byte) string { return "/ac/" + hex.EncodeToString(action[:]) }
func blobPath(sum [sha256.Size]byte) string      { return "/cas/" + hex.EncodeToString(sum[:]) }

// read gets a file. It reads no more than one byte above the limit, so that the caller can tell
// that it is too long.
func (c client) read(path string, limit int64) (text []byte, found bool) {
	c.reads <- struct{}{}
	defer func() { <-c.reads }()
	if c.reading.isOver() {
		return nil, false
	}
	begun := time.Now()
	defer func() { c.took(c.reading, time.Since(begun), len(text)) }()
	ctx, done := c.begin()
	defer done()
	answer, err := c.send(ctx, http.MethodGet, path, nil)
	if err != nil {
		c.fail(ctx, c.reading, err)
		return nil, false
	}
	defer answer.Body.Close()
	switch answer.StatusCode {
	case http.StatusOK:
	case http.StatusNotFound:
		c.reading.worked()
		return nil, false
	default:
		c.fail(ctx, c.reading, c.refusal(answer))
		return nil, false
	}
	text, err = io.ReadAll(io.LimitReader(answer.Body, limit+1))
	if err != nil {
		c.fail(ctx, c.reading, err)
		return nil, false
	}
	return text, true
}

// isOver reports whether nothing more is sent. A server that does not answer does not store
// anything either.
func (c client) isOver() bool { return c.writing.isOver() || c.reading.isOver() }

// write puts a file.
func (c client) write(path string, content []byte) bool {
	if c.isOver() {
		return false
	}
	begun := time.Now()
	defer func() { c.took(c.writing, time.Since(begun), len(content)) }()
	ctx, done := c.begin()
	defer done()
	answer, err := c.send(ctx, http.MethodPut, path, content)
	if err == nil {
		_, _ = io.Copy(io.Discard, io.LimitReader(answer.Body, maxAction)) // otherwise the connection is not used again
		_ = answer.Body.Close()
		if answer.StatusCode >= 300 {
			err = c.refusal(answer)
		}
	}
	if err != nil {
		c.fail(ctx, c.writing, err)
		return false
	}
	c.writing.worked()
	return true
}

func (c client) send(ctx context.Context, method, path string, content []byte) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, method, c.base+path, bytes.NewReader(content))
	if err != nil {
		return nil, err
	}
	for name, values := range c.headers {
		request.Header[name] = values
	}
	return c.http.Do(request)
}
