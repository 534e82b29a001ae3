package evaluate

import (
	"bufio"
	"context"
	"crypto/rand"
	"embed"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

//go:embed node/*.js
var scripts embed.FS

// process is a Node process. It answers one request at a time.
type process struct {
	command  *exec.Cmd
	token    string
	in       io.Writer
	out      *bufio.Reader
	log      *tail
	timedOut atomic.Bool
	scripts  map[string]bool // that it has, by name
}

// once returns a script for the first request that needs it, and "" for others.
func (p *process) once(name, script string) string {
	if p.scripts[name] {
		return ""
	}
	p.scripts[name] = true
	return script
}

// startProcess starts a process that is killed when ctx ends.
func startProcess(ctx context.Context, options Options) (*process, error) {
	own, err := ownScripts()
	if err != nil {
		return nil, err
	}
	p := &process{token: rand.Text(), log: &tail{}, scripts: map[string]bool{}}
	p.command = exec.CommandContext(ctx, options.Node, "--no-warnings", "--eval", own["start.js"])
	p.command.Dir = options.Site
	p.command.Env = os.Environ()
	if os.Getenv("NODE_ENV") == "" {
		p.command.Env = append(p.command.Env, "NODE_ENV=production")
	}
	p.command.Stderr = p.log
	p.command.SysProcAttr = node.Separate()
	p.command.Cancel = p.kill
	// A child of the process may keep the pipes open after the process has ended.
	p.command.WaitDelay = time.Second
	in, err := p.command.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	p.in, p.out = in, bufio.NewReaderSize(out, 1<<16)
	if err := p.command.Start(); err != nil {
		return nil, &node.Error{Path: options.Node, Err: err}
	}
	defer p.limit(max(options.Limit, DefaultLimit))() // docgen's own scripts have their own time
	hello, err := p.exchange(map[string]any{"token": p.token, "record": options.Record, "scripts": own})
	switch {
	case err != nil:
		p.end()
		return nil, &node.Error{Path: options.Node, Err: fmt.Errorf("it ended with %s: %s", p.command.ProcessState, p.log.text())}
	case node.IsTooOld(hello.Node):
		p.end()
		return nil, &node.Error{Path: options.Node, Version: hello.Node}
	}
	return p, nil
}

// ownScripts returns docgen's part of the code by file name.
func ownScripts() (map[string]string, error) {
	own := map[string]string{}
	entries, err := scripts.ReadDir("node")
	for _, entry := range entries {
		text, failed := scripts.ReadFile("node/" + entry.Name())
		if failed != nil {
			err = failed
		}
		own[entry.Name()] = string(text)
	}
	if err != nil {
		return nil, fmt.Errorf("read docgen's own scripts: %w", err)
	}
	return own, nil
}

// exchange sends a message and returns the next one from Node.
func (p *process) exchange(out any) (message, error) {
	if err := send(p.in, out); err != nil {
		return message{}, err
	}
	return receive(p.out, p.token)
}

// limit kills the process after a time, unless stop is called before.
func (p *process) limit(most time.Duration) (stop func()) {
	timer := time.AfterFunc(most, func() {
		p.timedOut.Store(true)
		_ = p.kill() // it may have ended by itself
	})
	return func() { timer.Stop() }
}

func (p *process) kill() error { return node.Kill(p.command.Process) }

// end kills the process and its children, and waits until it has ended.
func (p *process) end() {
	_ = p.kill()         // it may have ended by itself
	_ = p.command.Wait() // its ProcessState says more
}

// tail keeps the end of what the code prints.
type tail struct {
	mu   sync.Mutex
	last []byte
}

const (
	tailSize  = 4 << 10 // bytes
	tailLines = 20
)

// Write keeps the end of a text.
func (t *tail) Write(text []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.last = append(t.last, text[max(0, len(text)-tailSize):]...)
	t.last = t.last[max(0, len(t.last)-tailSize):]
	return len(text), nil
}

func (t *tail) text() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(strings.ToValidUTF8(string(t.last), "")), "\n")
	return strings.Join(lines[max(0, len(lines)-tailLines):], "\n")
}
