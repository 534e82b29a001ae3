//go:build unix

package main

import (
	"errors"
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

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// point is a moment of a build: a change beside its output folder.
type point struct {
	name   string
	op     fsnotify.Op
	prefix string // of the changed name
}

func points() []point {
	return []point{
		{"it takes the lock", fsnotify.Create, ".dist.lock"},
		{"it writes its number into the lock", fsnotify.Write, ".dist.lock"},
		{"it creates the staging folder", fsnotify.Create, ".dist.new-"},
		{"it tries whether folders can be exchanged", fsnotify.Remove, ".dist.new-"},
		{"it takes the staging folder away", fsnotify.Rename, ".dist.new-"},
		{"the output is there", fsnotify.Create, "dist"},
		{"the old output has another name", fsnotify.Rename, "dist"},
		{"it returns the lock", fsnotify.Remove, ".dist.lock"},
	}
}

// Whenever a build is killed, it leaves either the old site or the new one, and the next
// build succeeds.
func TestKilledBuildLeavesTheOldOrTheNewSite(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	var whole [2]map[string]string
	change := func(version int) {
		text := []string{"# Welcome\n\nThe first text.\n", "# Welcome\n\nAnother text, with a [page](more.md).\n"}[version]
		sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Site\nurl: https://example.org\n", "content/index.md": text})
		if more := filepath.Join(dir, "content", "more.md"); version == 1 {
			sitetest.Write(t, dir, map[string]string{"content/more.md": "# More\n"})
		} else if err := os.RemoveAll(more); err != nil {
			t.Fatal(err)
		}
	}
	build := func() *exec.Cmd {
		command := docgen(t, dir, "build", "-q", "--jobs", "1")
		command.Env = append(os.Environ(), "SOURCE_DATE_EPOCH=1700000000")
		return command
	}
	finish := func() map[string]string {
		if printed, err := build().CombinedOutput(); err != nil {
			t.Fatalf("%v %s", err, printed)
		}
		return sitetest.Read(t, filepath.Join(dir, "dist"))
	}
	for version := range whole {
		change(version)
		whole[version] = finish()
	}
	random := rand.New(rand.NewPCG(1, 2))
	for kill := range sitetest.Size(1, 5) * len(points()) {
		point := points()[kill%len(points())]
		change(kill % 2)
		killAt(t, build(), point, sitetest.Size(0, time.Duration(random.Int64N(int64(20*time.Millisecond)))))
		got := sitetest.Read(t, filepath.Join(dir, "dist"))
		if !maps.Equal(got, whole[0]) && !maps.Equal(got, whole[1]) {
			t.Fatalf("killed when %s, it left neither site: %d files", point.name, len(got))
		}
		if !maps.Equal(finish(), whole[kill%2]) {
			t.Fatalf("killed when %s, the build after it is wrong", point.name)
		}
		left, err := filepath.Glob(filepath.Join(dir, ".dist*"))
		if err != nil || len(left) > 0 {
			t.Errorf("killed when %s, left behind: %v %v", point.name, left, err)
		}
	}
}

// killAt kills a build at a point, or some time later.
func killAt(t *testing.T, command *exec.Cmd, at point, later time.Duration) {
	t.Helper()
	watcher, err := fsnotify.NewWatcher()
	if err == nil {
		defer watcher.Close()
		err = errors.Join(watcher.Add(command.Dir), command.Start())
	}
	if err != nil {
		t.Fatal(err)
	}
	for event := range watcher.Events { // the last one may arrive after the build has ended
		if event.Has(at.op) && strings.HasPrefix(filepath.Base(event.Name), at.prefix) {
			break
		}
	}
	time.Sleep(later)
	_ = command.Process.Signal(syscall.SIGKILL) // it may have ended
	_ = command.Wait()
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
