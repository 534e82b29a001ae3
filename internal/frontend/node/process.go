package node

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
	"sync/atomic"
	"time"
)

// Options say what a process runs.
type Options struct {
	Path   string // of Node
	Args   []string
	Folder string // in which it runs; "" for the current one
	Env    []string
	Stderr io.Writer // receives what it prints to standard error, line by line; nil discards it

	AfterFunc func(time.Duration, func()) (stop func() bool) // nil for time.AfterFunc
}

// Process is a Node process in a group of its own. It belongs to one goroutine, which alternately writes to In and
// reads from Out.
type Process struct {
	In   io.Writer
	Out  *bufio.Reader
	Tail Tail // of its standard error

	TimedOut atomic.Bool // a limit has killed it

	options Options
	command *exec.Cmd
	ended   sync.Once
}

// Start starts a process that is killed when ctx ends. The error is an [*Error] if Node does not run.
func Start(ctx context.Context, options Options) (*Process, error) {
	p := &Process{Tail: Tail{to: options.Stderr}, options: options}
	p.command = exec.CommandContext(ctx, options.Path, options.Args...)
	p.command.Dir, p.command.Env, p.command.Stderr = options.Folder, options.Env, &p.Tail
	p.command.SysProcAttr = Separate()
	p.command.Cancel = p.kill
	// A child of the process may keep the pipes open after the process has ended.
	p.command.WaitDelay = 5 * time.Second
	in, err := p.command.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	p.In, p.Out = in, bufio.NewReaderSize(out, 1<<16)
	if err := p.command.Start(); err != nil {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		return nil, &Error{Path: options.Path, Err: err}
	}
	return p, nil
}

// Accept ends the process if its version of Node is too old.
func (p *Process) Accept(version string) error {
	if !IsTooOld(version) {
		return nil
	}
	p.End()
	return &Error{Path: p.options.Path, Version: version}
}

// State says how the process ended, after End or Wait.
func (p *Process) State() *os.ProcessState { return p.command.ProcessState }

// End kills the process and its children, and waits until it has ended.
func (p *Process) End() {
	p.ended.Do(func() {
		p.Kill()
		p.reap()
	})
}

// Wait waits until the process has ended by itself, or is killed.
func (p *Process) Wait() { p.ended.Do(p.reap) }

func (p *Process) reap() {
	_ = p.command.Wait() // its ProcessState says more
	p.Tail.flush()
}

// Kill kills the process and its children, if it has not ended by itself.
func (p *Process) Kill() { _ = p.kill() }

func (p *Process) kill() error { return Kill(p.command.Process) }
