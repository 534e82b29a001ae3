package main

import (
	"io"
	"os"

	"golang.org/x/term"
)

// terminal is where a command reads and writes.
type terminal struct {
	in       io.Reader
	out, err io.Writer
}

// isTerminal reports whether a person watches the stream.
func isTerminal(stream any) bool {
	file, isFile := stream.(*os.File)
	return isFile && term.IsTerminal(int(file.Fd()))
}

// colors reports whether messages are coloured: on a terminal, unless NO_COLOR
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
