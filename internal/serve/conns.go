package serve

import (
	"net"
	"net/http"
	"sync"
)

// freshConns holds connections without a request so far. Browsers open them in advance, and
// a server that stops would wait for them.
type freshConns struct {
	mutex  sync.Mutex
	open   map[net.Conn]struct{}
	closed bool
}

func (c *freshConns) track(conn net.Conn, state http.ConnState) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	switch {
	case state != http.StateNew:
		delete(c.open, conn)
	case c.closed:
		conn.Close()
	default:
		c.open[conn] = struct{}{}
	}
}

func (c *freshConns) closeAll() {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.closed = true
	for conn := range c.open {
		conn.Close()
	}
}
