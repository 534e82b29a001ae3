package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/docgen-cli/docgen/internal/release/archive"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: release OUT")
		os.Exit(2)
	}
	if err := run(ctx, ".", os.Args[1]); err != nil {
		if ctx.Err() != nil {
			err = errors.New("interrupted")
		}
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// run builds the release of a repository and replaces the folder out with it.
func run(ctx context.Context, repository, out string) error {
	if _, err := os.Stat(filepath.Join(repository, "cmd", "docgen")); err != nil {
		return errors.New("there is no cmd/docgen in this folder; run make release in the root folder of the repository")
	}
	if _, err := exec.LookPath("go"); err != nil {
		return errors.New("go is not in the PATH; install it from https://go.dev/dl")
	}
	modified, err := archive.Time(os.Getenv("SOURCE_DATE_EPOCH"))
	if err != nil {
		return err
	}
	folder, err := stage(out)
	if err != nil {
		return err
	}
	defer folder.remove()
	files, err := read(ctx, repository)
	if err != nil {
		return err
	}
	programs, err := compile(ctx, repository, folder)
	if err != nil {
		return err
	}
	if err := pack(files, programs, folder, modified); err != nil {
		return err
	}
	if err := folder.commit(); err != nil {
		return err
	}
	fmt.Printf("built the release in %s\n", out)
	return nil
}
