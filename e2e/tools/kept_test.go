package tools_test

import (
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/kept"
)

// clockStep is more than the step of the clocks from which systems take the times of files (see internal/engine/fingerprint).
// A build must take what changed within a step before it for something that changes meanwhile, and reads it again the next
// time. docgen in a process of its own takes longer to start.
const clockStep = 25 * time.Millisecond

// ask is the program "docgen" of the scripts. A kept process runs the command, unless it would go on until it is
// stopped, or has settings that a process reads once.
func ask() {
	real := os.Getenv("DOCGEN")
	isLong := len(os.Args) > 1 && slices.Contains([]string{"dev", "mcp", "serve"}, os.Args[1])
	if isLong || os.Getenv("TZ") != "" || os.Getenv("http_proxy") != "" {
		panic(syscall.Exec(real, os.Args, os.Environ()))
	}
	time.Sleep(clockStep)
	code, err := kept.Ask(socketBeside(real), os.Args[1:])
	if err != nil {
		panic(err)
	}
	os.Exit(code)
}

// socketBeside returns the path of the socket at which kept processes of a program take commands.
func socketBeside(program string) string { return filepath.Join(filepath.Dir(program), "commands") }

// keep starts processes of docgen that run commands until the test ends.
func keep(t *testing.T, docgen string) {
	t.Helper()
	listener, err := net.Listen("unix", socketBeside(docgen))
	if err != nil {
		t.Fatal(err)
	}
	commands, err := listener.(*net.UnixListener).File()
	if err != nil {
		t.Fatal(err)
	}
	for range 2 * runtime.GOMAXPROCS(0) { // some wait
		process := exec.Command(docgen)
		process.Args[0], process.ExtraFiles, process.Stderr = "docgen-kept", []*os.File{commands}, os.Stderr
		process.Env = append(os.Environ(), "GOGC=400")
		if err := process.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			_ = process.Process.Kill()
			_ = process.Wait()
		})
	}
}
