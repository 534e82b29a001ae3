package ssr

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
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
	if e.Version == "" {
		found = fmt.Sprintf("cannot run %s: %v", e.Path, e.Err)
	}
	return fmt.Sprintf("%s; docgen needs Node.js %d or newer to render pages: install it from https://nodejs.org", found, minNodeMajor)
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
		err = fmt.Errorf("it is not in any folder of PATH, which is %q", os.Getenv("PATH"))
	case errors.As(err, &lookup):
		err = lookup.Err
	}
	return "", &NodeError{Path: name, Err: err}
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
