package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// deploy runs the commands of a shell example that write the files of a host. It remembers
// these files and what the commands print. The site is the root of the repository you/docs.
func (s *exampleSite) deploy(shell string) error {
	s.printed = ""
	for _, args := range docgenCommands(shell) {
		if len(args) < 3 || args[0] != "deploy" || args[1] != "init" {
			continue
		}
		if err := s.clone(args[2]); err != nil {
			return err
		}
		for name := range s.written { // by an earlier example
			_ = os.Remove(filepath.Join(s.dir, filepath.FromSlash(name)))
		}
		before := filesOf(s.dir)
		key := fmt.Sprintf("%q %q", args, before)
		if known, isKnown := deployed.Load(key); isKnown { // each section of a page repeats what precedes the first heading
			s.printed, s.written = known.(exampleSite).printed, known.(exampleSite).written
			for name, text := range s.written {
				if err := s.write(name, text); err != nil {
					return err
				}
			}
			continue
		}
		var printed bytes.Buffer
		code := run(context.Background(), append(args, "-C", s.dir), terminal{in: strings.NewReader(""), out: &printed, err: &printed})
		if code != exitOK {
			return fmt.Errorf("docgen %s: exit code %d:\n%s", strings.Join(args, " "), code, printed.String())
		}
		s.printed, s.written = s.withoutFolder(printed.String()), map[string]string{}
		for name, text := range filesOf(s.dir) {
			if _, isOld := before[name]; !isOld {
				s.written[name] = text
			}
		}
		deployed.Store(key, *s)
	}
	return nil
}

// deployed is what commands of deploy have printed and written, by command and site.
var deployed sync.Map

// clone makes the site look like a clone of the repository you/docs.
func (s *exampleSite) clone(host string) error {
	remote := "https://github.com/you/docs.git"
	if host == "gitlab" {
		remote = "https://gitlab.com/you/docs.git"
	}
	return errors.Join(os.MkdirAll(filepath.Join(s.dir, ".git/objects"), 0o755), os.MkdirAll(filepath.Join(s.dir, ".git/refs"), 0o755),
		s.write(".git/HEAD", "ref: refs/heads/main\n"),
		s.write(".git/config", "[core]\n\trepositoryformatversion = 0\n[remote \"origin\"]\n\turl = "+remote+"\n"))
}

// withoutFolder removes the folder of the site from the paths that docgen prints, which are
// relative to the folder of the test.
func (s *exampleSite) withoutFolder(printed string) string {
	here, err := os.Getwd()
	if err != nil {
		return printed
	}
	dir, err := filepath.EvalSymlinks(s.dir)
	if err != nil {
		return printed
	}
	relative, err := filepath.Rel(here, dir)
	if err != nil {
		return printed
	}
	return strings.NewReplacer(filepath.ToSlash(relative)+"/", "", " -C "+s.dir, "", s.dir+"/", "").Replace(printed)
}

// filesOf returns the text of all files in a folder by their paths, without git's own files.
func filesOf(dir string) map[string]string {
	files := map[string]string{}
	_ = filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && entry.Name() == ".git":
			return fs.SkipDir
		case entry.IsDir():
			return nil
		}
		text, err := os.ReadFile(file)
		name, _ := filepath.Rel(dir, file)
		files[filepath.ToSlash(name)] = string(text)
		return err
	})
	return files
}
