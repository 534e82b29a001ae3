package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/kept"
)

// The test binary is docgen under that name, and the tests find it in PATH.
func TestMain(m *testing.M) {
	switch filepath.Base(os.Args[0]) {
	case "docgen":
		main()
		return
	case "docgen-kept":
		panic(keep())
	}
	folder, err := os.MkdirTemp("", "docgen-test-")
	self, failure := os.Executable()
	err = errors.Join(err, failure, os.Symlink(self, filepath.Join(folder, "docgen")),
		os.Setenv("PATH", folder+string(filepath.ListSeparator)+os.Getenv("PATH")))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	_ = os.RemoveAll(folder) // in the folder for temporary files
	os.Exit(code)
}

// keep runs the commands of scripts, which arrive at a socket, the third file of the process.
func keep() error {
	listener, err := net.FileListener(os.NewFile(3, "commands"))
	if err != nil {
		return err
	}
	return kept.Answer(listener, func(args []string, out, err io.Writer) int {
		return run(context.Background(), args, terminal{in: strings.NewReader(""), out: out, err: err})
	})
}
