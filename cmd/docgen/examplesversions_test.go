package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// manage runs the commands for versions, translations and APIs in a shell example. It remembers what
// the last one prints, which the page may show next.
func (s *exampleSite) manage(shell string) error {
	for _, args := range docgenCommands(shell) {
		if len(args) < 2 || args[0] != "versions" && args[0] != "translate" && args[0] != "openapi" && !strings.HasPrefix(args[0], "docs:version") {
			continue
		}
		if err := s.addPage(); err != nil {
			return err
		}
		var printed bytes.Buffer
		run(context.Background(), slices.Concat(args, []string{"-C", s.dir}), terminal{in: strings.NewReader(""), out: &printed, err: &printed})
		s.printed = strings.ReplaceAll(s.withoutFolder(printed.String()), s.dir, ".")
	}
	return nil
}

// refs matches a branch, a tag or a pattern of tags that an example reads versions from.
var refs = regexp.MustCompile(`\b(branch|tag|tags): "?([^",}\s]+)`)

// commit makes the site a repository with the branches and tags that its config names, unless it
// is one. All have the files of the site so far. A pattern of tags matches two.
func (s *exampleSite) commit(config string) error {
	if _, err := os.Stat(filepath.Join(s.dir, ".git")); err == nil {
		return nil
	}
	commands := [][]string{{"init", "--quiet", "--initial-branch", "main"}, {"add", "--all"}, {"commit", "--quiet", "--message", "Add the docs"}}
	for _, ref := range refs.FindAllStringSubmatch(config, -1) {
		switch kind, name := ref[1], ref[2]; kind {
		case "tags":
			commands = append(commands, []string{"tag", strings.ReplaceAll(name, "*", "0.0")}, []string{"tag", strings.ReplaceAll(name, "*", "1.2")})
		default:
			commands = append(commands, []string{kind, name})
		}
	}
	for _, args := range commands {
		author := []string{"-C", s.dir, "-c", "user.name=You", "-c", "user.email=you@example.org"}
		if out, err := exec.Command("git", append(author, args...)...).CombinedOutput(); err != nil {
			return fmt.Errorf("git %s: %w: %s", strings.Join(args, " "), err, out)
		}
	}
	return nil
}
