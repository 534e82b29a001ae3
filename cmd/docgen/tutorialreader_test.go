//go:build unix

package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// reader follows the tutorial in a folder.
type reader struct {
	home, dir       string // the empty folder at the start, and the one that commands changed to
	env             []string
	output          screen
	preview         *exec.Cmd // docgen dev or serve
	mistakes        *mistakes
	files, commands int
}

// screen is what commands print. A preview prints while the reader does other things.
type screen struct {
	lock    sync.Mutex
	text    bytes.Buffer
	printed chan struct{} // has a value once there is more text
}

func (s *screen) Write(text []byte) (int, error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	select {
	case s.printed <- struct{}{}:
	default:
	}
	return s.text.Write(text)
}

// pushedTo is the repository that the tutorial pushes to. Here it is a folder.
const pushedTo = "https://github.com/you/my-docs.git"

func newReader(t *testing.T) *reader {
	t.Helper()
	above := t.TempDir()
	home := filepath.Join(above, "home")
	settings := "[user]\n\tname = Reader\n\temail = reader@example.org\n[url \"" + above + "/remote.git\"]\n\tpushInsteadOf = " + pushedTo + "\n"
	sitetest.Write(t, above, map[string]string{"gitconfig": settings, "home/.keep": ""})
	if err := exec.Command("git", "init", "--quiet", "--bare", filepath.Join(above, "remote.git")).Run(); err != nil {
		t.Fatal(err)
	}
	r := &reader{home: home, dir: home, output: screen{printed: make(chan struct{}, 1)}}
	r.env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+filepath.Join(above, "gitconfig"), "HOME="+home, "CI=")
	t.Cleanup(r.stop)
	return r
}

var previewCommand = regexp.MustCompile(`(?m)^docgen (dev|serve)\b.*$`)

// run runs the commands of a block in a shell, which remembers the folder for the next block.
func (r *reader) run(shell string) error {
	if len(docgenCommands(shell)) > 0 {
		r.stop()
		r.forget()
	}
	before, long := previewCommand.ReplaceAllString(shell, ""), previewCommand.FindString(shell)
	command := r.shell("set -e\n" + before + "\npwd > \"$HOME/../folder\"")
	if err := command.Run(); err != nil {
		return err
	}
	folder, err := os.ReadFile(filepath.Join(r.home, "../folder"))
	if err != nil {
		return err
	}
	r.dir = strings.TrimSpace(string(folder))
	if long != "" {
		r.preview = r.shell("exec " + long + " --port 0")
		return r.preview.Start()
	}
	return nil
}

func (r *reader) shell(script string) *exec.Cmd {
	command := exec.Command("sh", "-c", script)
	command.Dir, command.Env, command.Stdout, command.Stderr = r.dir, r.env, &r.output, &r.output
	return command
}

// stop presses Ctrl-C.
func (r *reader) stop() {
	if r.preview != nil {
		_ = r.preview.Process.Signal(os.Interrupt)
		_ = r.preview.Wait() // the exit code is that of an interruption
		r.preview = nil
	}
}

// write saves a file as editors do, which never leave half of it.
func (r *reader) write(name, text string) error {
	file := filepath.Join(r.dir, filepath.FromSlash(name))
	if name == "docgen.yaml" {
		before, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		text = mergeOptions(text, string(before))
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	temporary := filepath.Join(filepath.Dir(file), "."+filepath.Base(file)+".new")
	return errors.Join(os.WriteFile(temporary, []byte(text), 0o644), os.Rename(temporary, file))
}

// prints waits until there is as much output as shown, and reports whether it is the same.
func (r *reader) prints(shown string) bool {
	late := time.After(time.Minute)
	for r.preview != nil && strings.Count(r.printed(), "\n") < strings.Count(shown, "\n") {
		select {
		case <-r.output.printed:
		case <-late:
			return false
		}
	}
	return anyMachine(r.printed()) == anyMachine(shown)
}

// printed is the output since the last time that it was compared.
func (r *reader) printed() string {
	r.output.lock.Lock()
	defer r.output.lock.Unlock()
	return strings.ReplaceAll(r.output.text.String(), r.home, "~")
}

func (r *reader) forget() {
	r.output.lock.Lock()
	defer r.output.lock.Unlock()
	r.output.text.Reset()
}
