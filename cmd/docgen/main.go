// Command docgen turns Markdown into a documentation site with a React theme.
//
// Each command has its own file, which parses flags and prints results. The packages below
// internal do the work.
package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/output"
)

// Exit codes are part of the command-line interface: scripts rely on them.
const (
	exitOK          = 0
	exitSiteErrors  = 1 // the site has errors
	exitUsage       = 2 // wrong usage or configuration
	exitMachine     = 3 // disk, Node, network
	exitInterrupted = 130
)

// errSite means that errors in the site have already been printed.
var errSite = errors.New("the site has errors")

// usageError is a mistake on the command line.
type usageError struct{ error }

func main() {
	ignoreFileSizeSignal()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, os.Args[1:], terminal{in: os.Stdin, out: os.Stdout, err: os.Stderr})
	stop()
	os.Exit(code)
}

// run executes one command and returns its exit code.
func run(ctx context.Context, args []string, streams terminal) int {
	root := newRoot(streams)
	root.SetArgs(withoutAliases(args))
	err := root.ExecuteContext(ctx)
	code := exitCode(ctx, err)
	switch {
	case err == nil, errors.Is(err, errSite), errors.Is(err, build.ErrConfig):
	case code == exitInterrupted:
		fmt.Fprintln(streams.err, "interrupted")
	default:
		fmt.Fprintln(streams.err, streams.paint("1;31", "error:"), messageOf(err))
	}
	return code
}

// messageOf returns the text of an error. For a full disk and a lack of rights it says what to do, and does not name
// the file that docgen happened to write first.
func messageOf(err error) string {
	var at *fs.PathError
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return "the disk is full: make room and run the command again; what was there before has not changed"
	case !errors.Is(err, fs.ErrPermission) || !errors.As(err, &at) || strings.HasPrefix(at.Op, "fork"):
		return err.Error()
	}
	wanted, folder := "open "+at.Path, filepath.Dir(at.Path)
	if _, missing := os.Lstat(at.Path); missing != nil {
		wanted = "write to " + folder
		if folder == "." {
			wanted = "write to this folder"
		}
	}
	return fmt.Sprintf("cannot %s: permission denied; check who owns it", wanted)
}

func exitCode(ctx context.Context, err error) int {
	var usage usageError
	var link disk.LinkError
	switch {
	case err == nil:
		return exitOK
	case ctx.Err() != nil, errors.Is(err, errAborted):
		return exitInterrupted
	case errors.Is(err, build.ErrConfig), errors.Is(err, output.ErrForeignFolder), errors.Is(err, check.ErrNoBaseline), errors.As(err, &link),
		errors.As(err, &usage):
		return exitUsage
	case errors.Is(err, errSite):
		return exitSiteErrors
	}
	return exitMachine
}
