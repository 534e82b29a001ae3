package query

import (
	"bufio"
	"context"
	_ "embed" // the script
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

//go:embed start.js
var script string

// request is a message to the process. It handles the fields in this order.
type request struct {
	Modules map[string]string `json:"modules,omitempty"`
	Worker  string            `json:"worker,omitempty"`
	Text    *file             `json:"text,omitempty"`
	Ask     *asked            `json:"ask,omitempty"`
}

// asked is a question to the worker: Question in theme/search/worker.ts.
type asked struct {
	ID       int    `json:"id"`
	Manifest string `json:"manifest"`
	Query    string `json:"query"`
	Wanted   wanted `json:"wanted"`
}

type wanted struct {
	Pages  int `json:"pages"`
	Places int `json:"hitsPerPage"`
}

// file answers a request for a file. Text is nil if there is no such file.
type file struct {
	ID   int     `json:"id"`
	Text *string `json:"text"`
}

// message is a message from the process.
type message struct {
	Node string `json:"node"`
	Read *struct {
		ID  int    `json:"id"`
		URL string `json:"url"`
	} `json:"read"`
	Answer *struct {
		ID    int    `json:"id"`
		Found Found  `json:"found"`
		Error string `json:"error"`
	} `json:"answer"`
}

// refusal is an error of the worker, which continues to work.
type refusal struct{ text string }

func (r refusal) Error() string { return "search: " + r.text }

// process is a Node process that runs a search worker.
type process struct {
	command *exec.Cmd
	in      io.Writer
	out     *bufio.Reader
}

// start starts a process with a worker.
func start(ctx context.Context, path, worker string) (*process, error) {
	p := &process{command: exec.Command(path, "--no-warnings", "--eval", script)}
	p.command.Stderr = os.Stderr
	p.command.SysProcAttr = node.Separate()
	p.command.WaitDelay = time.Second
	in, err := p.command.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	p.in, p.out = in, bufio.NewReader(out)
	if err := p.command.Start(); err != nil {
		return nil, &node.Error{Path: path, Err: err}
	}
	defer p.killWhenDone(ctx)()
	hello, err := p.receive()
	switch {
	case err != nil:
		p.end()
		return nil, &node.Error{Path: path, Err: err}
	case node.IsTooOld(hello.Node):
		p.end()
		return nil, &node.Error{Path: path, Version: hello.Node}
	}
	if err := p.send(request{Worker: worker}); err != nil {
		p.end()
		return nil, err
	}
	return p, nil
}

// exchange sends a question, and gives the worker files until it answers.
func (p *process) exchange(ctx context.Context, ask request, read func(url string) ([]byte, error)) (Found, error) {
	defer p.killWhenDone(ctx)()
	if err := p.send(ask); err != nil {
		return Found{}, err
	}
	for {
		got, err := p.receive()
		switch {
		case ctx.Err() != nil:
			return Found{}, fmt.Errorf("search: %w", context.Cause(ctx))
		case err != nil:
			return Found{}, err
		case got.Answer != nil && got.Answer.ID == ask.Ask.ID:
			if got.Answer.Error != "" {
				return Found{}, refusal{got.Answer.Error}
			}
			return got.Answer.Found, nil
		case got.Read != nil:
			answer := file{ID: got.Read.ID}
			if content, err := read(got.Read.URL); err == nil {
				text := string(content)
				answer.Text = &text
			}
			if err := p.send(request{Text: &answer}); err != nil {
				return Found{}, err
			}
		}
	}
}

func (p *process) send(r request) error {
	text, err := json.Marshal(r)
	if err != nil {
		return fmt.Errorf("search: %w", err)
	}
	if _, err := p.in.Write(append(text, '\n')); err != nil {
		return fmt.Errorf("search: %w", err)
	}
	return nil
}

func (p *process) receive() (message, error) {
	line, err := p.out.ReadBytes('\n')
	if err != nil {
		if errors.Is(err, io.EOF) {
			err = errors.New("node ended")
		}
		return message{}, fmt.Errorf("search: %w", err)
	}
	var got message
	if err := json.Unmarshal(line, &got); err != nil {
		return message{}, fmt.Errorf("search: %w", err)
	}
	return got, nil
}

// killWhenDone kills the process when ctx ends, unless stop is called before.
func (p *process) killWhenDone(ctx context.Context) (stop func() bool) {
	return context.AfterFunc(ctx, func() { _ = node.Kill(p.command.Process) }) // it may have ended by itself
}

// end kills the process and waits until it has ended.
func (p *process) end() {
	_ = node.Kill(p.command.Process) // it may have ended by itself
	_ = p.command.Wait()
}
