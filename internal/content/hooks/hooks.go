// Package hooks runs code of a site on the texts of its pages, before docgen parses them: remark
// plugins, the preprocessor of Markdown, the parser of front matter.
//
// [Runner.Transform] returns the new text of a page, with the places that its parts come from. What
// the code leaves alone keeps its source. The package does not know what the texts mean to
// docgen.
package hooks

import (
	"context"
	"fmt"
	"io/fs"
	"path/filepath"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/jsx"
)

// Options describe where the code runs.
type Options struct {
	Dir    string        // the site folder
	Limit  time.Duration // for one text; 0 for the default
	Node   string        // path of the executable; "" is "node" in PATH
	Config string        // name of the config file, for messages
	Theme  fs.FS         // has the packages that plugins work with
}

// Runner runs the code of a site. It is safe for concurrent use, and starts Node when a text needs
// it.
type Runner struct {
	options Options

	mu       sync.Mutex
	engine   *incremental.Engine
	session  *evaluate.Session
	started  time.Time // of the session
	script   string
	current  state
	reported map[string]bool           // code that cannot be loaded
	endless  map[fingerprint.Hash]bool // chains that have run out of time
	own      map[string]bool           // files that were read only for the page with their text
}

// Text is the text of a page.
type Text struct {
	Name  string // relative to the site folder
	Bytes []byte
	IsMDX bool
}

// Result is the text of a page after the code has run.
type Result struct {
	Text      []byte
	Pieces    []markdown.Piece // nil if the text is unchanged
	IsMDX     bool
	HasFailed bool              // the text is unchanged
	Findings  []diag.Diagnostic // the failure; nil if that of another text says the same
}

// Origin returns where the text comes from.
func (r Result) Origin(source []byte) markdown.Origin {
	return markdown.Origin{Source: source, Pieces: r.Pieces}
}

// New returns the code of a site.
func New(options Options) *Runner {
	return &Runner{options: options, own: map[string]bool{}, reported: map[string]bool{}, endless: map[fingerprint.Hash]bool{}}
}

// Transform runs a chain on a text. The error is a failure of the machine.
func (r *Runner) Transform(ctx context.Context, text Text, chain Chain) (Result, error) {
	if chain.IsEmpty() {
		return Result{Text: text.Bytes, IsMDX: text.IsMDX}, nil
	}
	engine, state := r.begun(chain)
	used := fingerprint.Sum(state, string(text.Bytes), text.IsMDX)
	if known, _, isKnown := incremental.Lookup(engine, resultRule, text.Name, used); isKnown {
		return known, nil
	}
	result, err := r.run(ctx, text, chain)
	if err == nil {
		incremental.Put(engine, resultRule, text.Name, result, incremental.Trace{Used: used})
	}
	return result, err
}

// run runs a chain in Node.
func (r *Runner) run(ctx context.Context, text Text, chain Chain) (Result, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	failed := Result{Text: text.Bytes, IsMDX: text.IsMDX, HasFailed: true}
	if r.endless[chain.hash()] {
		return failed, nil // otherwise each page would wait
	}
	if r.session == nil {
		if err := r.start(); err != nil {
			return Result{}, err
		}
	}
	file, err := filepath.Abs(filepath.Join(r.options.Dir, filepath.FromSlash(text.Name)))
	if err != nil {
		return Result{}, fmt.Errorf("find %s: %w", text.Name, err)
	}
	given := text.Bytes
	if text.IsMDX {
		given = jsx.Unwrap(given)
	}
	value, err := r.session.Run(ctx, "hooks.js", r.script, map[string]any{"file": file, "text": string(given), "isMDX": text.IsMDX, "chain": chain})
	r.note(file)
	if err != nil {
		failed.Findings, err = r.failed(text, chain, err)
		return failed, err
	}
	return read(value, text), nil
}

func (r *Runner) start() error {
	if r.script == "" {
		script, err := bundle(r.options.Theme)
		if err != nil {
			return err
		}
		r.script = script
	}
	started := time.Now()
	session, err := evaluate.New(evaluate.Options{Site: r.options.Dir, Node: r.options.Node, Limit: r.options.Limit})
	r.session, r.started = session, started
	return err
}

// read reads what node/host.js returns.
func read(value evaluate.Value, text Text) Result {
	isMDX, _ := evaluate.Get(value, "isMDX").(bool)
	result := Result{Text: text.Bytes, IsMDX: isMDX, Findings: unread(value, text)}
	pieces, _ := evaluate.Get(value, "pieces").([]evaluate.Value)
	if len(pieces) == 0 {
		return result
	}
	result.Text = nil
	for _, each := range pieces {
		written, _ := evaluate.Get(each, "0").(string)
		from, _ := evaluate.Get(each, "1").(float64)
		to, _ := evaluate.Get(each, "2").(float64)
		isCopy, _ := evaluate.Get(each, "3").(bool)
		result.Pieces = append(result.Pieces, markdown.Piece{Start: len(result.Text), From: int(from), To: int(to), Copied: isCopy})
		result.Text = append(result.Text, written...)
	}
	return result
}
