// Package content knows the folder of docs: which files are docs, what their
// front matter says, and what id, slug and position follow from it.
//
// Its main types are [Tree], the files found, and [Doc], one of them described.
// The rules are Docusaurus's. The package does not parse Markdown, and knows
// neither URLs below the site's base nor sidebars.
package content

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"docgen/internal/diag"
	"docgen/internal/inside"
)

// Code names this package's diagnostics.
const Code = "content"

// Tree lists the files of a docs folder, sorted by path. Paths are
// slash-separated and relative to the docs folder.
type Tree struct {
	Docs       []string // Markdown files
	Categories []string // _category_.json, .yml and .yaml files
	Partials   []string // Markdown files that an underscore keeps from being docs
}

// Options say where the docs are and which of the files count.
type Options struct {
	Site    string   // the site folder on disk
	Folder  string   // the docs folder, slash-separated, relative to Site
	Include []string // patterns of docs: "**/*.{md,mdx}"
	Exclude []string // patterns of files that are not docs all the same
}

// Scan lists the docs and category files, hidden ones and node_modules left out.
// Symbolic links are followed; one that leads back into its own path, or out of
// the site, is an error at the link.
func Scan(options Options) (Tree, []diag.Diagnostic, error) {
	scanner := scanner{options: options, include: newMatcher(options.Include), exclude: newMatcher(options.Exclude), within: inside.Of(options.Site, options.Folder)}
	root := filepath.Join(options.Site, filepath.FromSlash(options.Folder))
	real, err := filepath.EvalSymlinks(root)
	if errors.Is(err, fs.ErrNotExist) {
		return Tree{}, []diag.Diagnostic{{
			Severity: diag.Error, Code: Code,
			Text: fmt.Sprintf("the docs folder %q does not exist", options.Folder),
			Hint: "create it, or name another by docs.path in docgen.yaml",
		}}, nil
	}
	if err != nil {
		return Tree{}, nil, fmt.Errorf("read the docs folder: %w", err)
	}
	if !scanner.within.Has(real) {
		scanner.report(options.Folder, leadsOut, leadsOutHint)
		return scanner.tree, scanner.findings, nil
	}
	scanner.walk(real, "", []string{real})
	slices.Sort(scanner.tree.Docs)
	slices.Sort(scanner.tree.Categories)
	slices.Sort(scanner.tree.Partials)
	if len(scanner.tree.Docs) == 0 && len(scanner.findings) == 0 {
		scanner.report(options.Folder, "no docs in the folder", "add a file such as "+path.Join(options.Folder, "index.md"))
	}
	return scanner.tree, scanner.findings, nil
}

// What a symbolic link may not do, and what may instead.
const (
	leadsOut     = "the symbolic link leads out of the site folder, or to what is hidden in it"
	leadsOutHint = "copy what it leads to, or name a folder outside by docs.path in docgen.yaml"
)

type scanner struct {
	options  Options
	include  matcher
	exclude  matcher
	within   inside.Folders
	tree     Tree
	findings []diag.Diagnostic
}

// walk visits a folder; above holds the real paths of the folders it is in.
func (s *scanner) walk(folder, relative string, above []string) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		s.report(path.Join(s.options.Folder, relative), "the folder cannot be read: "+reason(err), permissionHint(err))
		return
	}
	for _, entry := range entries {
		name := path.Join(relative, entry.Name())
		full := filepath.Join(folder, entry.Name())
		switch {
		case strings.HasPrefix(entry.Name(), "."): // hidden
		case entry.Type()&fs.ModeSymlink != 0:
			s.follow(full, name, above)
		case entry.IsDir():
			s.enter(full, name, append(slices.Clip(above), full))
		case entry.Type().IsRegular():
			s.add(name)
		}
	}
}

func (s *scanner) enter(folder, relative string, above []string) {
	if path.Base(relative) != "node_modules" {
		s.walk(folder, relative, above)
	}
}

func (s *scanner) follow(link, relative string, above []string) {
	shown := path.Join(s.options.Folder, relative)
	real, err := filepath.EvalSymlinks(link)
	if err != nil {
		s.report(shown, "the symbolic link leads nowhere: "+reason(err), "remove it or mend its target")
		return
	}
	info, err := os.Stat(real)
	switch {
	case err != nil:
		s.report(shown, "the symbolic link cannot be followed: "+reason(err), "check its target")
	case !s.within.Has(real):
		s.report(shown, leadsOut, leadsOutHint)
	case info.Mode().IsRegular():
		s.add(relative)
	case !info.IsDir():
	case slices.ContainsFunc(above, func(folder string) bool { return isWithin(folder, real) }):
		s.report(shown, "the symbolic link leads back into a folder it is in", "remove the link")
	default:
		s.enter(real, relative, append(slices.Clip(above), real))
	}
}

// isWithin reports whether a folder is another or below it.
func isWithin(folder, other string) bool {
	if strings.HasPrefix(folder, strings.TrimSuffix(other, string(filepath.Separator))+string(filepath.Separator)) {
		return true
	}
	first, err := os.Stat(folder)
	if err != nil {
		return false
	}
	second, err := os.Stat(other)
	return err == nil && os.SameFile(first, second)
}

func (s *scanner) add(relative string) {
	switch name := path.Base(relative); {
	case name == "_category_.json" || name == "_category_.yml" || name == "_category_.yaml":
		s.tree.Categories = append(s.tree.Categories, relative)
	case !s.include.has(relative):
	case !s.exclude.has(relative):
		s.tree.Docs = append(s.tree.Docs, relative)
	case isPartial(relative):
		s.tree.Partials = append(s.tree.Partials, relative)
	}
}

func (s *scanner) report(file, text, hint string) {
	s.findings = append(s.findings, diag.Diagnostic{Severity: diag.Error, Code: Code, File: file, Text: text, Hint: hint})
}

// reason is the operating system's part of an error, without the path.
func reason(err error) string {
	var pathError *fs.PathError
	if errors.As(err, &pathError) {
		return pathError.Err.Error()
	}
	return err.Error()
}
