package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/docgen-cli/docgen/internal/release/archive"
	"github.com/docgen-cli/docgen/internal/release/product"
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
	if err := pack(ctx, files, programs, folder, modified); err != nil {
		return err
	}
	if err := folder.commit(); err != nil {
		return err
	}
	fmt.Printf("built the release in %s\n", out)
	return nil
}

// staging is the folder that becomes the release. Both have one parent, so that a rename suffices.
type staging struct{ temporary, out string }

// stage creates a staging folder for out, and makes sure that a release may replace out.
func stage(out string) (staging, error) {
	out = filepath.Clean(out)
	entries, err := os.ReadDir(out)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return staging{}, err
	}
	for _, entry := range entries {
		if !isOurs(entry.Name()) {
			return staging{}, fmt.Errorf("%s contains %s, which is not part of a release; choose another folder", out, entry.Name())
		}
	}
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return staging{}, err
	}
	temporary, err := os.MkdirTemp(filepath.Dir(out), ".release-")
	if err != nil {
		return staging{}, err
	}
	return staging{temporary, out}, os.Chmod(temporary, 0o755)
}

// isOurs reports whether a release contains files with such a name.
func isOurs(name string) bool {
	ofNPM := strings.TrimPrefix(product.Scope, "@") + "-docgen-"
	return name == "checksums.txt" || name == "docgen.rb" || strings.HasPrefix(name, "docgen-") || strings.HasPrefix(name, ofNPM)
}

func (s staging) file(name string) string { return filepath.Join(s.temporary, name) }

// commit replaces the release folder.
func (s staging) commit() error {
	old := s.temporary + "-old"
	err := os.Rename(s.out, old)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.Rename(s.temporary, s.out); err != nil {
		return errors.Join(err, os.Rename(old, s.out))
	}
	return os.RemoveAll(old)
}

// remove removes the staging folder, which is gone after a commit.
func (s staging) remove() { os.RemoveAll(s.temporary) }
