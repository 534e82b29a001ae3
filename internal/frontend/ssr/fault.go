package ssr

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

// unready returns the error for a process that ended before it was ready. Node may be too old
// to understand docgen's code, or it may not run at all.
func (w *worker) unready(ctx context.Context, reason error) error {
	code := w.State().ExitCode()
	if ctx.Err() != nil || w.TimedOut.Load() || code <= 0 {
		return fmt.Errorf("start node: %w", reason)
	}
	ctx, stop := context.WithTimeout(ctx, 5*time.Second)
	defer stop()
	text, err := exec.CommandContext(ctx, w.options.Node, "--version").Output()
	version := strings.TrimSpace(string(text))
	switch {
	case err == nil && node.IsTooOld(version):
		return &node.Error{Path: w.options.Node, Version: version}
	case code == 126 || code == 127: // what shells and loaders return for a program that cannot run
		return &node.Error{Path: w.options.Node, Err: fmt.Errorf("it ended with exit status %d", code)}
	}
	return fmt.Errorf("start node: %w", reason)
}

// fault ends the process and returns why it failed. talk is the error from reading or
// writing.
func (w *worker) fault(ctx context.Context, ioErr error) error {
	var line invalidOutput
	if errors.As(ioErr, &line) {
		w.End()
		return fmt.Errorf("node wrote %s to standard output, which docgen reserves for rendered pages", quote(string(line)))
	}
	w.Wait()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if w.TimedOut.Load() {
		return fmt.Errorf("node did not respond within %v%s", w.options.Timeout, w.Tail.Report())
	}
	status := w.State().String()
	switch {
	case w.Tail.OutOfMemory():
		return errors.New("node ran out of memory; set NODE_OPTIONS=--max-old-space-size=4096 to give it 4 GiB")
	case status == "signal: killed":
		return fmt.Errorf("node was killed, probably because the system ran out of memory%s", w.Tail.Report())
	}
	return fmt.Errorf("node stopped unexpectedly with %s%s", status, w.Tail.Report())
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
