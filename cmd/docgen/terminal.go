package main

import (
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"golang.org/x/term"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// terminal holds the streams that a command reads and writes.
type terminal struct {
	in       io.Reader
	out, err io.Writer
}

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	file, isFile := stream.(*os.File)
	return isFile && term.IsTerminal(int(file.Fd()))
}

// width returns the columns of the terminal; 0 if messages go elsewhere.
func (t terminal) width() int {
	file, isFile := t.err.(*os.File)
	if !isFile {
		return 0
	}
	columns, _, err := term.GetSize(int(file.Fd()))
	if err != nil {
		return 0
	}
	return columns
}

// colors reports whether messages are colored: on a terminal, unless NO_COLOR
// (https://no-color.org) is set.
func (t terminal) colors() bool {
	return os.Getenv("NO_COLOR") == "" && isTerminal(t.err)
}

func (t terminal) paint(code, text string) string {
	if !t.colors() {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// printColumns prints lines whose cells are separated by tabs.
func printColumns(out io.Writer, lines []string) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, line := range lines {
		fmt.Fprintln(table, line)
	}
	return table.Flush()
}

// printJSON prints a value as JSON.
func printJSON(out io.Writer, value any) error {
	text, err := plainjson.Indented(value)
	if err != nil {
		return err
	}
	_, err = out.Write(text)
	return err
}
