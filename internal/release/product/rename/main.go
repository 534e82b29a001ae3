// Command rename changes where docgen is published, in all files that git tracks.
//
//	rename github.com/you/docgen @you
//
// The addresses are in import paths, package names and documentation, which cannot refer to
// the constants of package product.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/release/product"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: rename github.com/you/docgen @you")
		os.Exit(2)
	}
	if err := run(".", os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "rename:", err)
		os.Exit(1)
	}
}

// The forms of the new addresses. A scope follows the rules of npm.
var (
	repositoryForm = regexp.MustCompile(`^[a-z0-9.-]+\.[a-z]+/[A-Za-z0-9-]+/[A-Za-z0-9._-]+$`)
	scopeForm      = regexp.MustCompile(`^@[a-z0-9][a-z0-9._-]*$`)
)

// run renames in the git repository in folder.
func run(folder, repository, scope string) error {
	switch {
	case !repositoryForm.MatchString(repository):
		return fmt.Errorf("REPOSITORY must look like github.com/you/docgen, found %q", repository)
	case !scopeForm.MatchString(scope):
		return fmt.Errorf("SCOPE must look like @you, found %q", scope)
	}
	list := exec.Command("git", "ls-files", "-z")
	list.Dir = folder
	listed, err := list.Output()
	if err != nil {
		return fmt.Errorf("list the files in git: %w", err)
	}
	replacer := replacements(repository, scope)
	var failed error
	for name := range strings.SplitSeq(strings.TrimSuffix(string(listed), "\x00"), "\x00") {
		failed = errors.Join(failed, rewrite(filepath.Join(folder, name), replacer))
	}
	return failed
}

// replacements replaces the scope, the repository and, in the addresses of images and actions,
// the repository without its host.
func replacements(repository, scope string) *strings.Replacer {
	_, path, _ := strings.Cut(repository, "/")
	_, oldPath, _ := strings.Cut(product.Repository, "/")
	owner, oldOwner := filepath.Dir(path), filepath.Dir(oldPath)
	return strings.NewReplacer(product.Scope, scope, product.Repository, repository, oldPath, path, oldOwner, owner)
}

func rewrite(file string, replacer *strings.Replacer) error {
	info, err := os.Lstat(file)
	if err != nil || !info.Mode().IsRegular() {
		return err
	}
	text, err := os.ReadFile(file)
	if err != nil || bytes.IndexByte(text, 0) >= 0 { // images and other binary files
		return err
	}
	renamed := replacer.Replace(string(text))
	if renamed == string(text) {
		return nil
	}
	return os.WriteFile(file, []byte(renamed), info.Mode())
}
