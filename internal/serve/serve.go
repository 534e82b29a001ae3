package serve

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"time"
)

// ErrNoSite means that there is no folder to serve.
var ErrNoSite = errors.New("no built site")

// Options describe what to serve, and where.
type Options struct {
	Dir          string        // the built folder
	Files        Files         // used instead of Dir; nil for none
	BaseURL      string        // URL path of the site; "" is "/"
	NewBaseURL   func() string // the BaseURL of now, if it can change; nil if not
	Host         string        // name or address to listen on; "" is 127.0.0.1
	Port         int           // 0 picks a free port
	OtherPorts   int           // how many of the ports after it to try if it is taken
	AllowedHosts []string      // host names to accept besides loopback names and this machine's addresses
	Grace        time.Duration // for requests in progress when ctx ends; 0 is 5 seconds

	Wrap      func(http.Handler) http.Handler // wraps the site's handler; may be nil
	Addresses func() ([]net.Addr, error)      // of this machine; nil to ask the network interfaces
}

// Files is a site that is not in a folder.
type Files interface {
	// File returns a file by its name in the site. If there is none, the error is
	// fs.ErrNotExist.
	File(ctx context.Context, name string) ([]byte, error)
}

// PageState is the state of a page that is open in a browser.
type PageState struct {
	Missing bool   // the site has no such page
	Moved   string // URL path to which a missing page has moved; "" if it has not
	Data    []byte // contract.PageData as JSON; of a missing page, that of the site's own 404 page, or nil
	Site    []byte // contract.SiteData as JSON, which all pages share
	Theme   string // hash of everything besides Data that the page was made from
	Code    string // hash of what an open page cannot replace: scripts that run once, and the document around the page
	Script  string // URL of the entry script
	Styles  string // URL of the style sheet
}

const (
	defaultHost       = "127.0.0.1"
	defaultGrace      = 5 * time.Second
	readHeaderTimeout = 10 * time.Second
	idleTimeout       = 2 * time.Minute
	maxHeaderBytes    = 64 << 10
)

// Run serves until ctx ends, then lets requests in progress finish and returns nil. Their contexts
// end with ctx, so streams and waiting requests finish at once. Once it listens, it calls started with the URLs of the site; started may be nil.
func Run(ctx context.Context, options Options, started func(URLs)) error {
	if info, err := os.Stat(options.Dir); options.Files == nil && (err != nil || !info.IsDir()) {
		return fmt.Errorf("%w in %q", ErrNoSite, options.Dir)
	}
	listener, err := listen(options.host(), options.Port, options.OtherPorts)
	if err != nil {
		return err
	}
	options = options.boundTo(listener.Addr())
	fresh := freshConns{open: map[net.Conn]struct{}{}}
	server := &http.Server{
		Handler:           Handler(options),
		BaseContext:       func(net.Listener) context.Context { return ctx },
		ReadHeaderTimeout: readHeaderTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeaderBytes,
		ConnState:         fresh.track,
	}
	server.RegisterOnShutdown(fresh.closeAll)
	stopped := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		defer close(stopped)
		shutDown(ctx, server, cmp.Or(options.Grace, defaultGrace))
	})
	if started != nil {
		started(options.urls(listener.Addr()))
	}
	err = server.Serve(listener)
	if stop() { // ctx has not ended, so the listener failed
		return errors.Join(fmt.Errorf("serve on %s: %w", listener.Addr(), err), server.Close())
	}
	<-stopped
	return nil
}

// shutDown waits for requests in progress, and aborts them after grace.
func shutDown(ctx context.Context, server *http.Server, grace time.Duration) {
	bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer cancel()
	if server.Shutdown(bounded) != nil {
		server.Close()
	}
}

// inMemory is the content of a file that is on no disk.
type inMemory struct{ *bytes.Reader }

func (inMemory) Close() error { return nil }

// openInMemory returns the first of the files that exists.
func openInMemory(ctx context.Context, files Files, names []string) (siteFile, error) {
	for _, name := range names {
		content, err := files.File(ctx, name)
		if !errors.Is(err, fs.ErrNotExist) {
			return siteFile{file: inMemory{bytes.NewReader(content)}, size: int64(len(content)), name: name}, err
		}
	}
	return siteFile{}, errNotFound
}
