package ssr

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// worker is one Node process. It belongs to one goroutine, which writes a
// request, reads the answer, and so on.
type worker struct {
	ctx     context.Context
	options Options
	command *exec.Cmd
	in      *bufio.Writer
	out     *bufio.Reader
	tail    *tail
	asked   int         // requests so far: the last one's id
	hung    atomic.Bool // killed because an answer took too long
	ended   sync.Once
}

// startWorker starts a process that is killed when ctx ends.
func startWorker(ctx context.Context, options Options, stderr *lines) (*worker, error) {
	var args []string
	if options.Memory > 0 {
		args = append(args, "--max-old-space-size="+strconv.Itoa(options.Memory))
	}
	w := &worker{ctx: ctx, options: options, tail: &tail{to: stderr}}
	w.command = exec.CommandContext(ctx, options.Node, append(args, "--eval", bootstrap)...)
	w.command.Env = environment(os.Environ())
	w.command.Stderr = w.tail
	w.command.SysProcAttr = separate()
	w.command.Cancel = w.kill
	// A child of the process can keep the pipes open after its end.
	w.command.WaitDelay = 5 * time.Second
	in, err := w.command.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	out, err := w.command.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	w.in, w.out = bufio.NewWriterSize(in, 1<<16), bufio.NewReaderSize(out, 1<<16)
	if err := w.command.Start(); err != nil {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		return nil, &NodeError{Path: options.Node, Err: err}
	}
	return w, nil
}

// environment is what a process inherits. Without the additional certificates, which
// Node parses before it runs anything, it starts in half the time; rendering opens
// no connections.
func environment(inherited []string) []string {
	kept := slices.DeleteFunc(slices.Clone(inherited), func(variable string) bool {
		return strings.HasPrefix(variable, "NODE_EXTRA_CA_CERTS=")
	})
	return append(kept, "NODE_ENV=production")
}

// hello waits until the process is up, and checks Node's version.
func (w *worker) hello() error {
	defer w.watch()()
	response, err := readResponse(w.out)
	if err == nil && response.Kind != helloResponse {
		err = garbage(response.line)
	}
	if err != nil {
		return fmt.Errorf("start node: %w", w.fault(err))
	}
	major, _, _ := strings.Cut(strings.TrimPrefix(response.Node, "v"), ".")
	if number, err := strconv.Atoi(major); err != nil || number < oldestNode {
		return &NodeError{Path: w.options.Node, Version: response.Node}
	}
	return nil
}

// ask returns the worker's answer, which can be one of kind error. If the process
// itself fails, ask ends it and returns an error.
func (w *worker) ask(r request) (response, error) {
	defer w.watch()()
	w.asked++
	r.ID = w.asked
	err := r.writeTo(w.in)
	if err != nil {
		return response{}, fmt.Errorf("%s: %w", r, w.fault(err))
	}
	answer, err := readResponse(w.out)
	if err == nil && !answer.answers(r) {
		err = garbage(answer.line)
	}
	if err != nil {
		return response{}, fmt.Errorf("%s: %w", r, w.fault(err))
	}
	return answer, nil
}

// watch kills the process unless stop is called in time.
func (w *worker) watch() (stop func() bool) {
	return w.options.afterFunc(w.options.Timeout, func() {
		w.hung.Store(true)
		_ = w.kill() // it may have ended by itself
	})
}

// end kills the process and waits until it is gone.
func (w *worker) end() {
	w.ended.Do(func() {
		_ = w.kill() // it may have ended by itself
		w.reap()
	})
}

func (w *worker) reap() {
	_ = w.command.Wait() // its ProcessState says more
	w.tail.flush()
}
