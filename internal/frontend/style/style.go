// Package style turns the site's style sheets into CSS with the site's own npm packages: sass or
// less by the extension of a file, and then the site's PostCSS plugins, such as Tailwind.
//
// Its main type is [Compiler], which runs the packages in one Node process. The package knows
// nothing about bundling, and nothing about the theme's style sheets.
package style

import (
	"cmp"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

//go:embed style.js
var script string

// Options describe a site.
type Options struct {
	Site   string // absolute path of the site folder
	Node   string // the program; "" for node in PATH
	Config string // the config file, for messages
	// Plugins are the PostCSS plugins that the config names, if IsSet. Otherwise the plugins are
	// those of the PostCSS config in the site folder, if there is one.
	Plugins []string
	IsSet   bool
}

// Sheet is a compiled style sheet.
type Sheet struct {
	CSS      string
	Warnings []Mistake
}

// Mistake is what a compiler reports. It is an error.
type Mistake struct {
	File         string // relative to the site folder, with slashes
	Line, Column int    // from 1; 0 if unknown
	Length       int    // in characters; 0 if unknown
	Text, Hint   string
}

// Error describes the mistake with its place.
func (m Mistake) Error() string { return fmt.Sprintf("%s:%d:%d: %s", m.File, m.Line, m.Column, m.Text) }

// Compiler compiles the style sheets of a site. It starts Node when it needs it. A nil Compiler
// compiles nothing. It is safe for concurrent use.
type Compiler struct {
	options Options

	mu      sync.Mutex
	session *evaluate.Session // nil if no process runs
	setup   *setup
	sheets  map[string]made
	inputs  Inputs
	read    Inputs // what the process had read at the last result
}

// made is the result for a style sheet, and the state of the files that it depends on.
type made struct {
	sheet  Sheet
	err    error
	inputs Inputs
	state  state
}

// New returns a compiler.
func New(options Options) *Compiler {
	return &Compiler{options: options, sheets: map[string]made{}}
}

// Use sets the PostCSS plugins that the config names; see [Options].
func (c *Compiler) Use(plugins []string, isSet bool) {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.options.IsSet != isSet || !slices.Equal(c.options.Plugins, plugins) {
		c.options.Plugins, c.options.IsSet, c.setup = plugins, isSet, nil
	}
}

// Close ends the process. The compiler starts another one if it is used again.
func (c *Compiler) Close() {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.end()
}

func (c *Compiler) end() {
	if c.session != nil {
		c.session.Close()
		c.session, c.read = nil, Inputs{}
	}
}

// Inputs returns what the results so far depend on.
func (c *Compiler) Inputs() Inputs {
	if c == nil {
		return Inputs{}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.inputs
}

// IsSheet reports whether a file is a style sheet, by its name.
func IsSheet(name string) bool {
	return slices.Contains([]string{".css", ".scss", ".sass", ".less"}, filepath.Ext(name))
}

// IsModule reports whether a file is a style sheet whose class names are local, by its name.
func IsModule(name string) bool {
	return IsSheet(name) && filepath.Ext(strings.TrimSuffix(name, filepath.Ext(name))) == ".module"
}

// Compile returns a style sheet as CSS. It returns false for CSS that it leaves as it is. The
// path is absolute. A mistake in the style sheet or in the site's packages is a [Mistake].
func (c *Compiler) Compile(ctx context.Context, file string) (sheet Sheet, isCompiled bool, err error) {
	if c == nil || !IsSheet(file) {
		return Sheet{}, false, nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.setup == nil || !c.isCurrent(c.setup.state) {
		c.reset()
	}
	inPackage := strings.Contains(filepath.ToSlash(file), "/node_modules/")
	hasPlugins := c.setup.hasPlugins && !inPackage
	if filepath.Ext(file) == ".css" && !hasPlugins {
		return Sheet{}, false, nil
	}
	found, isKnown := c.sheets[file]
	if !isKnown || !c.isCurrent(found.state) {
		found = c.run(ctx, file, hasPlugins)
		if ctx.Err() != nil {
			return found.sheet, true, found.err // another request may succeed
		}
		c.sheets[file] = found
		c.inputs = c.inputs.with(found.inputs)
	}
	return found.sheet, true, found.err
}

// run compiles a style sheet.
func (c *Compiler) run(ctx context.Context, file string, hasPlugins bool) made {
	if c.session == nil {
		started, err := evaluate.New(evaluate.Options{Site: c.options.Site, Node: c.options.Node})
		if err != nil {
			return made{err: fmt.Errorf("compile %s: %w", c.name(file), err)}
		}
		c.session = started
	}
	begun := time.Now()
	value, err := c.session.Run(ctx, "style.js", script, c.setup.argument(file, hasPlugins))
	answer, unread := readAnswer(value)
	err = cmp.Or(err, unread)
	result := made{sheet: Sheet{CSS: answer.CSS}, inputs: c.inputsOf(file, answer, begun)}
	for _, warning := range answer.Warnings {
		result.sheet.Warnings = append(result.sheet.Warnings, c.mistake(warning))
	}
	var failure *evaluate.Failure
	switch {
	case errors.As(err, &failure):
		result.err = c.failed(failure)
		c.end() // the process may have kept a module that failed
	case err != nil:
		result.err = fmt.Errorf("compile %s: %w", c.name(file), err)
	case answer.Missing != "":
		result.err = c.missing(file, answer)
		c.end()
	case answer.Mistake != nil:
		result.err = c.mistake(*answer.Mistake)
	}
	result.state = c.stateOf(result.inputs, begun)
	return result
}
