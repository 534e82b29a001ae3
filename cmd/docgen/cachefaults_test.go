//go:build servers

package main

import (
	"bytes"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

// fault is something that goes wrong between docgen and a remote cache.
type fault struct {
	// answer answers a request, or lets the server answer it.
	answer func(w http.ResponseWriter, r *http.Request, number int64, server http.Handler)
	says   string // in the warning; "" for none
}

// through starts a proxy in front of a server.
func (f fault) through(t *testing.T, server cacheServer) string {
	t.Helper()
	target, err := url.Parse(server.url)
	if err != nil {
		t.Fatal(err)
	}
	proxy := httputil.NewSingleHostReverseProxy(target)
	proxy.ErrorHandler = func(w http.ResponseWriter, _ *http.Request, _ error) { panic(http.ErrAbortHandler) }
	var number atomic.Int64
	front := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { f.answer(w, r, number.Add(1), proxy) }))
	t.Cleanup(front.Close)
	return front.URL
}

// Whatever happens to a remote cache, the site is the same, and one warning says what happened.
func TestRemoteCacheThatFailsMakesNoOtherSite(t *testing.T) {
	t.Parallel()
	plain, server := plainBuild(t), bazelRemote(t)
	buildOn(t, emptyMachine(t, plain), "--remote-cache="+server.url)
	for name, fault := range map[string]fault{
		"gone in the middle": {func(w http.ResponseWriter, r *http.Request, number int64, server http.Handler) {
			if number > 20 {
				panic(http.ErrAbortHandler) // closes the connection
			}
			server.ServeHTTP(w, r)
		}, "cannot be reached: EOF"},
		"answers 500": {func(w http.ResponseWriter, _ *http.Request, _ int64, _ http.Handler) {
			w.WriteHeader(http.StatusInternalServerError)
		}, "answers 500 Internal Server Error to GET"},
		"hangs from the tenth request on": {func(w http.ResponseWriter, r *http.Request, number int64, server http.Handler) {
			if number >= 10 {
				_, _ = io.Copy(io.Discard, r.Body)
				<-r.Context().Done() // until docgen gives up
				return
			}
			server.ServeHTTP(w, r)
		}, "does not answer in time"},
		"damages every third blob": {func(w http.ResponseWriter, r *http.Request, number int64, server http.Handler) {
			if number%3 != 0 || r.Method != http.MethodGet || !strings.HasPrefix(r.URL.Path, "/cas/") {
				server.ServeHTTP(w, r)
				return
			}
			answer := httptest.NewRecorder()
			server.ServeHTTP(answer, r)
			body := bytes.Clone(answer.Body.Bytes())
			body[len(body)/2] ^= 1
			_, _ = w.Write(body)
		}, "has damaged values"},
		"has lost its blobs": {func(w http.ResponseWriter, r *http.Request, number int64, server http.Handler) {
			if r.Method == http.MethodGet && strings.HasPrefix(r.URL.Path, "/cas/") {
				http.NotFound(w, r)
				return
			}
			server.ServeHTTP(w, r)
		}, ""},
		"accepts nothing": {func(w http.ResponseWriter, r *http.Request, number int64, server http.Handler) {
			if r.Method == http.MethodPut {
				_, _ = io.Copy(io.Discard, r.Body)
				w.WriteHeader(http.StatusForbidden)
				return
			}
			http.NotFound(w, r)
		}, "answers 403 Forbidden to PUT"},
		"is somebody's login page": {func(w http.ResponseWriter, _ *http.Request, _ int64, _ http.Handler) {
			_, _ = w.Write([]byte("<!doctype html><title>Log in</title>"))
		}, "answers with something that is not a result of Bazel's remote cache"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := emptyMachine(t, plain)
			printed := buildOn(t, dir, "--remote-cache="+fault.through(t, server))
			sameOutput(t, name, dir, plain)
			checkWarning(t, printed, fault.says)
		})
	}
}

// checkWarning checks that docgen warns once about the remote cache, or not at all.
func checkWarning(t *testing.T, printed, says string) {
	t.Helper()
	warnings := strings.Count(printed, "the remote cache does not work")
	if says == "" && warnings > 0 || says != "" && (warnings != 1 || !strings.Contains(printed, says)) {
		t.Errorf("it prints:\n%s\nwant one warning with %q", printed, says)
	}
}

func TestServerThatIsKilledWhileItServes(t *testing.T) {
	t.Parallel()
	plain, server := plainBuild(t), bazelRemote(t)
	buildOn(t, emptyMachine(t, plain), "--remote-cache="+server.url)
	killing := fault{answer: func(w http.ResponseWriter, r *http.Request, number int64, proxy http.Handler) {
		if number == 30 {
			server.kill(t)
		}
		proxy.ServeHTTP(w, r)
	}}
	dir := emptyMachine(t, plain)
	printed := buildOn(t, dir, "--remote-cache="+killing.through(t, server))
	sameOutput(t, "a killed server", dir, plain)
	checkWarning(t, printed, "cannot be reached")
}

// nginx serves what is in its folder, whatever happened to it.
func TestBlobsDamagedOnTheDiskOfAServer(t *testing.T) {
	t.Parallel()
	plain, server := plainBuild(t), nginxCache(t)
	buildOn(t, emptyMachine(t, plain), "--remote-cache="+server.url)
	err := filepath.WalkDir(server.files, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := os.ReadFile(name)
		if err == nil {
			content[len(content)-1] ^= 1
			err = os.WriteFile(name, content, 0o644)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	dir := emptyMachine(t, plain)
	printed := buildOn(t, dir, "--remote-cache="+server.url)
	sameOutput(t, "damaged blobs", dir, plain)
	if !strings.Contains(printed, "the remote cache does not work") {
		t.Errorf("it does not warn:\n%s", printed)
	}
	last := emptyMachine(t, plain)
	printed = buildOn(t, last, "--remote-cache="+server.url)
	if strings.Contains(printed, "the remote cache does not work") {
		t.Errorf("the build before has not replaced what was damaged:\n%s", printed)
	}
	sameOutput(t, "replaced blobs", last, plain)
}

func TestServerWithAFullDisk(t *testing.T) {
	t.Parallel()
	if printed, err := exec.Command("unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", t.TempDir()).CombinedOutput(); err != nil {
		t.Skipf("this system cannot mount anything: %s", printed)
	}
	plain, server := plainBuild(t), nginxOnSmallDisk(t)
	for _, machine := range []string{"the first machine", "the second machine"} {
		dir := emptyMachine(t, plain)
		printed := buildOn(t, dir, "--remote-cache="+server.url)
		sameOutput(t, machine, dir, plain)
		checkWarning(t, printed, "answers 500 Internal Server Error to PUT")
	}
}
