package serve

import (
	"net"
	"net/http"
	"testing"
	"time"
)

func TestOnlyConnectionsWithoutARequestAreClosedAtOnce(t *testing.T) {
	t.Parallel()
	fresh := freshConns{open: map[net.Conn]struct{}{}}
	silent, busy, late := newConn(t), newConn(t), newConn(t)
	fresh.track(silent, http.StateNew)
	fresh.track(busy, http.StateNew)
	fresh.track(busy, http.StateActive)
	fresh.closeAll()
	fresh.track(late, http.StateNew)
	for name, row := range map[string]struct {
		conn   net.Conn
		closed bool
	}{"silent": {silent, true}, "busy": {busy, false}, "accepted late": {late, true}} {
		// Only open connections accept a deadline.
		if closed := row.conn.SetDeadline(time.Time{}) != nil; closed != row.closed {
			t.Errorf("%s connection: closed is %v, want %v", name, closed, row.closed)
		}
	}
}

func newConn(t *testing.T) net.Conn {
	t.Helper()
	conn, other := net.Pipe()
	t.Cleanup(func() { conn.Close(); other.Close() })
	return conn
}
