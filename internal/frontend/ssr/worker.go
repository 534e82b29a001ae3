package ssr

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

// worker is one Node process. It belongs to one goroutine, which alternately writes a
// request and reads the answer.
type worker struct {
	*node.Process

	options Options
	in      *bufio.Writer
	asked   int    // number of requests, which is the ID of the last one
	divided Module // whose parts the process may ask for
}

// startWorker starts a process that is killed when ctx ends.
func startWorker(ctx context.Context, options Options, stderr *lines) (*worker, error) {
	var args []string
	if options.Memory > 0 {
		args = append(args, "--max-old-space-size="+strconv.Itoa(options.Memory))
	}
	started, err := node.Start(ctx, node.Options{
		Path: options.Node, Args: append(args, "--eval", bootstrap), Env: environment(os.Environ()),
		Stderr: stderr, AfterFunc: options.afterFunc,
	})
	if err != nil {
		return nil, err
	}
	return &worker{Process: started, options: options, in: bufio.NewWriterSize(started.In, 1<<16)}, nil
}

// environment returns the environment of a process. It omits additional certificates, which
// Node parses before it runs anything: Node starts in half the time without them, and
// rendering opens no connections.
func environment(inherited []string) []string {
	kept := slices.DeleteFunc(slices.Clone(inherited), func(variable string) bool {
		return strings.HasPrefix(variable, "NODE_EXTRA_CA_CERTS=")
	})
	return append(kept, "NODE_ENV=production")
}

// hello waits until the process is ready, and checks Node's version.
func (w *worker) hello(ctx context.Context) error {
	defer w.Limit(w.options.Timeout)()
	response, err := readResponse(w.Out)
	if err == nil && response.Kind != helloResponse {
		err = invalidOutput(response.line)
	}
	var line invalidOutput
	if errors.As(err, &line) {
		w.End()
		return &node.Error{Path: w.options.Node, Err: fmt.Errorf("it is not Node.js: it printed %s", quote(string(line)))}
	}
	if err != nil {
		return w.unready(ctx, w.fault(ctx, err))
	}
	return w.Accept(response.Node)
}

// ask sends a request and returns the worker's answer, which may be of kind error. If the
// process itself fails, ask ends it and returns an error.
func (w *worker) ask(ctx context.Context, r request) (response, error) {
	defer w.Limit(w.options.Timeout)()
	w.asked++
	r.ID = w.asked
	if r.of.Part != nil {
		w.divided = r.of
	}
	err := r.writeTo(w.in)
	if err != nil {
		return response{}, fmt.Errorf("%s: %w", r, w.fault(ctx, err))
	}
	answer, err := readResponse(w.Out)
	for err == nil && answer.Kind == partResponse && w.divided.Part != nil {
		code, line := w.divided.Part(answer.Name)
		err = newRequest(request{Kind: partRequest, File: w.divided.File, Line: line}, []byte(code)).writeTo(w.in)
		if err == nil {
			answer, err = readResponse(w.Out)
		}
	}
	if err == nil && !answer.answers(r) {
		err = invalidOutput(answer.line)
	}
	if err != nil {
		return response{}, fmt.Errorf("%s: %w", r, w.fault(ctx, err))
	}
	return answer, nil
}

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

// fault ends the process and returns why it failed. ioErr is the error from reading or
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
