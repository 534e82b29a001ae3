package content

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Code is the code of this package's diagnostics.
const Code = "content"

// Tree lists the files of a docs folder, sorted by path. Paths are
// slash-separated and relative to the docs folder.
type Tree struct {
	Docs       []string // Markdown files
	Categories []string // _category_.json, .yml and .yaml files
	Partials   []string // Markdown files that are not docs because of an underscore
}

// Options says where the docs are and which files are docs.
type Options struct {
	Files   source.FS // the docs folder
	Include []string  // patterns of docs, such as "**/*.{md,mdx}"
	Exclude []string  // patterns of files that are not docs although Include matches them

	MayBeEmpty bool   // the folder needs no docs
	Option     string // that sets the folder; "" for docs.path
}

// Scan lists the docs and category files. It skips hidden files and node_modules. It follows
// symbolic links; one that points out of the site, or to a folder that contains it, is an
// error at the link.
func Scan(options Options) (Tree, []diag.Diagnostic, error) {
	scanner := scanner{left: mostFiles, files: options.Files, option: options.Option, include: newMatcher(options.Include),
		exclude: newMatcher(options.Exclude)}
	root := options.Files.Name(".")
	real, err := options.Files.Real(".")
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Tree{}, []diag.Diagnostic{{
			Severity: diag.Error, Code: Code,
			Text: fmt.Sprintf("the docs folder %q does not exist", root),
			Hint: "create it, or set docs.path in docgen.yaml to another folder",
		}}, nil
	case errors.Is(err, source.ErrOutside):
		scanner.report(root, err.Error(), scanner.outsideHint())
		return scanner.tree, scanner.findings, nil
	case err != nil:
		return Tree{}, nil, fmt.Errorf("read the docs folder: %w", err)
	}
	scanner.walk(".", []string{real})
	if scanner.left < 0 {
		scanner.report(root, fmt.Sprintf("the folder has more than %d files", mostFiles), "divide the docs into several sites")
		return Tree{}, scanner.findings, nil
	}
	slices.Sort(scanner.tree.Docs)
	slices.Sort(scanner.tree.Categories)
	slices.Sort(scanner.tree.Partials)
	if len(scanner.tree.Docs) == 0 && len(scanner.findings) == 0 && !options.MayBeEmpty {
		scanner.report(root, "the folder contains no docs", "add a file such as "+options.Files.Name("index.md"))
	}
	return scanner.tree, scanner.findings, nil
}

// outsideHint says what to do about a symbolic link that points out of the site.
func (s *scanner) outsideHint() string {
	return fmt.Sprintf("copy its target into the site, or set %s in docgen.yaml to a folder outside it", cmp.Or(s.option, "docs.path"))
}

// mostFiles is how many files a docs folder may have. A commit of 1 KB can have any number of files.
const mostFiles = 300_000

type scanner struct {
	left     int    // of mostFiles
	option   string // that sets the folder; "" for docs.path
	files    source.FS
	include  matcher
	exclude  matcher
	tree     Tree
	findings []diag.Diagnostic
}

// walk visits a folder. above holds the real paths of the folder and of its ancestors.
func (s *scanner) walk(folder string, above []string) {
	entries, err := s.files.ReadDir(folder)
	if err != nil {
		s.report(s.files.Name(folder), "the folder cannot be read: "+reason(err), readingHint(err))
		return
	}
	for _, entry := range entries {
		file := path.Join(folder, entry.Name())
		if s.left--; s.left < 0 {
			return
		}
		switch {
		case strings.HasPrefix(entry.Name(), "."): // hidden
		case s.exclude.hasAll(file) && !isPartial(path.Join(file, "any.md")): // nothing in the folder matters
		case entry.Type()&fs.ModeSymlink != 0:
			s.follow(file, above)
		case entry.IsDir():
			s.enter(file, filepath.Join(above[len(above)-1], entry.Name()), above)
		case entry.Type().IsRegular():
			s.add(file)
		case s.include.has(file) || isCategory(file): // a named pipe, a socket or a device
			s.findings = append(s.findings, Unreadable(Code, s.files.Name(file), source.ErrNotRegular))
		}
	}
}

func (s *scanner) enter(folder, real string, above []string) {
	if path.Base(folder) != "node_modules" {
		s.walk(folder, append(slices.Clip(above), real))
	}
}

func (s *scanner) follow(link string, above []string) {
	if s.exclude.has(link) && !isCategory(link) && !isPartial(link) {
		return
	}
	shown := s.files.Name(link)
	real, err := s.files.Real(link)
	switch {
	case errors.Is(err, source.ErrOutside):
		s.report(shown, err.Error(), s.outsideHint())
		return
	case err != nil:
		s.report(shown, "the symbolic link is broken: "+reason(err), "remove it or fix its target")
		return
	}
	info, err := s.files.Stat(link)
	switch {
	case err != nil:
		s.report(shown, "the symbolic link cannot be followed: "+reason(err), "check its target")
	case info.Mode().IsRegular():
		s.add(link)
	case !info.IsDir():
	case slices.ContainsFunc(above, func(folder string) bool { return isWithin(folder, real) }):
		s.report(shown, "the symbolic link points to a folder that contains it", "remove the link")
	default:
		s.enter(link, real, above)
	}
}

// isWithin reports whether a real path is another one or lies below it.
func isWithin(folder, other string) bool {
	return folder == other || strings.HasPrefix(folder, strings.TrimSuffix(other, string(filepath.Separator))+string(filepath.Separator))
}

func (s *scanner) add(relative string) {
	switch {
	case isCategory(relative):
		s.tree.Categories = append(s.tree.Categories, relative)
	case !s.include.has(relative):
	case !s.exclude.has(relative):
		s.tree.Docs = append(s.tree.Docs, relative)
	case isPartial(relative):
		s.tree.Partials = append(s.tree.Partials, relative)
	}
}

func isCategory(file string) bool {
	name := path.Base(file)
	return name == "_category_.json" || name == "_category_.yml" || name == "_category_.yaml"
}

func (s *scanner) report(file, text, hint string) {
	s.findings = append(s.findings, diag.Diagnostic{Severity: diag.Error, Code: Code, File: file, Text: text, Hint: hint})
}
