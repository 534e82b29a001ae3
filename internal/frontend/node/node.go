// Package node finds Node.js and runs it in a process group of its own.
//
// It does not know what the processes do.
package node

import (
	"errors"
	"fmt"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
)

const minMajor = 20

// Error means that Node is missing or too old.
type Error struct {
	Path    string // of the executable
	Version string // "v16.20.2"; "" if it did not run
	Err     error
}

// Error describes the problem and how to install Node.
func (e *Error) Error() string {
	found := fmt.Sprintf("%s is Node.js %s, which is too old", e.Path, e.Version)
	switch {
	case errors.Is(e.Err, exec.ErrNotFound):
		found = "Node.js is not installed, or not in PATH"
	case e.Version == "":
		found = fmt.Sprintf("cannot run %s: %v", e.Path, e.Err)
	}
	return fmt.Sprintf("%s; docgen needs Node.js %d or newer to render pages: %s", found, minMajor, install(runtime.GOOS, exec.LookPath))
}

// install says how to install Node on a system: with its package manager, if that has a
// version that is new enough. Debian's and Ubuntu's often does not.
func install(system string, find func(program string) (string, error)) string {
	for _, manager := range []struct{ system, program, command string }{
		{"darwin", "brew", "brew install node"},
		{"windows", "winget", "winget install OpenJS.NodeJS.LTS"},
		{"linux", "apk", "apk add nodejs"},
		{"linux", "dnf", "sudo dnf install nodejs"},
		{"linux", "pacman", "sudo pacman -S nodejs"},
	} {
		if _, err := find(manager.program); err == nil && manager.system == system {
			return fmt.Sprintf("install it with \"%s\", or from https://nodejs.org", manager.command)
		}
	}
	return "install it from https://nodejs.org"
}

// Unwrap returns why Node did not run.
func (e *Error) Unwrap() error { return e.Err }

// Find returns the path of a program. An empty name means node in PATH. The error is an [*Error].
func Find(name string) (string, error) {
	inPath := name == ""
	if inPath {
		name = "node"
	}
	path, err := exec.LookPath(name)
	var lookup *exec.Error
	switch {
	case err == nil:
		return path, nil
	case inPath && errors.Is(err, exec.ErrNotFound):
		err = exec.ErrNotFound
	case errors.As(err, &lookup):
		err = lookup.Err
	}
	return "", &Error{Path: name, Err: err}
}

// IsTooOld reports whether a version of Node, such as "v16.20.2", is too old for docgen.
func IsTooOld(version string) bool {
	major, _, _ := strings.Cut(strings.TrimPrefix(version, "v"), ".")
	number, err := strconv.Atoi(major)
	return err != nil || number < minMajor
}
