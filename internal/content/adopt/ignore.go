package adopt

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/source"
)

// ignoreRules are the lines of the .gitignore files that apply to a folder. The last one that
// matches a path decides.
type ignoreRules []ignoreRule

type ignoreRule struct {
	folder    string   // of the .gitignore file, relative to the site folder; "." if it is above
	above     string   // path from the folder of the .gitignore file to the site folder, if it is above
	pattern   []string // segments
	isNegated bool     // the path is not ignored
	filesToo  bool     // matches files and folders, not only folders
}

// ignoredAbove returns the rules of the folders above dir, up to the root of the repository.
func ignoredAbove(files source.Files, dir string) ignoreRules {
	var rules ignoreRules
	below := ""
	for folder := "."; !isRoot(files, folder); folder = path.Join("..", folder) {
		parent := path.Dir(dir)
		if parent == dir {
			return nil // not in a repository
		}
		below, dir = path.Join(path.Base(dir), below), parent
		text, err := files.ReadFile(path.Join("..", folder, ".gitignore"))
		if err == nil {
			rules = append(parseRules(ignoreRule{folder: ".", above: below}, string(text)), rules...)
		}
	}
	return rules
}

// isRoot reports whether a folder is the root of a repository.
func isRoot(files source.Files, folder string) bool {
	_, err := files.Stat(path.Join(folder, ".git"))
	return err == nil
}

// with returns the rules with those of a folder's own file.
func (r ignoreRules) with(files source.FS, folder string) ignoreRules {
	text, err := files.ReadFile(path.Join(folder, ".gitignore"))
	if err != nil {
		return r
	}
	return append(r[:len(r):len(r)], parseRules(ignoreRule{folder: folder}, string(text))...)
}

// parseRules reads the lines of a file. common has what all its rules share.
func parseRules(common ignoreRule, text string) ignoreRules {
	var rules ignoreRules
	for line := range strings.Lines(text) {
		if rule, isRule := parseRule(line); isRule {
			rule.folder, rule.above = common.folder, common.above
			rules = append(rules, rule)
		}
	}
	return rules
}

// parseRule reads a line as git does (https://git-scm.com/docs/gitignore).
func parseRule(line string) (ignoreRule, bool) {
	line = strings.TrimRight(line, "\r\n")
	if trimmed := strings.TrimRight(line, " "); !strings.HasSuffix(trimmed, `\`) {
		line = trimmed
	}
	if line == "" || strings.HasPrefix(line, "#") {
		return ignoreRule{}, false
	}
	var rule ignoreRule
	line, rule.isNegated = strings.CutPrefix(line, "!")
	line, rule.filesToo = strings.CutSuffix(line, "/")
	rule.filesToo = !rule.filesToo
	isAnchored := strings.Contains(line, "/")
	rule.pattern = strings.Split(strings.TrimPrefix(line, "/"), "/")
	if !isAnchored {
		rule.pattern = append([]string{"**"}, rule.pattern...)
	}
	return rule, line != ""
}

// ignores reports whether git ignores a path, provided that it does not ignore the folder that
// contains it.
func (r ignoreRules) ignores(name string, isFolder bool) bool {
	for i := len(r) - 1; i >= 0; i-- {
		below, isBelow := source.Below(r[i].folder, name)
		if isBelow && (isFolder || r[i].filesToo) && matches(r[i].pattern, strings.Split(path.Join(r[i].above, below), "/")) {
			return !r[i].isNegated
		}
	}
	return false
}

// matches compares a path with a pattern segment by segment; "**" matches any number of
// segments.
func matches(pattern, name []string) bool {
	switch {
	case len(pattern) == 0:
		return len(name) == 0
	case pattern[0] == "**":
		if len(pattern) == 1 {
			return len(name) > 0
		}
		for skip := range len(name) {
			if matches(pattern[1:], name[skip:]) {
				return true
			}
		}
		return false
	case len(name) == 0:
		return false
	}
	isSame, err := path.Match(pattern[0], name[0])
	return err == nil && isSame && matches(pattern[1:], name[1:])
}
