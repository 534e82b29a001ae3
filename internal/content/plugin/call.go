package plugin

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// asking is the asking of one plugin for one result.
type asking struct {
	host   *Host
	use    config.SitePlugin
	reads  Reads
	engine *incremental.Engine
	files  source.Files // as which the plugin sees them; nil for those of inputs
	inputs *incremental.Inputs
	until  *time.Time

	declares bool // it is known what the plugin reads
}

// call calls a hook, and decodes its result. What the plugin has read becomes a dependency. The error is a
// [*evaluate.Failure] if the plugin fails.
func (a asking) call(ctx context.Context, what argument, into any) error {
	h := a.host
	h.mu.Lock()
	defer h.mu.Unlock()
	h.widen(a.reads)
	if h.session == nil {
		if err := h.start(ctx, a.engine); err != nil {
			return err
		}
	}
	what.Options = a.use.Options
	if what.Options == nil {
		what.Options = map[string]any{}
	}
	script, err := scripts.ReadFile("node/host.js")
	if err != nil {
		return fmt.Errorf("read docgen's own scripts: %w", err)
	}
	if key := what.DataKey; h.sent[key] {
		what.Data = nil
	} else if key != "" {
		h.sent[key] = true
	}
	files := a.files
	if files == nil {
		files = a.inputs.Files()
	}
	asked := access{dir: h.options.Dir, reads: a.reads, files: files, inputs: a.inputs, engine: a.engine, until: a.until, declares: a.declares}
	value, err := h.session.Use(ctx, "plugins.js", string(script), a.use.Module, what, asked.answer)
	a.inputs.Since(h.started)
	read := h.session.Inputs()
	a.inputs.Note(namesIn(h.options.Dir, read.Files), namesIn(h.options.Dir, read.Folders))
	a.inputs.NoteVariables(read.Variables)
	if err != nil {
		clear(h.sent) // a new process has nothing
		return h.explained(a.use, what.Hook, err)
	}
	text, isText := value.(string)
	if !isText {
		return &evaluate.Failure{Place: h.placeOf(a.use, what.Hook), Text: fmt.Sprintf("the result of %s is too large", what.Hook)}
	}
	if err := json.Unmarshal([]byte(text), into); err != nil {
		return &evaluate.Failure{Place: h.placeOf(a.use, what.Hook), Text: fmt.Sprintf("the result of %s has the wrong shape: %s", what.Hook, shapeOf(err))}
	}
	return nil
}

// explained adds the place of a hook to a failure that has none, such as one about a promise that never settles.
func (h *Host) explained(use config.SitePlugin, hook string, err error) error {
	var failure *evaluate.Failure
	if errors.As(err, &failure) && strings.HasPrefix(failure.Text, "Access to this API has been restricted") { // Node's words
		failure.Text = "it may not do this"
		failure.Hint = "a plugin reads what its reads declare, and neither writes nor starts programs by itself"
	}
	if errors.As(err, &failure) && failure.Line == 0 {
		failure.Place = h.placeOf(use, cmp.Or(failure.About.Plugin, hook))
	}
	return err
}

// shapeOf says what is wrong with a JSON value, in terms of the value and not of Go.
func shapeOf(err error) string {
	var wrong *json.UnmarshalTypeError
	if !errors.As(err, &wrong) {
		return err.Error()
	}
	if wrong.Field == "" {
		return fmt.Sprintf("it is a JSON %s", wrong.Value)
	}
	return fmt.Sprintf("%s is a JSON %s", wrong.Field, wrong.Value)
}

// placeOf returns where a plugin that is a file of the site defines a hook.
func (h *Host) placeOf(use config.SitePlugin, hook string) evaluate.Place {
	place := evaluate.Place{File: filepath.ToSlash(filepath.Clean(use.Module))}
	if !use.IsFile() {
		return evaluate.Place{File: use.Module}
	}
	if _, err := os.Stat(filepath.Join(h.options.Dir, filepath.FromSlash(use.Module))); err == nil {
		place.Line, place.Column = 1, 1
	}
	places := evaluate.ReadPlaces([]string{filepath.Join(h.options.Dir, filepath.FromSlash(use.Module))}, func(string) string { return place.File })
	if found := places.Find(strings.Split(hook, ".")...); found.Line > 0 {
		return found
	}
	return place
}
