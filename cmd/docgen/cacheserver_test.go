//go:build servers

package main

import (
	"bufio"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// cacheServer is a remote cache that runs.
type cacheServer struct {
	url     string
	files   string // folder with its values
	process *os.Process
}

// bazelRemote starts bazel-remote with an empty cache. e2e/servers.sh builds it.
func bazelRemote(t *testing.T) cacheServer {
	t.Helper()
	program, err := filepath.Abs("../../bin/servers/bazel-remote")
	if err != nil {
		t.Fatal(err)
	}
	for attempt := 1; ; attempt++ {
		free, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		address := free.Addr().String()
		if err := free.Close(); err != nil {
			t.Fatal(err)
		}
		server := cacheServer{"http://" + address, t.TempDir(), nil}
		log, started := server.start(t, exec.Command(program, "--dir", server.files, "--max_size", "1", "--http_address", address, "--grpc_address", "none"))
		if started {
			return server
		}
		if attempt == 5 || !strings.Contains(log, "address already in use") {
			t.Fatalf("bazel-remote did not start:\n%s", log)
		}
	}
}

// start runs a server until it says that it serves HTTP.
func (s *cacheServer) start(t *testing.T, command *exec.Cmd) (log string, started bool) {
	t.Helper()
	output, err := command.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	command.Stdout = command.Stderr
	if err := command.Start(); err != nil {
		t.Fatalf("run e2e/servers.sh first: %v", err)
	}
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait()
	})
	lines := bufio.NewScanner(output)
	for lines.Scan() {
		log += lines.Text() + "\n"
		if strings.Contains(log, "Starting HTTP server on address") {
			for s.process = command.Process; !listens(s.url); { // it says so before it listens
			}
			go func() {
				for lines.Scan() {
				}
			}()
			return log, true
		}
	}
	return log, false
}

func listens(url string) bool {
	connection, err := net.Dial("tcp", strings.TrimPrefix(url, "http://"))
	if err == nil {
		_ = connection.Close()
	}
	return err == nil
}

// webDAV is the configuration of nginx as a remote cache.
const webDAV = `server {
  listen 80;
  root /var/www/docs.example.com/files;
  client_max_body_size 0;
  location / {
    dav_methods PUT;
    create_full_put_path on;
  }
}
`

// nginxCache starts nginx as a remote cache.
func nginxCache(t *testing.T) cacheServer { return nginxWith(t, false) }

// nginxOnSmallDisk starts nginx as a remote cache on a disk that is soon full.
func nginxOnSmallDisk(t *testing.T) cacheServer { return nginxWith(t, true) }

func nginxWith(t *testing.T, isSmall bool) cacheServer {
	t.Helper()
	folder := sharedFolder(t)
	files := filepath.Join(folder, "files")
	if err := os.Mkdir(files, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{folder, files} { // nginx gives up the rights of root
		if err := os.Chmod(name, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	nginx := webServers()[0]
	if isSmall {
		nginx.small = files
	}
	return cacheServer{"http://" + nginx.serve(t, folder, webDAV), files, nil}
}

// kill ends the server at once.
func (s cacheServer) kill(t *testing.T) {
	t.Helper()
	if err := s.process.Signal(syscall.SIGKILL); err != nil {
		t.Error(err)
	}
}
