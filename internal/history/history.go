// Package history asks git when files last changed, and who changed them.
//
// [Read] reads the history of a folder once, whatever the number of files. What
// git cannot say is a diagnostic without a place.
package history

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"docgen/internal/diag"
)

// Code names this package's diagnostics.
const Code = "history"

// Change is the last change of a file.
type Change struct {
	Time   time.Time // UTC
	Author string
}

// Read returns the last change of files, which are slash-separated and relative
// to the folder. Those that git does not know are not in the answer, which is nil
// when git knows nothing at all.
func Read(ctx context.Context, folder string, files []string) (map[string]Change, []diag.Diagnostic) {
	if len(files) == 0 {
		return nil, nil
	}
	shallow, err := git(ctx, folder, "rev-parse", "--is-shallow-repository")
	if err != nil {
		return nil, []diag.Diagnostic{unknown(err)}
	}
	var findings []diag.Diagnostic
	if strings.TrimSpace(shallow) == "true" {
		findings = append(findings, diag.Diagnostic{
			Severity: diag.Warning, Code: Code, Text: "the git clone is shallow, so pages may show wrong dates and authors",
			Hint: `fetch the full history: run "git fetch --unshallow", or set "fetch-depth: 0" for actions/checkout`,
		})
	}
	changes, err := log(ctx, folder, files)
	if err != nil {
		return nil, append(findings, unknown(err))
	}
	return changes, findings
}

// State names the history as it is: with another answer, [Read] may give another one
// too.
func State(ctx context.Context, folder string) string {
	state, err := git(ctx, folder, "rev-parse", "--is-shallow-repository", "HEAD")
	if err != nil {
		return err.Error()
	}
	return state
}

// log reads the history from its end, and stops when all files have come up.
func log(ctx context.Context, folder string, files []string) (map[string]Change, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	command := exec.CommandContext(ctx, "git", "-C", folder, "log", "-z", "--name-only", "--relative", "--no-renames",
		"--no-show-signature", "--encoding=UTF-8", "--format="+header+"%ct"+separator+"%an", "--", ".")
	var complaint strings.Builder
	command.Stderr, command.Env = &complaint, plainMessages()
	out, err := command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := command.Start(); err != nil {
		return nil, err
	}
	changes, complete, err := parse(bufio.NewReader(out), files)
	if complete || err != nil {
		stop() // what git has yet to say is of no use
	}
	if failed := command.Wait(); failed != nil && !complete && err == nil {
		return nil, explained(failed, complaint.String())
	}
	return changes, err
}

// What stands around the fields of a commit; a name that begins so is not to be
// expected.
const (
	header    = "\x01"
	separator = "\x02"
)

// parse reads commits, each a header and the names that it changed, until all
// files have come up.
func parse(in *bufio.Reader, files []string) (changes map[string]Change, complete bool, err error) {
	wanted := make(map[string]bool, len(files))
	for _, file := range files {
		wanted[file] = true
	}
	changes = make(map[string]Change, len(wanted))
	var latest Change
	for len(changes) < len(wanted) {
		text, err := in.ReadString(0)
		if errors.Is(err, io.EOF) {
			return changes, false, nil
		}
		if err != nil {
			return changes, false, fmt.Errorf("read the output of git: %w", err)
		}
		text = strings.TrimSuffix(text, "\x00")
		if fields, isHeader := strings.CutPrefix(text, header); isHeader {
			latest = change(fields)
			continue
		}
		name := strings.TrimPrefix(text, "\n")
		if _, known := changes[name]; wanted[name] && !known {
			changes[name] = latest
		}
	}
	return changes, true, nil
}

func change(fields string) Change {
	seconds, author, _ := strings.Cut(fields, separator)
	stamp, _ := strconv.ParseInt(seconds, 10, 64) // git's own
	return Change{Time: time.Unix(stamp, 0).UTC(), Author: strings.ToValidUTF8(author, "\uFFFD")}
}

// git runs a command that answers briefly.
func git(ctx context.Context, folder string, args ...string) (string, error) {
	var out, complaint strings.Builder
	command := exec.CommandContext(ctx, "git", append([]string{"-C", folder}, args...)...)
	command.Stdout, command.Stderr, command.Env = &out, &complaint, plainMessages()
	if err := command.Run(); err != nil {
		return "", explained(err, complaint.String())
	}
	return out.String(), nil
}

// plainMessages is the environment in which git speaks English.
func plainMessages() []string { return append(os.Environ(), "LC_ALL=C") }
