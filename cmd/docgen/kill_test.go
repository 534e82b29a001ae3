//go:build unix

package main

import (
	"bytes"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/fsnotify/fsnotify"

	"github.com/docgen-cli/docgen/internal/sitetest"
)

// kills is the number of builds to kill, at moments spread over the time in which they
// write.
const kills = 40

// Whenever a build is killed, it leaves either the old site or the new one, and the next
// build succeeds.
func TestKilledBuildLeavesTheOldOrTheNewSite(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	watcher, err := fsnotify.NewWatcher()
	if err == nil {
		err = watcher.Add(dir)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { watcher.Close() })
	// change switches between two versions of the site; start begins a build.
	change := func(version int) {
		text := []string{"# Welcome\n\nThe first text.\n", "# Welcome\n\nAnother text, with a [page](more.md).\n"}[version]
		sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Site\nurl: https://example.org\n", "content/index.md": text})
		if more := filepath.Join(dir, "content", "more.md"); version == 1 {
			sitetest.Write(t, dir, map[string]string{"content/more.md": "# More\n"})
		} else if err := os.RemoveAll(more); err != nil {
			t.Fatal(err)
		}
	}
	seen := map[string]bool{}
	var stderr bytes.Buffer
	start := func() building {
		stderr.Reset()
		command := docgen(t, dir, "build", "-q", "--jobs", "1")
		command.Env = append(os.Environ(), "SOURCE_DATE_EPOCH=1700000000")
		command.Stderr = &stderr
		if err := command.Start(); err != nil {
			t.Fatal(err)
		}
		build := building{Cmd: command, ended: make(chan error, 1)}
		go func() { build.ended <- command.Wait() }()
		build.writes = waitForWriting(t, watcher, seen, build.ended)
		return build
	}
	finish := func(build building) {
		if err := <-build.ended; err != nil {
			t.Fatalf("a build after a kill: %v %s", err, stderr.String())
		}
	}
	var whole [2]map[string]string
	var length time.Duration // of the time in which a build writes
	for version := range whole {
		change(version)
		build, started := start(), time.Now()
		finish(build)
		length = time.Since(started)
		whole[version] = sitetest.Read(t, filepath.Join(dir, "dist"))
	}
	random := rand.New(rand.NewPCG(1, 2))
	var found [2]int
	for kill := range kills {
		change(kill % 2)
		build, started := start(), time.Now()
		timer := time.AfterFunc(time.Duration(random.Float64()*1.1*float64(length)), func() { _ = build.Process.Signal(syscall.SIGKILL) })
		isDone := <-build.ended == nil // before it was killed
		timer.Stop()
		switch {
		case !build.writes: // the previous build was killed, but had already written the same output
		case isDone:
			length = time.Since(started)
		default:
			length += length / 20 // if the machine has become slower, all builds would be killed too early
		}
		got := sitetest.Read(t, filepath.Join(dir, "dist"))
		switch {
		case maps.Equal(got, whole[0]):
			found[0]++
		case maps.Equal(got, whole[1]):
			found[1]++
		default:
			t.Fatalf("kill %d left neither site: %d files", kill, len(got))
		}
		if kill%8 == 7 {
			finish(start())
			if got := sitetest.Read(t, filepath.Join(dir, "dist")); !maps.Equal(got, whole[kill%2]) {
				t.Fatalf("the build after kill %d is wrong", kill)
			}
		}
	}
	change(0)
	finish(start())
	left, err := filepath.Glob(filepath.Join(dir, ".dist*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v %v", left, err)
	}
	if found[0] == 0 || found[1] == 0 {
		t.Errorf("found the sites %v times: the kills were not spread over the builds", found)
	}
}

// building is a build that is running.
type building struct {
	*exec.Cmd
	ended  chan error // receives the error with which it ends
	writes bool       // whether it has begun to write
}

// waitForWriting returns when a build begins to write beside its output folder, into a
// folder that did not exist before. It returns false if the build ends without writing
// because its output is already up to date.
func waitForWriting(t *testing.T, watcher *fsnotify.Watcher, seen map[string]bool, ended chan error) bool {
	t.Helper()
	tooLong := time.After(time.Minute)
	for {
		select {
		case event := <-watcher.Events:
			isNew := event.Has(fsnotify.Create) && strings.HasPrefix(filepath.Base(event.Name), ".dist.new-")
			if isNew && !seen[event.Name] { // the old output is renamed to the name of the staging folder, then removed
				seen[event.Name] = true
				return true
			}
		case err := <-ended:
			ended <- err
			return false
		case <-tooLong:
			t.Fatal("a build began to write nothing")
		}
	}
}

func TestConcurrentBuildsOfOneOutputAreRejected(t *testing.T) {
	t.Parallel()
	dir, tools := t.TempDir(), t.TempDir()
	sitetest.Write(t, tools, map[string]string{"node": fakeNode})
	sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Site\nurl: https://example.org\n", "content/index.md": "# Welcome\n", "dist/.nojekyll": ""})
	asked := filepath.Join(tools, "asked")
	if err := syscall.Mkfifo(asked, 0o600); err != nil {
		t.Fatal(err)
	}
	first := docgen(t, dir, "build")
	first.Env = append(os.Environ(), "PATH="+tools+":"+os.Getenv("PATH"), "ASKED="+asked)
	if err := first.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.ReadFile(asked); err != nil { // returns when Node has received a request
		t.Fatal(err)
	}
	lock := filepath.Join(dir, ".dist.lock")
	for _, err := os.Stat(lock); err != nil; _, err = os.Stat(lock) {
		runtime.Gosched() // Node receives the theme just before the build begins to write
	}
	var stderr strings.Builder
	second := docgen(t, dir, "build")
	second.Stderr = &stderr
	code := exitCodeOf(t, second.Run())
	if want := "the output folder dist is in use by another docgen process ("; code != 3 || !strings.Contains(stderr.String(), want) {
		t.Errorf("exit code %d and %q, want 3 and %q", code, stderr.String(), want)
	}
	if err := first.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = first.Wait()
	if code := exitCodeOf(t, docgen(t, dir, "build").Run()); code != 0 {
		t.Errorf("exit code %d after the first was killed, want 0", code)
	}
}
