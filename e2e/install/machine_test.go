//go:build install

package install_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// machine is a computer on which nobody has installed anything yet: its home folder is
// empty, and so are the caches of all package managers.
type machine struct {
	*testing.T
	home    string
	project string
	env     []string // added to the environment
}

func newMachine(t *testing.T) machine {
	t.Helper()
	m := machine{T: t, home: t.TempDir(), project: t.TempDir()}
	m.writeFile(filepath.Join(m.home, ".npmrc"), "registry="+shared.registry+"\naudit=false\nfund=false\nupdate-notifier=false\n")
	return m
}

// with returns the machine with more environment variables.
func (m machine) with(env ...string) machine {
	m.env = append(append([]string{}, m.env...), env...)
	return m
}

// in returns the machine, working in a folder of the project.
func (m machine) in(folder string) machine {
	m.project = filepath.Join(m.project, folder)
	return m
}

func (m machine) command(line ...string) *exec.Cmd {
	name := line[0]
	if tool := filepath.Join(shared.tools, name); !filepath.IsAbs(name) {
		name = tool
	}
	command := exec.CommandContext(m.Context(), name, line[1:]...)
	command.Dir = m.project
	command.Env = append([]string{
		"HOME=" + m.home,
		"PATH=" + strings.Join([]string{shared.tools, "/usr/bin", "/bin"}, string(os.PathListSeparator)),
		"YARN_NPM_REGISTRY_SERVER=" + shared.registry, "YARN_UNSAFE_HTTP_WHITELIST=127.0.0.1", "YARN_ENABLE_TELEMETRY=0",
	}, m.env...)
	return command
}

// run runs a command and returns its output and exit code.
func (m machine) run(line ...string) (string, int) {
	m.Helper()
	var output bytes.Buffer
	command := m.command(line...)
	command.Stdout, command.Stderr = &output, &output
	if err := command.Run(); err != nil && command.ProcessState == nil {
		m.Fatal(err)
	}
	return output.String(), command.ProcessState.ExitCode()
}

// must runs a command that succeeds.
func (m machine) must(line ...string) string {
	m.Helper()
	output, code := m.run(line...)
	if code != 0 {
		m.Fatalf("%s: exit code %d\n%s", strings.Join(line, " "), code, output)
	}
	return output
}

// fails runs a command that prints a text and fails with a code.
func (m machine) fails(code int, want string, line ...string) {
	m.Helper()
	output, got := m.run(line...)
	if got != code || !strings.Contains(output, want) {
		m.Errorf("%s: exit code %d, want %d with %q:\n%s", strings.Join(line, " "), got, code, want, output)
	}
}

func (m machine) write(name, text string) string {
	m.Helper()
	file := filepath.Join(m.project, name)
	m.writeFile(file, text)
	return file
}

func (m machine) writeFile(file, text string) {
	m.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		m.Fatal(err)
	}
	syscall.ForkLock.RLock() // else a new process inherits the open file, and Linux runs no program that is open for writing
	defer syscall.ForkLock.RUnlock()
	if err := os.WriteFile(file, []byte(text), 0o755); err != nil {
		m.Fatal(err)
	}
}

func (m machine) remove(name string) {
	m.Helper()
	if err := os.RemoveAll(filepath.Join(m.project, name)); err != nil {
		m.Fatal(err)
	}
}

// site writes a site of one page.
func (m machine) site() {
	m.Helper()
	m.write("docgen.yaml", "title: Site\nurl: https://example.org\n")
	m.write("content/index.md", "# Welcome\n")
}

// built checks that the site of one page was built.
func (m machine) built() {
	m.Helper()
	page, err := os.ReadFile(filepath.Join(m.project, "dist", "index.html"))
	if err != nil || !strings.Contains(string(page), "Welcome") {
		m.Errorf("the page is missing: %v\n%.300s", err, page)
	}
}

// withDocgen returns a machine with a project in which npm has installed docgen. All such
// projects share the installation.
func withDocgen(t *testing.T) machine {
	t.Helper()
	m := newMachine(t)
	if err := os.Symlink(filepath.Join(shared.installed, "node_modules"), filepath.Join(m.project, "node_modules")); err != nil {
		t.Fatal(err)
	}
	return m
}
