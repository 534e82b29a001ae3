package plugin

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

// commandLimit is how long a command of a plugin may take.
const commandLimit = 5 * time.Minute

// mostOutput is how much a command may print.
const mostOutput = 64 << 20

// outputMark is the name, in the arguments of a command, of a file whose content is the result.
const outputMark = "{output}"

// run runs a command that a plugin declares, in the site folder. The result is what it prints, or what it writes to the file in
// place of "{output}". It depends on all files that the plugin declares, because nobody knows which the command reads.
func (a access) run(ctx context.Context, asked question) (string, error) {
	if !slices.Contains(a.reads.Commands, asked.Command) {
		return "", undeclared("what "+asked.Command+" prints", "commands", asked.Command)
	}
	if err := a.noteDeclared(); err != nil {
		return "", err
	}
	folder, err := os.MkdirTemp("", "docgen-plugin-")
	if err != nil {
		return "", fmt.Errorf("make a folder for the output of %s: %w", asked.Command, err)
	}
	defer func() { _ = os.RemoveAll(folder) }()
	file := filepath.Join(folder, "output"+filepath.Ext(asked.Output))
	ctx, stop := context.WithTimeout(ctx, commandLimit)
	defer stop()
	args := make([]string, len(asked.Args))
	for i, arg := range asked.Args {
		args[i] = strings.ReplaceAll(arg, outputMark, file)
	}
	command := exec.CommandContext(ctx, a.program(asked.Command), args...)
	out, complaints := &limited{}, &limited{}
	command.Dir, command.Stdout, command.Stderr, command.Stdin = a.dir, out, complaints, strings.NewReader(asked.Input)
	command.SysProcAttr, command.Cancel, command.WaitDelay = node.Separate(), func() error { return node.Kill(command.Process) }, time.Second
	err = command.Run()
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return "", fmt.Errorf("the command %q is not installed", asked.Command)
	case ctx.Err() != nil:
		return "", fmt.Errorf("%s did not end within %v", asked.Command, commandLimit)
	case err != nil:
		return "", fmt.Errorf("%s failed with %w: %s", asked.Command, err, lastLine(complaints.String()))
	case out.isFull:
		return "", fmt.Errorf("%s printed more than %d MB", asked.Command, mostOutput>>20)
	case !slices.Contains(asked.Args, outputMark) && !strings.Contains(strings.Join(asked.Args, " "), outputMark):
		return out.String(), nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return "", fmt.Errorf("%s wrote no file in place of %s", asked.Command, outputMark)
	}
	return string(text), nil
}

// noteDeclared makes all declared files dependencies.
func (a access) noteDeclared() error {
	names, err := a.glob(a.reads.Files)
	if err == nil {
		a.inputs.Note(names, nil)
	}
	return err
}

// program returns the path of a program: of an npm package of the site, or else in PATH.
func (a access) program(name string) string {
	for folder, err := filepath.Abs(a.dir); err == nil; folder = filepath.Dir(folder) {
		if file := filepath.Join(folder, "node_modules", ".bin", name); isFile(file) {
			return file
		}
		if folder == filepath.Dir(folder) {
			break
		}
	}
	return name
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

func lastLine(text string) string {
	text = strings.TrimSpace(text)
	return text[strings.LastIndexByte(text, '\n')+1:]
}

// limited keeps the first bytes of an output.
type limited struct {
	bytes.Buffer
	isFull bool
}

// Write implements [io.Writer].
func (l *limited) Write(text []byte) (int, error) {
	if l.Len()+len(text) > mostOutput {
		l.isFull = true
		return len(text), nil
	}
	return l.Buffer.Write(text)
}
