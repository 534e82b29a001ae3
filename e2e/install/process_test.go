//go:build install

package install_test

import (
	"bufio"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestArgumentsAndExitCodesPassUnchanged(t *testing.T) {
	t.Parallel()
	m := withDocgen(t)
	m.site()
	program := m.write("program", "#!/bin/sh\nprintf '%s|' \"$DOCGEN_BINARY\" \"$@\"\nexit 7\n")
	arguments := []string{"--title=a b", "", "*", `"quoted"`, "--", "é\n$HOME"}
	want := "|" + strings.Join(arguments, "|") + "|"
	output, code := m.with("DOCGEN_BINARY=" + program).run(append([]string{"node", script(m)}, arguments...)...)
	if output != want || code != 7 {
		t.Errorf("got %q and exit code %d, want %q and 7", output, code, want)
	}
	m.fails(2, `unknown command "frobnicate"`, "node", script(m), "frobnicate")
	m.write("content/index.md", "# Welcome\n\n[broken](missing.md)\n")
	m.fails(1, `no page "missing.md"`, "npx", "docgen", "build")
}

// npx and the scripts of a package.json put Node into PATH, but a service may not.
func TestNodeThatRunsTheScriptRendersIfPathHasNone(t *testing.T) {
	t.Parallel()
	m := withDocgen(t)
	m.site()
	m.with("PATH="+m.home).must("node", script(m), "build")
	m.built()
}

// Ctrl+C in a terminal interrupts every process of the group: npx, the script and docgen.
func TestInterruptEndsTheWholeGroup(t *testing.T) {
	t.Parallel()
	m := withDocgen(t)
	m.site()
	preview := start(m, "npx", "docgen", "dev", "--port", "0")
	preview.signal(-preview.Process.Pid, syscall.SIGINT)
	preview.ends(130)
	if err := syscall.Kill(-preview.Process.Pid, 0); !errors.Is(err, syscall.ESRCH) {
		t.Errorf("processes of the group are left: %v", err)
	}
}

// A process manager signals only the process that it started. A preview that is interrupted
// has done its work, so its exit code is 0.
func TestSignalToTheScriptReachesTheProgram(t *testing.T) {
	t.Parallel()
	m := withDocgen(t)
	m.site()
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		preview := start(m, "node", script(m), "dev", "--port", "0")
		preview.signal(preview.Process.Pid, signal)
		preview.ends(0)
	}
}

// The script ends only after the program, with its exit code.
func TestScriptWaitsForAProgramThatIsInterrupted(t *testing.T) {
	t.Parallel()
	m := withDocgen(t)
	program := m.write("program", "#!/bin/sh\ntrap 'echo cleaned up; exit 130' INT\necho http://ready\nread -r line\n")
	waiting := start(m.with("DOCGEN_BINARY="+program), "node", script(m), "build")
	waiting.signal(-waiting.Process.Pid, syscall.SIGINT)
	if output := waiting.ends(130); output != "cleaned up\n" {
		t.Errorf("got %q", output)
	}
}

func TestScriptDiesByTheSignalOfTheProgram(t *testing.T) {
	t.Parallel()
	m := withDocgen(t)
	for _, signal := range []syscall.Signal{syscall.SIGKILL, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGSEGV} {
		name := strings.ToUpper(map[syscall.Signal]string{syscall.SIGKILL: "kill", syscall.SIGTERM: "term", syscall.SIGHUP: "hup",
			syscall.SIGSEGV: "segv"}[signal])
		program := m.write("dies", "#!/bin/sh\nulimit -c 0\nkill -"+name+" $$\n")
		command := m.with("DOCGEN_BINARY="+program).command("node", script(m))
		_ = command.Run() // the state has the signal
		if status, _ := command.ProcessState.Sys().(syscall.WaitStatus); !status.Signaled() || status.Signal() != signal {
			t.Errorf("%v: the script ended with %v", signal, command.ProcessState)
		}
	}
}

// program is a running program.
type program struct {
	machine
	*exec.Cmd
	output *bufio.Reader
}

// start starts a program in its own process group, and returns when it prints a URL.
func start(m machine, line ...string) program {
	m.Helper()
	command := m.command(line...)
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	reader, writer, err := os.Pipe()
	if err != nil {
		m.Fatal(err)
	}
	m.Cleanup(func() { reader.Close() })
	command.Stdout, command.Stderr = writer, writer
	if _, err := command.StdinPipe(); err != nil { // open, unlike an empty file
		m.Fatal(err)
	}
	if err := command.Start(); err != nil {
		m.Fatal(err)
	}
	writer.Close()
	output := bufio.NewReader(reader)
	var before strings.Builder
	for {
		text, err := output.ReadString('\n')
		before.WriteString(text)
		if strings.Contains(text, "http://") {
			return program{m, command, output}
		}
		if err != nil {
			m.Fatalf("the program did not start: %v\n%s", err, before.String())
		}
	}
}

func (p program) signal(process int, signal syscall.Signal) {
	p.Helper()
	if err := syscall.Kill(process, signal); err != nil {
		p.Error(err)
	}
}

// ends waits until no process writes any more, then for the exit code as a shell reports it, and
// returns the rest of the output.
func (p program) ends(code int) string {
	p.Helper()
	guard := time.AfterFunc(10*time.Second, func() { _ = syscall.Kill(-p.Process.Pid, syscall.SIGKILL) }) // the signal got lost
	defer guard.Stop()
	rest, err := io.ReadAll(p.output)
	if err != nil {
		p.Error(err)
	}
	_ = p.Wait() // the state has the exit code
	got := p.ProcessState.ExitCode()
	if status, _ := p.ProcessState.Sys().(syscall.WaitStatus); status.Signaled() {
		got = 128 + int(status.Signal())
	}
	if got != code {
		p.Errorf("%v: want exit code %d\n%s", p.ProcessState, code, rest)
	}
	return string(rest)
}
