package style

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Inputs are the files and folders that results depend on, relative to the site folder, with
// slashes.
type Inputs struct {
	Files   []string // files whose content or absence matters
	Folders []string // folders whose entries matter
}

func (i Inputs) with(more Inputs) Inputs {
	return Inputs{Files: evaluate.Union(i.Files, more.Files), Folders: evaluate.Union(i.Folders, more.Folders)}
}

// without returns the part of a list that another list lacks.
func without(list, other []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(each string) bool { return slices.Contains(other, each) })
}

// state is what inputs were like at some time.
type state struct {
	files   map[string]fingerprint.File
	folders map[string]fingerprint.Hash
}

// stateOf returns the state of inputs that were read since a time. That of an input is unknown if it
// may have changed in the meantime.
func (c *Compiler) stateOf(inputs Inputs, since time.Time) state {
	found := state{map[string]fingerprint.File{}, map[string]fingerprint.Hash{}}
	hasChanged := func(name string) bool {
		return fingerprint.ChangedSince(filepath.ToSlash(c.path(name)), os.Stat, since)
	}
	for _, name := range inputs.Files {
		found.files[name], _ = fingerprint.Of(c.path(name), time.Now()) // the zero fingerprint if there is no file
		if hasChanged(name) {
			found.files[name] = fingerprint.Unknown()
		}
	}
	for _, name := range inputs.Folders {
		found.folders[name] = c.listing(name)
		if hasChanged(name) {
			found.folders[name] = fingerprint.Hash{}
		}
	}
	return found
}

// isCurrent reports whether inputs are as they were.
func (c *Compiler) isCurrent(before state) bool {
	for name, file := range before.files {
		if _, isSame := file.Check(c.path(name), time.Now()); !isSame {
			return false
		}
	}
	for name, listing := range before.folders {
		if c.listing(name) != listing {
			return false
		}
	}
	return true
}

func (c *Compiler) listing(name string) fingerprint.Hash {
	entries, _ := os.ReadDir(c.path(name)) // none if there is no folder
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return fingerprint.Sum(names)
}

// path returns the absolute path of an input.
func (c *Compiler) path(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(c.options.Site, filepath.FromSlash(name))
}

// name returns the path of a file relative to the site folder.
func (c *Compiler) name(file string) string {
	below, err := filepath.Rel(c.options.Site, file)
	if err != nil { // on another drive
		below = file
	}
	return filepath.ToSlash(below)
}

// inputsOf returns what the result for a style sheet depends on: what the packages say, and what
// they read since a time, when the packages began.
func (c *Compiler) inputsOf(file string, found answer, since time.Time) Inputs {
	var inputs Inputs
	for _, folder := range found.Folders {
		inputs = inputs.with(c.below(folder))
	}
	read := c.session.Inputs()
	files := c.siteNames(without(read.Files, c.read.Files), fs.FileMode.IsRegular)
	c.addCode(without(files, inputs.Files), since)
	inputs.Files = append(append(inputs.Files, files...), c.name(file))
	for _, name := range found.Files {
		inputs.Files = append(inputs.Files, c.name(name))
	}
	inputs.Folders = append(inputs.Folders, c.siteNames(without(read.Folders, c.read.Folders), fs.FileMode.IsDir)...)
	c.read = Inputs{Files: read.Files, Folders: read.Folders}
	return Inputs{}.with(inputs)
}

// siteNames returns the names of the files or folders that belong to the site. A file that does not
// exist counts, since it may decide something once it does.
func (c *Compiler) siteNames(paths []string, isWanted func(fs.FileMode) bool) []string {
	var names []string
	for _, path := range paths {
		info, err := os.Stat(path)
		name := c.name(path)
		if isHidden(name) || err == nil && !isWanted(info.Mode()) || c.isOutput(filepath.Dir(path)) {
			continue
		}
		names = append(names, name)
	}
	return names
}

// isHidden reports whether a path leads through a folder that tools own, such as .docgen or .git.
func isHidden(name string) bool {
	for part := range strings.SplitSeq(filepath.ToSlash(filepath.Dir(name)), "/") {
		if strings.HasPrefix(part, ".") && strings.Trim(part, ".") != "" {
			return true
		}
	}
	return false
}

// isOutput reports whether a folder is in the output of a build.
func (c *Compiler) isOutput(folder string) bool {
	for ; strings.HasPrefix(folder, c.options.Site+string(filepath.Separator)); folder = filepath.Dir(folder) {
		if _, err := os.Stat(filepath.Join(folder, ".docgen-manifest")); err == nil {
			return true
		}
	}
	return false
}

// below returns the files in a folder that match a pattern, and all folders below it.
func (c *Compiler) below(wanted folder) Inputs {
	var found Inputs
	matches := matcher(wanted.Glob)
	_ = filepath.WalkDir(wanted.Path, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return nil // a folder that does not exist, or that nobody can read, has no files
		}
		isSkipped := path != wanted.Path && (entry.Name() == "node_modules" || strings.HasPrefix(entry.Name(), "."))
		if entry.IsDir() && (isSkipped || c.isOutput(path)) {
			return fs.SkipDir
		}
		if entry.IsDir() {
			found.Folders = append(found.Folders, c.name(path))
			return nil
		}
		if below, err := filepath.Rel(wanted.Path, path); err == nil && matches.MatchString(filepath.ToSlash(below)) {
			found.Files = append(found.Files, c.name(path))
		}
		return nil
	})
	return found
}

var globParts = regexp.MustCompile(`\*\*/|\*\*|\*|\?|\{|\}|,|[^*?{},]+`)

// matcher returns a regular expression for a pattern such as "**/*.{ts,tsx}". It matches all
// files if the pattern has more than that.
func matcher(glob string) *regexp.Regexp {
	if glob == "" || strings.ContainsAny(glob, "[]()!") {
		return regexp.MustCompile("")
	}
	meanings := map[string]string{"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]", "{": "(?:", "}": ")", ",": "|"}
	pattern := globParts.ReplaceAllStringFunc(glob, func(part string) string {
		if meaning, isKnown := meanings[part]; isKnown {
			return meaning
		}
		return regexp.QuoteMeta(part)
	})
	found, err := regexp.Compile("^(?:" + pattern + ")$")
	if err != nil {
		return regexp.MustCompile("")
	}
	return found
}
