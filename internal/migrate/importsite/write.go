package importsite

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
)

// Existing returns the files of a plan that are in the site folder already.
func Existing(dir string, plan docusaurus.Plan) []string {
	var names []string
	for _, file := range plan.Files {
		if _, err := os.Lstat(filepath.Join(dir, filepath.FromSlash(file.Name))); err == nil {
			names = append(names, file.Name)
		}
	}
	return names
}

// Write writes the files of a plan into a site folder, docgen.yaml last, and adds the output to
// .gitignore. It returns the names of the files.
func Write(dir string, plan docusaurus.Plan) ([]string, error) {
	files := slices.Clone(plan.Files)
	slices.Reverse(files)
	if err := write(dir, files); err != nil {
		return nil, err
	}
	var names []string
	for _, file := range plan.Files {
		names = append(names, file.Name)
	}
	hasChanged, err := ignore(dir, plan.Ignore)
	if hasChanged {
		names = append(names, ".gitignore")
	}
	return names, err
}

// ignore adds lines to .gitignore that it does not have. It returns false if there are none.
func ignore(dir string, lines []string) (hasChanged bool, err error) {
	text, err := os.ReadFile(filepath.Join(dir, ".gitignore"))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return false, fmt.Errorf("read .gitignore: %w", err)
	}
	written := string(text)
	if written != "" && !strings.HasSuffix(written, "\n") {
		written += "\n"
	}
	before := written
	for _, line := range lines {
		known := slices.ContainsFunc(strings.Split(written, "\n"), func(known string) bool {
			return strings.Trim(strings.TrimSpace(known), "/") == strings.Trim(line, "/")
		})
		if !known {
			written += line + "\n"
		}
	}
	if written == before {
		return false, nil
	}
	return true, replace(dir, ".gitignore", written)
}
