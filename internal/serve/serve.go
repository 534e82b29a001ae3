// Package serve previews a built folder as a static host serves it, under the
// site's base URL.
//
// [Handler] answers requests, [Run] listens with it until its context ends. The
// folder may be replaced as a whole at any moment: each request opens it anew.
// The package knows nothing of how the folder was made: neither config nor
// routes, only files and their names.
package serve

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"
)

// ErrNoSite is returned by Run when there is no folder to serve.
var ErrNoSite = errors.New("no built site")

// Options say what is served and where.
type Options struct {
	Dir          string        // the built folder
	Files        Files         // takes the place of Dir; nil for none
	BaseURL      string        // path the site lives under; "" is "/"
	Host         string        // name or address to listen on; "" is 127.0.0.1
	Port         int           // 0 is any free port
	AllowedHosts []string      // names to answer to besides loopback ones and this machine's addresses
	Grace        time.Duration // for requests in flight after the end; 0 is 5 seconds

	Wrap      func(http.Handler) http.Handler // stands before the site's handler; nil for none
	Addresses func() ([]net.Addr, error)      // of this machine; nil for those of its network interfaces
}

const (
	defaultHost       = "127.0.0.1"
	defaultGrace      = 5 * time.Second
	readHeaderTimeout = 10 * time.Second
	idleTimeout       = 2 * time.Minute
	maxHeaderBytes    = 64 << 10
)

// Run serves until ctx ends, then lets requests in flight finish and returns
// nil. When the port is taken it takes the next free one. It calls started
// with the URL of the site once it listens; started may be nil.
func Run(ctx context.Context, options Options, started func(url string)) error {
	if info, err := os.Stat(options.Dir); options.Files == nil && (err != nil || !info.IsDir()) {
		return fmt.Errorf("%w in %q", ErrNoSite, options.Dir)
	}
	listener, err := listen(options.host(), options.Port, portAttempts)
	if err != nil {
		return err
	}
	options = options.boundTo(listener.Addr())
	fresh := freshConns{open: map[net.Conn]struct{}{}}
	server := &http.Server{
		Handler:           Handler(options),
		ReadHeaderTimeout: readHeaderTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeaderBytes,
		ConnState:         fresh.track,
	}
	server.RegisterOnShutdown(fresh.closeAll)
	stopped := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		defer close(stopped)
		shutDown(ctx, server, options.grace())
	})
	if started != nil {
		started(siteURL(options, listener.Addr()))
	}
	err = server.Serve(listener)
	if stop() { // ctx has not ended: the listener broke
		return errors.Join(fmt.Errorf("serve on %s: %w", listener.Addr(), err), server.Close())
	}
	<-stopped
	return nil
}

// shutDown waits for the requests in flight, and cuts them off after grace.
func shutDown(ctx context.Context, server *http.Server, grace time.Duration) {
	bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer cancel()
	if server.Shutdown(bounded) != nil {
		server.Close()
	}
}

func (o Options) wrapped(handler http.Handler) http.Handler {
	if o.Wrap == nil {
		return handler
	}
	return o.Wrap(handler)
}

func (o Options) grace() time.Duration {
	if o.Grace == 0 {
		return defaultGrace
	}
	return o.Grace
}
