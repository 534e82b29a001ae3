// Package history asks git when files last changed, and who changed them.
//
// [Known.Read] reads the history of a folder once, however many files there are, and remembers it. If git
// cannot tell, it returns a diagnostic without a position.
package history

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/git"
)

// Code is the code of this package's diagnostics.
const Code = "history"

// Change is the last change of a file.
type Change struct {
	Time   time.Time // UTC
	Author string
}

// Place says whose history to read.
type Place struct {
	Folder string // of the files; with a commit, any folder of the repository
	Commit string // id of the commit that has the files; "" for the current one
	Below  string // with a commit, the folder of the files relative to the root of the repository
}

// Commit is a commit that changed a file.
type Commit struct {
	ID      string
	Time    time.Time // UTC
	Subject string
}

// Commits returns the commits that changed a file, newest first. The file is slash-separated and
// relative to the folder. It returns none if there is no git repository.
func Commits(ctx context.Context, folder, file string) []Commit {
	out, err := run(ctx, folder, "log", "--no-show-signature", "--encoding=UTF-8", "--format=%H"+separator+"%ct"+separator+"%s", "--", ":(literal)"+file)
	if err != nil {
		return nil
	}
	var commits []Commit
	for line := range strings.Lines(out) {
		if fields := strings.SplitN(strings.TrimRight(line, "\n"), separator, 3); len(fields) == 3 {
			commits = append(commits, Commit{fields[0], change(fields[1]).Time, strings.ToValidUTF8(fields[2], "\uFFFD")})
		}
	}
	return commits
}

// Created returns when the repository that contains a folder first had a file under its name. It
// is zero if no commit has the file, and in a shallow clone, which may lack that commit. It does
// not follow renames, because git would also follow a copy of a similar file.
func Created(ctx context.Context, folder, file string) time.Time {
	repository, err := git.Find(ctx, folder)
	if err != nil || repository.Shallow {
		return time.Time{}
	}
	out, err := repository.Run(ctx, "log", "--no-show-signature", "--no-ext-diff", "--diff-filter=A", "--format=%ct", "--", ":(literal)"+file)
	added := strings.Fields(out)
	if err != nil || len(added) == 0 {
		return time.Time{}
	}
	return change(added[len(added)-1]).Time
}

// Text returns the text of a file at a commit. The file is relative to the folder.
func Text(ctx context.Context, folder, commit, file string) (string, error) {
	return run(ctx, folder, "cat-file", "blob", commit+":./"+file)
}

// State identifies the current history. While it stays the same, [Known.Read] returns the
// same changes.
func State(ctx context.Context, folder string) string {
	state, err := run(ctx, folder, "rev-parse", "--is-shallow-repository", "HEAD")
	if err != nil {
		return err.Error()
	}
	return state
}

// log reads the history from the newest commit, and stops once it has found all files.
func log(ctx context.Context, repository git.Repository, place Place, files []string) (map[string]Change, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	args := []string{"log", "-z", "--name-only", "--no-renames", "--no-ext-diff",
		"--no-show-signature", "--encoding=UTF-8", "--format=" + header + "%ct" + separator + "%an"}
	command := repository.Command(ctx, append(args, place.args()...)...)
	var stderr strings.Builder
	command.Stderr = &stderr
	out, err := command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := command.Start(); err != nil {
		return nil, err
	}
	changes, complete, err := parse(bufio.NewReader(out), files)
	if complete || err != nil {
		stop() // the rest of git's output is not needed
	}
	if failed := command.Wait(); failed != nil && !complete && err == nil {
		return nil, git.Error(failed, stderr.String())
	}
	return changes, err
}

// args returns the arguments of "git log" that choose the commits and the files.
func (p Place) args() []string {
	switch {
	case p.Commit == "":
		return []string{"--relative", "--", "."}
	case p.Below == ".":
		return []string{"--no-relative", p.Commit, "--", ":(top)"}
	}
	return []string{"--relative=" + p.Below + "/", p.Commit, "--", ":(top,literal)" + p.Below}
}

// Delimiters for the fields of a commit. File names do not normally begin with these
// characters.
const (
	header    = "\x01"
	separator = "\x02"
)

// parse reads commits, each with a header and the names of changed files, until it has
// found all files.
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
	stamp, _ := strconv.ParseInt(seconds, 10, 64) // git prints a valid number
	return Change{Time: time.Unix(stamp, 0).UTC(), Author: strings.ToValidUTF8(author, "\uFFFD")}
}

// run runs a command with a short output in the repository of a folder.
func run(ctx context.Context, folder string, args ...string) (string, error) {
	repository, err := git.Find(ctx, folder)
	if err != nil {
		return "", err
	}
	return repository.Run(ctx, args...)
}
