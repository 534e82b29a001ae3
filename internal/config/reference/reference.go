package reference

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/inside"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Modules evaluates the modules of a site. It is safe for concurrent use.
type Modules struct {
	engine *incremental.Engine
	dir    string        // the site folder
	node   string        // path of the executable; "" is "node" in PATH
	limit  time.Duration // for one evaluation; 0 for the default
	mu     sync.Mutex    // one evaluation at a time
}

// New returns the modules of the site in a folder.
func New(engine *incremental.Engine, dir, node string) *Modules {
	return &Modules{engine: engine, dir: dir, node: node}
}

// run evaluates something in a new process, and records its inputs.
func (m *Modules) run(inputs *incremental.Inputs, options evaluate.Options, work func(*evaluate.Session) error) error {
	options.Site, options.Node, options.Limit = m.dir, m.node, m.limit
	session, err := evaluate.New(options)
	if err != nil {
		return err
	}
	defer session.Close()
	err = work(session)
	read := session.Inputs()
	inputs.Note(inside.Names(m.dir, read.Files), inside.Names(m.dir, read.Folders))
	inputs.NoteVariables(read.Variables)
	return err
}

// failed returns the diagnostic for a failure of the site's code. Other errors are failures of
// the machine.
func (m *Modules) failed(code, file string, err error) (diag.Diagnostic, error) {
	failure, isFailure := errors.AsType[*evaluate.Failure](err)
	if !isFailure {
		return diag.Diagnostic{}, err
	}
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: code, File: failure.File, Line: failure.Line, Column: failure.Column, Hint: failure.Hint,
		Text: fmt.Sprintf("cannot evaluate %s: %s", file, failure.Text),
	}
	if printed := failure.Log[strings.LastIndexByte(failure.Log, '\n')+1:]; finding.Hint == "" && printed != "" {
		finding.Hint = fmt.Sprintf("the last line that it printed is %q", printed)
	}
	finding.Source = m.lineOf(failure.File, failure.Line)
	return finding, nil
}

// Place returns a diagnostic at the place of a function, without a text.
func (m *Modules) Place(function config.Function) diag.Diagnostic {
	found := diag.Diagnostic{File: function.File}
	if function.Path == "" {
		return found
	}
	file := filepath.Join(m.dir, filepath.FromSlash(function.File))
	at := evaluate.ReadPlaces([]string{file}, func(string) string { return function.File }).Find(strings.Split(function.Path, ".")...)
	if at.Line > 0 {
		found.Line, found.Column, found.Source = at.Line, at.Column, m.lineOf(function.File, at.Line)
	}
	return found
}

// lineOf returns a line of a file, or "" if it cannot be read.
func (m *Modules) lineOf(file string, number int) string {
	text, err := m.engine.Files().ReadFile(file)
	if err != nil {
		return ""
	}
	return lineOf(string(text), number)
}

// lineOf returns a line of a text, or "" if it does not exist.
func lineOf(text string, number int) string {
	lines := strings.Split(text, "\n")
	if number < 1 || number > len(lines) {
		return ""
	}
	return strings.TrimSuffix(lines[number-1], "\r")
}
