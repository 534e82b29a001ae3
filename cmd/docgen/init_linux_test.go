package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// pseudoTerminal returns both ends of a new terminal.
func pseudoTerminal(t *testing.T) (user, program *os.File) {
	t.Helper()
	user, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = user.Close() })
	number, err := unix.IoctlGetInt(int(user.Fd()), unix.TIOCGPTN)
	err = errors.Join(err, unix.IoctlSetPointerInt(int(user.Fd()), unix.TIOCSPTLCK, 0))
	if err != nil {
		t.Fatal(err)
	}
	program, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	return user, program
}

// answer runs "docgen init" on a terminal and types each answer when docgen asks for it. It
// returns the exit code, and what the terminal shows besides the answers.
func answer(t *testing.T, dir string, answers []string, args ...string) (code int, shown string) {
	t.Helper()
	command := docgen(t, dir, append([]string{"init"}, args...)...)
	command.Env = append(os.Environ(), "CI=", "NO_COLOR=1")
	return converse(t, command, answers)
}

// converse runs a command on a terminal, types each answer when it asks for one, and returns the
// exit code and what the terminal shows.
func converse(t *testing.T, command *exec.Cmd, answers []string) (code int, shown string) {
	t.Helper()
	user, program := pseudoTerminal(t)
	command.Stdin, command.Stdout, command.Stderr = program, program, program
	command.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	program.Close()
	var text strings.Builder
	buffer := make([]byte, 4096)
	for {
		count, err := user.Read(buffer) // fails when the program has ended
		text.Write(buffer[:count])
		if err != nil {
			break
		}
		if strings.HasSuffix(text.String(), "]: ") && len(answers) > 0 {
			if _, err := user.WriteString(answers[0]); err != nil {
				t.Fatal(err)
			}
			answers = answers[1:]
		}
	}
	if len(answers) > 0 {
		t.Errorf("docgen did not ask for %q: %s", answers, text.String())
	}
	return exitCodeOf(t, command.Wait()), strings.ReplaceAll(text.String(), "\r\n", "\n")
}

func TestInitAsksOnATerminal(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	code, shown := answer(t, dir, []string{"It's #1: docs\n", "blurple\n", "teal\n", "githb\n", "\n"}, "site")
	want := `Title of the site [My docs]: It's #1: docs
Color of links and buttons, such as #7c3aed or teal [default]: blurple
must be a color that docgen can read, found "blurple": write an opaque color, for example "#7c3aed", "rebeccapurple" or "oklch(0.6 0.2 290)"
Color of links and buttons, such as #7c3aed or teal [default]: teal
Where to publish it: none, github,`
	if code != 0 || !strings.HasPrefix(shown, want) || !strings.Contains(shown, `did you mean "github"?`) ||
		!strings.Contains(shown, "created a new site in site:") {
		t.Errorf("exit code %d, shown:\n%s\nwant:\n%s", code, shown, want)
	}
	if output, err := docgen(t, dir, "build", "-C", "site").CombinedOutput(); err != nil || strings.Contains(string(output), "warning") {
		t.Errorf("the site does not build: %v\n%s", err, output)
	}
	page, err := os.ReadFile(filepath.Join(dir, "site", "dist", "index.html"))
	if err != nil || !strings.Contains(string(page), "It&#39;s #1: docs") && !strings.Contains(string(page), "It&#x27;s #1: docs") {
		t.Errorf("%v: the page lacks the title: %s", err, page)
	}
}

func TestInitAsksOnlyWhatNoFlagSets(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{"README.md": "# Widget\n"})
	code, shown := answer(t, dir, []string{"\n"}, "--color", "teal", "--host", "none")
	if code != 0 || !strings.HasPrefix(shown, "Title of the site [Widget]: \nwrote docgen.yaml") {
		t.Errorf("exit code %d, shown:\n%s", code, shown)
	}
	config, err := os.ReadFile(filepath.Join(dir, "docgen.yaml"))
	if err != nil || !strings.Contains(string(config), "\ntitle: \"Widget\"\n") || !strings.Contains(string(config), "\n  brand: \"teal\"\n") {
		t.Errorf("docgen.yaml: %v\n%s", err, config)
	}
}

func TestInitInterruptedWritesNothing(t *testing.T) {
	t.Parallel()
	for name, key := range map[string]string{"Ctrl+C": "\x03", "Ctrl+D": "\x04"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			code, shown := answer(t, dir, []string{"Site\n", key}, "site")
			if code != 130 || !strings.HasSuffix(shown, "\ninterrupted\n") {
				t.Errorf("exit code %d, shown:\n%s", code, shown)
			}
			if _, err := os.Stat(filepath.Join(dir, "site")); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("something was written: %v", err)
			}
		})
	}
}

func TestInitAsksNothingInCI(t *testing.T) {
	t.Parallel()
	code, shown := answer(t, t.TempDir(), nil, "site", "--yes")
	if code != 0 || !strings.HasPrefix(shown, "created a new site in site:\n") {
		t.Errorf("exit code %d, shown:\n%s", code, shown)
	}
}

func TestFirstBuildOnATerminalNamesTheNextCommand(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Site\nurl: https://example.org\n", "content/index.md": "# Welcome\n"})
	const next = "run \"docgen serve\" to look at it as a static host shows it\n"
	for _, run := range []struct {
		name, ci string
		args     []string
		want     bool
	}{
		{"in CI", "true", []string{"build", "-o", "ci"}, false},
		{"quiet", "", []string{"build", "-q", "-o", "quiet"}, false},
		{"first", "", []string{"build"}, true},
		{"second", "", []string{"build"}, false},
	} {
		command := docgen(t, dir, run.args...)
		command.Env = append(os.Environ(), "CI="+run.ci, "NO_COLOR=1")
		code, shown := converse(t, command, nil)
		if code != 0 || strings.HasSuffix(shown, next) != run.want || strings.Contains(shown, "docgen serve") != run.want {
			t.Errorf("%s: exit code %d, shown:\n%s", run.name, code, shown)
		}
	}
}
