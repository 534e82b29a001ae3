package evaluate

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

// DefaultLimit is how long one request may take.
const DefaultLimit = 30 * time.Second

// Options describe a session.
type Options struct {
	Site  string        // the folder in which the code runs
	Node  string        // the program; "" for node in PATH
	Limit time.Duration // for one request; 0 for DefaultLimit
	// Record replaces what is missing: packages that are not installed, files that do not exist,
	// and the output of commands that fail. Code that uses them still runs, and the values of
	// packages and files are of type Package.
	Record bool
	// Read returns what [Session.Run] gives to scripts of docgen that ask for a file by its URL.
	Read  func(url string) ([]byte, error)
	Flags []string // of Node
	// Variables are the only variables of the environment that the code sees; nil for all. Node itself starts with all, because
	// programs that choose a version of it need theirs.
	Variables []string
	Roots     []string  // the only folders with files of modules that wait at their top level; nil for any
	Stderr    io.Writer // receives what the code prints, line by line; nil discards it
}

// Answer answers what a script of docgen asks while it runs. The time that this takes does not count against the limit.
// The script throws the text of an error.
type Answer func(ctx context.Context, question json.RawMessage) (any, error)

// Session runs code of one site in a Node process. The process starts with the first request,
// and again after code, or the end of a request's context, has ended it. It outlives the requests. A
// session is safe for concurrent use, and answers one request at a time.
type Session struct {
	options Options
	sources *sources

	mu      sync.Mutex
	process *process // nil if none is running
	inputs  Inputs
	notes   []Note
}

// Inputs is what the results of a session depend on. Paths are absolute.
type Inputs struct {
	Files     []string          // that the code read or looked for
	Folders   []string          // whose entries it listed
	Variables []string          // of the environment
	Unknown   map[string]string // packages that are not installed but decided something, with what the code asked them for
}

// New returns a session. The caller must close it. If Node is missing, the error is a
// [*node.Error].
func New(options Options) (*Session, error) {
	program, err := node.Find(options.Node)
	if err != nil {
		return nil, err
	}
	site, err := filepath.Abs(options.Site)
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	// Node resolves symbolic links, so its paths begin with the real one.
	site, err = filepath.EvalSymlinks(site)
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	options.Node, options.Site = program, site
	options.Limit = cmp.Or(options.Limit, DefaultLimit)
	return &Session{options: options, sources: newSources(site, options.Roots)}, nil
}

// Close ends the process and its children.
func (s *Session) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.end()
}

// Inputs returns what the results so far depend on.
func (s *Session) Inputs() Inputs {
	s.mu.Lock()
	defer s.mu.Unlock()
	inputs := s.inputs
	inputs.Unknown = maps.Clone(inputs.Unknown)
	return inputs
}

// Notes returns what the results so far lack: values of packages that are not installed, and
// values that Go does not have.
func (s *Session) Notes() []Note {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.notes[:len(s.notes):len(s.notes)]
}

// Load returns the default export of a file, or all exports if it has none. If the export is a
// function, as configuration may be, Load returns what the function returns. The path is
// relative to the site folder. The error is a [*Failure] if the code fails.
func (s *Session) Load(ctx context.Context, file string) (Value, error) {
	found, err := s.ask(ctx, request{Do: "load", File: s.absolute(file), Call: true})
	return decode(found.Value), err
}

// Call calls a function that a file exports, once for each list of arguments, and returns the
// results. The path says where the function is in the exports, as in [Function]; "" is the
// export itself. Functions that return promises are awaited. The first call that throws ends
// Call with a [*Failure].
func (s *Session) Call(ctx context.Context, file, path string, calls [][]any) ([]Value, error) {
	found, err := s.ask(ctx, request{Do: "call", File: s.absolute(file), Path: path, Calls: calls})
	results, _ := decode(found.Value).([]Value)
	return results, err
}

// CallThrough calls a function like [Session.Call], but a script of docgen makes the calls, so that
// it can give the function what JSON does not have. The script is a CommonJS module that exports a
// function; it gets the site's function and an argument, and returns the result.
func (s *Session) CallThrough(ctx context.Context, script, file, path string, arguments []any) ([]Value, error) {
	calls := make([][]any, len(arguments))
	for i, argument := range arguments {
		calls[i] = []any{argument}
	}
	found, err := s.ask(ctx, request{Do: "call", File: s.absolute(file), Path: path, Calls: calls, Through: script})
	results, _ := decode(found.Value).([]Value)
	return results, err
}

// Run runs a script of docgen next to the site's code, so that it can require the site's packages
// and files. The script is a CommonJS module that exports a function; Run calls it with the
// argument and returns what it returns. The name identifies the script while the process runs. The
// second argument of the function is [Options].Read, which returns undefined if there is no such file.
func (s *Session) Run(ctx context.Context, name, script string, argument any) (Value, error) {
	found, err := s.ask(ctx, request{Do: "run", File: name, Text: script, Argument: argument})
	return decode(found.Value), err
}

// Use runs a script of docgen with the default export of a module: of a file, or of an npm package. The script is a CommonJS module
// that exports a function; it gets the export, the argument, and a function that asks answer. The name identifies the
// script while the process runs.
func (s *Session) Use(ctx context.Context, name, script, module string, argument any, answer Answer) (Value, error) {
	if strings.HasPrefix(module, ".") {
		module = s.absolute(module)
	}
	found, err := s.ask(ctx, request{Do: "use", File: module, Script: name, Text: script, Argument: argument, answer: answer})
	return decode(found.Value), err
}

func (s *Session) absolute(file string) string {
	if filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(s.options.Site, filepath.FromSlash(file))
}

// Name returns the path of a file as messages show it: relative to the site folder if it is
// near.
func (s *Session) Name(file string) string { return s.sources.name(file) }

// ask sends a request to Node, and answers what Node asks until the result comes.
func (s *Session) ask(ctx context.Context, r request) (message, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if ctx.Err() != nil {
		return message{}, context.Cause(ctx)
	}
	if s.process == nil {
		started, err := startProcess(ctx, s.options)
		if err != nil {
			return message{}, err
		}
		s.process = started
	}
	switch r.Do {
	case "run":
		r.Text = s.process.once(r.File, r.Text)
	case "use":
		r.Text = s.process.once(r.Script, r.Text)
	}
	stopLimit, stopKill := s.process.Limit(s.options.Limit), context.AfterFunc(ctx, s.process.Kill)
	defer func() {
		isLimited, isKilled := !stopLimit(), !stopKill()
		if isLimited || isKilled {
			s.end() // perhaps just after it has answered
		}
	}()
	for next := any(r); ; {
		found, err := s.process.exchange(next)
		if err != nil {
			return message{}, s.ended(ctx, r)
		}
		switch found.Kind {
		case "compile":
			next = s.sources.compile(found.File, found.Text)
		case "resolve":
			next = resolved{File: resolve(found.Request, found.From)}
		case "bundle":
			next = s.sources.bundle(found.File)
		case "read":
			next = s.read(found.File)
		case "ask":
			if !stopLimit() {
				return message{}, s.ended(ctx, r)
			}
			next = r.reply(ctx, found.Question)
			stopLimit = s.process.Limit(s.options.Limit)
		case "done":
			s.record(found)
			s.addNotes(r, found)
			return found, nil
		default:
			s.record(found)
			err := s.failure(r, found.Failure)
			if found.Failure.Ended {
				s.end()
			}
			return message{}, err
		}
	}
}

// read returns the text of a file for a script, or nothing if there is no such file.
func (s *Session) read(url string) map[string]any {
	if s.options.Read == nil {
		return map[string]any{}
	}
	text, err := s.options.Read(url)
	if err != nil {
		return map[string]any{}
	}
	return map[string]any{"text": string(text)}
}

// record adds what the code has read.
func (s *Session) record(found message) {
	s.inputs.Files = Union(s.inputs.Files, found.Files)
	s.inputs.Folders = Union(s.inputs.Folders, found.Folders)
	s.inputs.Variables = Union(s.inputs.Variables, found.Variables)
}

func (s *Session) end() {
	if s.process != nil {
		s.process.End()
		s.process = nil
	}
}

func isInPackage(path string) bool { return strings.Contains(filepath.ToSlash(path), "/node_modules/") }
