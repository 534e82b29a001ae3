package ssr

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"time"
)

const minNodeMajor = 20

// NodeError means that Node is missing or too old.
type NodeError struct {
	Path    string // of the executable
	Version string // "v16.20.2"; "" if it did not run
	Err     error
}

// Error describes the problem and how to install Node.
func (e *NodeError) Error() string {
	found := fmt.Sprintf("%s is Node.js %s, which is too old", e.Path, e.Version)
	switch {
	case errors.Is(e.Err, exec.ErrNotFound):
		found = "there is no Node.js in PATH"
	case e.Version == "":
		found = fmt.Sprintf("cannot run %s: %v", e.Path, e.Err)
	}
	return fmt.Sprintf("%s; docgen needs Node.js %d or newer to render pages: %s", found, minNodeMajor, installNode(runtime.GOOS, exec.LookPath))
}

// installNode says how to install Node on a system: with its package manager, if that has a
// version that is new enough. Debian's and Ubuntu's often does not.
func installNode(system string, find func(program string) (string, error)) string {
	for _, manager := range []struct{ system, program, command string }{
		{"darwin", "brew", "brew install node"},
		{"windows", "winget", "winget install OpenJS.NodeJS.LTS"},
		{"linux", "apk", "apk add nodejs"},
		{"linux", "dnf", "sudo dnf install nodejs"},
		{"linux", "pacman", "sudo pacman -S nodejs"},
	} {
		if _, err := find(manager.program); err == nil && manager.system == system {
			return fmt.Sprintf("install it with \"%s\", or from https://nodejs.org", manager.command)
		}
	}
	return "install it from https://nodejs.org"
}

// Unwrap returns why Node did not run.
func (e *NodeError) Unwrap() error { return e.Err }

func findNode(name string) (string, error) {
	inPath := name == ""
	if inPath {
		name = "node"
	}
	path, err := exec.LookPath(name)
	var lookup *exec.Error
	switch {
	case err == nil:
		return path, nil
	case inPath && errors.Is(err, exec.ErrNotFound):
		err = exec.ErrNotFound
	case errors.As(err, &lookup):
		err = lookup.Err
	}
	return "", &NodeError{Path: name, Err: err}
}

// unready returns the error for a process that ended before it was ready. Node may be too old
// to understand docgen's code, or it may not run at all.
func (w *worker) unready(reason error) error {
	code := w.command.ProcessState.ExitCode()
	if w.ctx.Err() != nil || w.timedOut.Load() || code <= 0 {
		return fmt.Errorf("start node: %w", reason)
	}
	ctx, stop := context.WithTimeout(w.ctx, 5*time.Second)
	defer stop()
	text, err := exec.CommandContext(ctx, w.options.Node, "--version").Output()
	version := strings.TrimSpace(string(text))
	switch {
	case err == nil && isTooOld(version):
		return &NodeError{Path: w.options.Node, Version: version}
	case code == 126 || code == 127: // what shells and loaders return for a program that cannot run
		return &NodeError{Path: w.options.Node, Err: fmt.Errorf("it ended with exit status %d", code)}
	}
	return fmt.Errorf("start node: %w", reason)
}

// isTooOld reports whether a version of Node, such as "v16.20.2", is too old for docgen.
func isTooOld(version string) bool {
	major, _, _ := strings.Cut(strings.TrimPrefix(version, "v"), ".")
	number, err := strconv.Atoi(major)
	return err != nil || number < minNodeMajor
}

// fault ends the process and returns why it failed. talk is the error from reading or
// writing.
func (w *worker) fault(ioErr error) error {
	var line invalidOutput
	if errors.As(ioErr, &line) {
		w.end()
		return fmt.Errorf("node wrote %s to standard output, which docgen reserves for rendered pages", quote(string(line)))
	}
	w.ended.Do(w.reap)
	if w.ctx.Err() != nil {
		return context.Cause(w.ctx)
	}
	if w.timedOut.Load() {
		return fmt.Errorf("node did not respond within %v%s", w.options.Timeout, w.tail.report())
	}
	status := w.command.ProcessState.String()
	switch {
	case w.tail.outOfMemory():
		return errors.New("node ran out of memory; set NODE_OPTIONS=--max-old-space-size=4096 to give it 4 GiB")
	case status == "signal: killed":
		return fmt.Errorf("node was killed, probably because the system ran out of memory%s", w.tail.report())
	}
	return fmt.Errorf("node stopped unexpectedly with %s%s", status, w.tail.report())
}

// quote returns a line as a Go string, shortened to fit a terminal.
func quote(line string) string {
	const most = 120
	line = strings.TrimRight(line, "\r\n")
	if runes := []rune(line); len(runes) > most {
		line = string(runes[:most]) + "..."
	}
	return fmt.Sprintf("%q", line)
}
