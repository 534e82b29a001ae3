// Package remote stores values in a cache that several machines share. It speaks the HTTP
// protocol of Bazel's remote cache, which bazel-remote, BuildBuddy and a web server with WebDAV
// understand: https://bazel.build/remote/caching#http-caching
//
// A value is a blob at /cas/, named by the hash of its bytes. It begins with the name of its action, so that no
// server can give it for another one. An action at /ac/, named by the
// hash of everything that the value depends on, has the name of the blob. A [Cache] checks the
// bytes of each blob that it reads. If the server is slow, wrong, full or gone, values are
// absent, and [Report] says why. The package must not know what the values are.
package remote

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"net/http"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

// Options describe a remote cache.
type Options struct {
	URL      string        // checked with [CheckURL]
	Headers  http.Header   // for every request
	ReadOnly bool          // never send values
	Patience time.Duration // for one answer; 0 for ten seconds
}

// Report is what a build has exchanged with a remote cache.
type Report struct {
	Hits, Misses, Sent int           // values
	Received, Uploaded int64         // bytes of their blobs, compressed
	Saved              time.Duration // that the values which were found took to compute, where that is known
	Problem            string        // what went wrong first; "" for nothing
}

// Cache is a remote cache during one build. It is safe for concurrent use.
type Cache struct {
	client
	ReadOnly bool

	mu      sync.Mutex
	uploads []func() bool // each waits for one
	report  Report
}

// Open returns the cache at a URL. It sends no request yet.
func Open(ctx context.Context, options Options) (*Cache, error) {
	client, err := newClient(ctx, options)
	if err != nil {
		return nil, err
	}
	return &Cache{client: client, ReadOnly: options.ReadOnly}, nil
}

// Get returns the value of an action, if it has at most some bytes.
func (c *Cache) Get(action [sha256.Size]byte, most int64) ([]byte, bool) {
	value, found, size, spent := c.get(action, most)
	c.mu.Lock()
	defer c.mu.Unlock()
	if !found {
		c.report.Misses++
		return nil, false
	}
	c.report.Hits, c.report.Received, c.report.Saved = c.report.Hits+1, c.report.Received+size, c.report.Saved+spent
	return value, true
}

func (c *Cache) get(action [sha256.Size]byte, most int64) (value []byte, found bool, size int64, spent time.Duration) {
	text, found := c.read(actionPath(action), maxAction)
	if !found {
		return nil, false, 0, 0
	}
	result, err := parseResult(text)
	if err != nil {
		c.reading.add(1, c.host+" answers with something that is not a result of Bazel's remote cache: "+err.Error())
		return nil, false, 0, 0
	}
	if result.size > most+overhead {
		return nil, false, 0, 0
	}
	blob, found := c.read(blobPath(result.sum), result.size)
	if !found { // the server may forget a blob before its action
		return nil, false, 0, 0
	}
	if int64(len(blob)) != result.size || sha256.Sum256(blob) != result.sum || !bytes.HasPrefix(blob, action[:]) {
		c.reading.add(0, c.host+" has damaged values") // others may be whole, and this one is replaced
		return nil, false, 0, 0
	}
	c.reading.worked()
	value, err = pack.ExpandUpTo(blob[len(action):], most)
	if err != nil {
		return nil, false, 0, 0 // another program has written it
	}
	return value, true, result.size, result.spent
}

// Put sends the value of an action in the background. spent is how long it took to compute.
func (c *Cache) Put(action [sha256.Size]byte, value []byte, spent time.Duration) {
	if c.ReadOnly || c.isOver() {
		return
	}
	c.writes <- struct{}{} // a slow server slows the build down, because values use memory
	wait := parallel.Begin(func() bool {
		defer func() { <-c.writes }()
		return c.put(action, value, spent)
	})
	c.mu.Lock()
	defer c.mu.Unlock()
	c.uploads = append(c.uploads, wait)
}

func (c *Cache) put(action [sha256.Size]byte, value []byte, spent time.Duration) bool {
	blob := append(action[:], pack.Compress(value)...)
	result := result{sum: sha256.Sum256(blob), size: int64(len(blob)), spent: spent}
	if !c.write(blobPath(result.sum), blob) || !c.write(actionPath(action), result.format()) {
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.report.Sent, c.report.Uploaded = c.report.Sent+1, c.report.Uploaded+result.size
	return true
}

// Close waits until everything has been sent.
func (c *Cache) Close() Report {
	c.mu.Lock()
	uploads := c.uploads
	c.mu.Unlock()
	for _, wait := range uploads {
		wait()
	}
	c.stop()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.report.Problem = cmp.Or(c.reading.text(), c.writing.text())
	return c.report
}
