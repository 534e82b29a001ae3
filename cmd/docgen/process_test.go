package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/output"
)

// docgen returns a command that runs docgen as a process in a folder.
func docgen(t *testing.T, dir string, args ...string) *exec.Cmd {
	t.Helper()
	command := exec.Command("docgen", args...)
	command.Dir = dir
	return command
}

func exitCodeOf(t *testing.T, err error) int {
	t.Helper()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if err == nil {
		return 0
	}
	return exit.ExitCode()
}

func TestServeServesTheBaseURLUntilCtrlC(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{
		"docgen.yaml":                 "title: Site\nurl: https://example.org\nbaseUrl: /docs/\n",
		"dist/index.html":             "home",
		"dist/guide/setup/index.html": "setup",
		"dist/404.html":               "missing",
	})
	command := docgen(t, dir, "serve", "--port", "0")
	stderr, err := command.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(stderr).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	match := regexp.MustCompile(`^serving dist at (http://[^/]+)(/docs/) \(press Ctrl\+C to stop\)\n$`).FindStringSubmatch(line)
	if match == nil {
		t.Fatalf("first line is %q", line)
	}
	for _, request := range []struct {
		path   string
		status int
		body   string
	}{
		{"/", http.StatusOK, "home"}, // redirected to the base path
		{"/docs/guide/setup", http.StatusOK, "setup"},
		{"/docs/guide/setup/", http.StatusOK, "setup"},
		{"/docs/nowhere", http.StatusNotFound, "missing"},
	} {
		response, err := http.Get(match[1] + request.path)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil || response.StatusCode != request.status || string(body) != request.body {
			t.Errorf("GET %s: got %d %q, want %d %q (%v)", request.path, response.StatusCode, body, request.status, request.body, err)
		}
	}
	if err := command.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if code := exitCodeOf(t, command.Wait()); code != 0 {
		t.Errorf("exit code %d, want 0", code)
	}
}

// fakeNode greets docgen, opens a file when it receives a request, and never responds.
const fakeNode = `#!/bin/sh
echo '{"kind":"hello","node":"v20.0.0"}'
read first
echo > "$ASKED"
exec cat >/dev/null
`

func TestCtrlCLeavesTheOldOutputAndNothingElse(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	tools := t.TempDir()
	sitetest.Write(t, tools, map[string]string{"node": fakeNode})
	sitetest.Write(t, dir, map[string]string{
		"docgen.yaml":                 "title: Site\nurl: https://example.org\n",
		"content/index.md":            "# Welcome\n",
		"dist/" + output.ManifestName: "docgen 1: docgen wrote these files here, and replaces or removes them\nindex.html\n",
		"dist/index.html":             "old",
	})
	interruptOnceAsked(t, dir, tools)
	names, err := filepath.Glob(filepath.Join(dir, ".*"))
	if err != nil || len(names) > 0 {
		t.Errorf("left behind: %v %v", names, err)
	}
	if page, err := os.ReadFile(filepath.Join(dir, "dist", "index.html")); err != nil || string(page) != "old" {
		t.Errorf("dist/index.html is %q %v, want the old one", page, err)
	}
}

// interruptOnceAsked builds a site with a tool that opens the file $ASKED, and sends Ctrl+C
// at that moment. The build must end as interrupted.
func interruptOnceAsked(t *testing.T, dir, tools string) {
	t.Helper()
	asked := filepath.Join(tools, "asked")
	if err := syscall.Mkfifo(asked, 0o600); err != nil {
		t.Fatal(err)
	}
	command := docgen(t, dir, "build")
	command.Env = append(os.Environ(), "PATH="+tools+":"+os.Getenv("PATH"), "ASKED="+asked)
	var stderr strings.Builder
	command.Stderr = &stderr
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	isAsked, ended := make(chan error, 1), make(chan error, 1)
	go func() {
		_, err := os.ReadFile(asked) // returns when the tool has run
		isAsked <- err
	}()
	go func() { ended <- command.Wait() }()
	select {
	case err := <-isAsked:
		if err != nil {
			t.Fatal(err)
		}
	case err := <-ended:
		t.Fatalf("docgen ended before it asked its tool: %v\n%s", err, stderr.String())
	}
	if err := command.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if code := exitCodeOf(t, <-ended); code != 130 || stderr.String() != "interrupted\n" {
		t.Errorf("exit code %d and %q, want 130 and \"interrupted\"", code, stderr.String())
	}
}

// fakeGit opens a file when docgen reads the site's history, and never responds.
const fakeGit = "#!/bin/sh\necho > \"$ASKED\"\nexec cat >/dev/null\n"

// Highlighting this page takes minutes, so the test ends soon only if docgen stops.
func TestCtrlCEndsHighlighting(t *testing.T) {
	t.Parallel()
	dir, tools := t.TempDir(), t.TempDir()
	sitetest.Write(t, tools, map[string]string{"git": fakeGit})
	var page strings.Builder
	for i := range 100 {
		fmt.Fprintf(&page, "```make\n# %d\n%s\n```\n\n", i, strings.Repeat("${a(", 20_000))
	}
	sitetest.Write(t, dir, map[string]string{
		"docgen.yaml":      "title: Site\nurl: https://example.org\ndocs:\n  showLastUpdateTime: true\n",
		"content/index.md": "# Welcome\n\n" + page.String(),
		".git":             "", // so that docgen asks git
	})
	interruptOnceAsked(t, dir, tools)
}

func get(t *testing.T, url string) string {
	t.Helper()
	response, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}
