package script

import (
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

var (
	importClause = regexp.MustCompile(`(?m)^import ([^"';]+?) from "([^"\n]+)";$`)
	importPath   = regexp.MustCompile(`\b(?:from |import |import\(\s*|require\(\s*)"([^"\n]+)"`)
)

// namesIn returns, by local name, the modules that names are imported from. It covers default
// exports, and the card, which is also a named export. code is the output of esbuild.
func namesIn(code string) map[string]string {
	names := map[string]string{}
	for _, match := range importClause.FindAllStringSubmatch(code, -1) {
		clause, module := match[1], match[2]
		whole, named, _ := strings.Cut(clause, "{")
		if name := strings.Trim(whole, " ,\n"); name != "" && !strings.HasPrefix(name, "*") {
			names[name] = module
		}
		for _, each := range strings.Split(strings.Trim(named, " }\n"), ",") {
			if words := strings.Fields(each); module == mdx.CardModule && len(words) > 0 && words[0] == "Card" {
				names[words[len(words)-1]] = module
			}
		}
	}
	return names
}

// importsIn lists the modules that code imports, without repetitions.
func importsIn(code string) []string {
	var paths []string
	for _, match := range importPath.FindAllStringSubmatch(code, -1) {
		if !slices.Contains(paths, match[1]) {
			paths = append(paths, match[1])
		}
	}
	return paths
}
