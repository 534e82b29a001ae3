package serve_test

import (
	"io"
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/serve"
)

func TestRequestsInProgressFinishAfterTheEnd(t *testing.T) {
	t.Parallel()
	site, stop := run(t, serve.Options{Dir: largeSite(t), Grace: time.Minute})
	conn := request(t, site, "/large.bin")
	first := make([]byte, 1)
	if _, err := io.ReadFull(conn, first); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- stop() }()
	waitUntilClosed(t, address(t, site))
	if size, err := io.Copy(io.Discard, conn); err != nil || size < largeSize {
		t.Errorf("got %d bytes, %v; want %d and the headers", size, err, largeSize)
	}
	if err := <-ended; err != nil {
		t.Errorf("stop: %v", err)
	}
}

func TestClientThatDoesNotReadIsDisconnected(t *testing.T) {
	t.Parallel()
	site, stop := run(t, serve.Options{Dir: largeSite(t), Grace: time.Millisecond})
	conn := request(t, site, "/large.bin")
	if _, err := io.ReadFull(conn, make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
	if err := stop(); err != nil {
		t.Errorf("stop: %v", err)
	}
	if size, _ := io.Copy(io.Discard, conn); size >= largeSize {
		t.Errorf("got all %d bytes", size)
	}
}

const largeSize = 64 << 20 // more than the buffers on both ends can hold

func largeSite(t *testing.T) string {
	t.Helper()
	dir := writeSite(t, map[string]string{"large.bin": ""})
	if err := os.Truncate(filepath.Join(dir, "large.bin"), largeSize); err != nil {
		t.Fatal(err)
	}
	return dir
}

// request requests a path on a new connection.
func request(t *testing.T, site, path string) net.Conn {
	t.Helper()
	conn, err := net.Dial("tcp", address(t, site))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	if _, err := io.WriteString(conn, "GET "+path+" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	return conn
}

// waitUntilClosed returns when nobody listens on the address.
func waitUntilClosed(t *testing.T, address string) {
	t.Helper()
	for t.Context().Err() == nil {
		conn, err := net.Dial("tcp", address)
		if err != nil {
			return
		}
		conn.Close()
	}
}
