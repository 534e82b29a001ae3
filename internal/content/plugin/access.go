package plugin

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// access answers what one call of a plugin asks for, and records it.
type access struct {
	dir      string
	reads    Reads
	declares bool // it is known what the plugin declares
	files    source.Files
	inputs   *incremental.Inputs
	engine   *incremental.Engine
	until    *time.Time // when the result gets too old; zero for never
}

// question is what a plugin asks for.
type question struct {
	Do       string   `json:"do"`
	File     string   `json:"file"`     // may, read, readBytes
	Patterns []string `json:"patterns"` // glob
	Name     string   `json:"name"`     // env

	Command string   `json:"command"` // run
	Args    []string `json:"args"`
	Input   string   `json:"input"`
	Output  string   `json:"output"`

	Request
}

// answer implements [evaluate.Answer].
func (a access) answer(ctx context.Context, text json.RawMessage) (any, error) {
	var asked question
	if err := json.Unmarshal(text, &asked); err != nil {
		return nil, fmt.Errorf("read a question of a plugin: %w", err)
	}
	switch asked.Do {
	case "may":
		return nil, a.may(asked.File)
	case "read":
		found, err := a.read(asked.File)
		return strings.TrimPrefix(string(found), "\uFEFF"), err
	case "readBytes":
		found, err := a.read(asked.File)
		return base64.StdEncoding.EncodeToString(found), err
	case "glob":
		return a.glob(asked.Patterns)
	case "env":
		return a.variable(asked.Name)
	case "run":
		return a.run(ctx, asked)
	case "fetch":
		return a.fetch(ctx, asked.Request)
	}
	return nil, fmt.Errorf("docgen does not know %q", asked.Do)
}

// may reports what keeps a plugin from reading a file, or from listing a folder, without its context.
func (a access) may(file string) error {
	name := a.nameOf(file)
	info, err := os.Stat(file)
	if err == nil && info.IsDir() {
		return a.mayList(name)
	}
	return a.mayRead(name)
}

func (a access) variable(name string) (any, error) {
	if !slices.Contains(a.reads.Env, name) {
		return nil, undeclared("the variable "+name, "env", name)
	}
	a.inputs.NoteVariables([]string{name})
	if value, isSet := os.LookupEnv(name); isSet {
		return value, nil
	}
	return nil, nil
}
