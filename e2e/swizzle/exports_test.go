//go:build install

package swizzle_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

var (
	listed   = regexp.MustCompile(`(?m)^export \{([^}]*)\}`)
	declared = regexp.MustCompile(`(?m)^export function (\w+)`)
	comments = regexp.MustCompile(`//.*`)
)

// exportsOf returns what a module of @docusaurus/theme-common exports.
func exportsOf(t *testing.T, module string) []string {
	t.Helper()
	text, err := os.ReadFile("node_modules/@docusaurus/theme-common/lib/" + module + ".js")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, match := range declared.FindAllStringSubmatch(string(text), -1) {
		names = append(names, match[1])
	}
	for _, match := range listed.FindAllStringSubmatch(comments.ReplaceAllString(string(text), ""), -1) {
		for name := range strings.SplitSeq(match[1], ",") {
			if fields := strings.Fields(name); len(fields) > 0 {
				names = append(names, fields[len(fields)-1])
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestThemeCommonHasAllOfItsExports(t *testing.T) {
	made := moved(t)
	page := ""
	for module, from := range map[string]string{"index": "@docusaurus/theme-common", "internal": "@docusaurus/theme-common/internal"} {
		names := exportsOf(t, module)
		if len(names) < 30 {
			t.Fatalf("%s: found only %v", module, names)
		}
		page += "import * as " + module + " from '" + from + "'\nexport const " + module + "Missing = [" + "'" + strings.Join(names, "', '") + "'" +
			"].filter((name) => " + module + "[name] === undefined)\n"
	}
	page += "export default () => <p>{`missing: ${[...indexMissing, ...internalMissing].join(' ')}.`}</p>\n"
	sitetest.Write(t, made.folder, map[string]string{"src/pages/index.jsx": page})
	if problems, err := made.build(t); err != nil {
		t.Fatal(err, problems)
	}
	if text := made.page(t, "page"); !strings.Contains(text, "missing: .") {
		t.Error(regexp.MustCompile(`missing: [^.]*`).FindString(text))
	}
}
