package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// inFolder returns a path that is relative to a folder, from the working directory.
func inFolder(folder, name string) string {
	if filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(folder, name)
}

// relative returns the slash-separated path of a file from a folder. It returns false if the two are on different
// disks.
func relative(folder, file string) (string, bool) {
	from, wrongFolder := filepath.Abs(folder)
	to, wrongFile := filepath.Abs(file)
	path, err := filepath.Rel(from, to)
	return filepath.ToSlash(path), errors.Join(wrongFolder, wrongFile, err) == nil
}

// fromHere returns the path of a file from the working directory, which may be a symbolic link, for messages.
func fromHere(file string) string {
	here, _ := os.Getwd() // "" is the working directory, too
	if real, err := filepath.EvalSymlinks(here); err == nil {
		here = real
	}
	if path, onSameDisk := relative(here, file); onSameDisk {
		return path
	}
	return filepath.ToSlash(file)
}

// folderName returns the name of the site folder for messages.
func folderName(dir string) string {
	if dir == "." {
		return "this folder"
	}
	return dir
}

// folderArgument returns the argument for a folder, quoted for a shell; "" for the working
// directory.
func folderArgument(dir string) string { return strings.TrimPrefix(dirFlag(dir), " -C") }

// dirFlag returns the --dir flag for a site folder, quoted for a shell; "" for the working
// directory.
func dirFlag(dir string) string {
	switch {
	case dir == ".":
		return ""
	case strings.ContainsAny(dir, " \t"):
		return fmt.Sprintf(" -C %q", dir)
	}
	return " -C " + dir
}
