package bundle

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
)

var (
	// handedRequire matches where UMD hands require to its factory. The last group is not empty where a
	// function begins that has such parameters.
	handedRequire = regexp.MustCompile(`([\w$]+)\s*\(\s*require\s*,\s*(?:module\.)?exports\s*(?:,\s*module\s*)?\)(\s*(?:\{|=>))?`)
	dependencies  = regexp.MustCompile(`\bdefine\s*\(\s*(?:['"][^'"]*['"]\s*,\s*)?\[([^\]]*)\]`)
	requiredName  = regexp.MustCompile(`\brequire\(\s*['"]([^'"]+)['"]\s*\)`)
	quotedName    = regexp.MustCompile(`['"]([^'"]+)['"]`)
)

// withRequired lets a bundler see what a UMD module requires. Its factory gets the function require and calls
// that, so no import is written anywhere. Now it gets a function that knows the modules by name. An error of
// it names the file. Text that is not UMD stays as it is.
func withRequired(file, text string) (changed string, isChanged bool) {
	calls := slices.DeleteFunc(handedRequire.FindAllStringSubmatchIndex(text, -1), func(at []int) bool {
		return at[4] >= 0 || text[at[2]:at[3]] == "function" // a list of parameters
	})
	if len(calls) == 0 {
		return text, false
	}
	var names []string
	for _, list := range dependencies.FindAllStringSubmatch(text, -1) {
		for _, name := range quotedName.FindAllStringSubmatch(list[1], -1) {
			names = append(names, name[1])
		}
	}
	for _, call := range requiredName.FindAllStringSubmatch(text, -1) {
		names = append(names, call[1])
	}
	slices.Sort(names)
	var known strings.Builder
	for _, name := range slices.Compact(names) {
		if name != "require" && name != "exports" && name != "module" {
			fmt.Fprintf(&known, "case %q: try { return require(%[1]q) } catch (e) { throw e }; ", name)
		}
	}
	parts := strings.Split(filepath.ToSlash(file), packagesIn)
	below := parts[len(parts)-1]
	given := fmt.Sprintf("(name => { switch (name) { %sdefault: throw new Error(%q + name) } })", known.String(),
		"the npm package "+disk.PackageName(below)+" requires in "+below+" what docgen cannot bundle: ")
	for _, at := range slices.Backward(calls) {
		text = text[:at[0]] + strings.Replace(text[at[0]:at[1]], "require", given, 1) + text[at[1]:]
	}
	return text, true
}
