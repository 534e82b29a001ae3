package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"unicode"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/adopt"
	"github.com/docgen-cli/docgen/internal/release/deploy"
)

// noHost is the answer of people who want no files for a host.
const noHost = "none"

// errAborted means that the input ended before all questions were answered.
var errAborted = errors.New("interrupted")

// question asks for the value of a flag.
type question struct {
	flag  string
	text  string
	usual string // the answer if the user only presses Enter
	value *string
	check func(answer string) error
}

// answered returns the flags with a value for each question: from the command line, from the
// user if there is a terminal, or the usual one.
func (f initFlags) answered(ctx context.Context, streams terminal, folder adopt.Folder) (initFlags, error) {
	questions := []question{
		{"title", "Title of the site", cmp.Or(folder.Title, "My docs"), &f.title, checkTitle},
		{"color", "Color of links and buttons, such as #7c3aed or teal", "", &f.color, checkColor},
		{"host", "Where to publish it: " + strings.Join(append([]string{noHost}, deploy.Names()...), ", "), noHost, &f.host, checkHost},
	}
	for _, question := range questions {
		if *question.value == "" {
			continue
		}
		if err := question.check(*question.value); err != nil {
			return f, usageError{fmt.Errorf("--%s: %w", question.flag, err)}
		}
	}
	if !f.yes && !inCI() && isTerminal(streams.in) && isTerminal(streams.err) {
		if err := ask(ctx, streams, questions); err != nil {
			return f, err
		}
	}
	for _, question := range questions {
		*question.value = cmp.Or(*question.value, question.usual)
	}
	return f, nil
}

// ask asks the questions that have no value. It asks in plain lines, which screen readers can
// read, and repeats a question until its answer is valid.
func ask(ctx context.Context, streams terminal, questions []question) error {
	// A read from a terminal does not end with ctx. Nothing has been written so far.
	stop := context.AfterFunc(ctx, func() {
		fmt.Fprintln(streams.err, "\ninterrupted")
		os.Exit(exitInterrupted)
	})
	defer stop()
	lines := bufio.NewReader(streams.in)
	for _, question := range questions {
		for *question.value == "" {
			fmt.Fprintf(streams.err, "%s [%s]: ", question.text, cmp.Or(question.usual, "default"))
			line, err := lines.ReadString('\n')
			if errors.Is(err, io.EOF) {
				fmt.Fprintln(streams.err)
				return errAborted
			}
			if err != nil {
				return fmt.Errorf("read the answer: %w", err)
			}
			answer := strings.TrimSpace(line)
			if answer == "" {
				break
			}
			if err := question.check(answer); err != nil {
				fmt.Fprintln(streams.err, err)
				continue
			}
			*question.value = answer
		}
	}
	return nil
}

func checkTitle(title string) error {
	if strings.ContainsFunc(title, unicode.IsControl) {
		return errors.New("the title must be one line of text")
	}
	return nil
}

func checkColor(color string) error {
	if problem := config.Brand(color); problem != (config.Problem{}) {
		return fmt.Errorf("%s, found %q: %s", problem.Text, color, problem.Hint)
	}
	return nil
}

func checkHost(name string) error {
	if name == noHost {
		return nil
	}
	_, err := deploy.HostNamed(name)
	return err
}

// inCI reports whether docgen runs in continuous integration, where nobody can answer.
func inCI() bool { return !slices.Contains([]string{"", "false", "0"}, os.Getenv("CI")) }
