package evaluate

import (
	"context"
	"crypto/rand"
	"embed"
	"fmt"
	"os"
	"slices"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

//go:embed node/*.js
var scripts embed.FS

// process is a Node process. It answers one request at a time.
type process struct {
	*node.Process

	token   string
	scripts map[string]bool // that it has, by name
}

// once returns a script for the first request that needs it, and "" for others.
func (p *process) once(name, script string) string {
	if p.scripts[name] {
		return ""
	}
	p.scripts[name] = true
	return script
}

// startProcess starts a process that outlives ctx, unless that ends before the process is ready.
func startProcess(ctx context.Context, options Options) (*process, error) {
	code := readScripts()
	env := os.Environ()
	if os.Getenv("NODE_ENV") == "" {
		env = append(env, "NODE_ENV=production")
	}
	started, err := node.Start(context.WithoutCancel(ctx), node.Options{
		Path: options.Node, Args: slices.Concat(options.Flags, []string{"--no-warnings", "--eval", code["start.js"]}), Folder: options.Site, Env: env, Stderr: options.Stderr,
	})
	if err != nil {
		return nil, err
	}
	p := &process{Process: started, token: rand.Text(), scripts: map[string]bool{}}
	defer p.Limit(max(options.Limit, DefaultLimit))() // docgen's own scripts have their own time
	defer context.AfterFunc(ctx, p.Kill)()
	hello, err := p.exchange(map[string]any{"token": p.token, "record": options.Record, "variables": options.Variables, "scripts": code})
	if err != nil {
		p.End()
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		return nil, &node.Error{Path: options.Node, Err: fmt.Errorf("it ended with %s: %s", p.State(), p.Tail.Text())}
	}
	return p, p.Accept(hello.Node)
}

// readScripts returns docgen's part of the code by file name.
func readScripts() map[string]string {
	texts := map[string]string{}
	entries, _ := scripts.ReadDir("node") // what is embedded can always be read
	for _, entry := range entries {
		text, _ := scripts.ReadFile("node/" + entry.Name())
		texts[entry.Name()] = string(text)
	}
	return texts
}

// exchange sends a message and returns the next one from Node.
func (p *process) exchange(out any) (message, error) {
	if err := send(p.In, out); err != nil {
		return message{}, err
	}
	return receive(p.Out, p.token)
}
