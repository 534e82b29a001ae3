package internal

import (
	"cmp"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	names "github.com/docgen-cli/docgen/internal/frontend/bundle/docusaurus"
	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
	"github.com/docgen-cli/docgen/theme"
)

var outcomesMark = regexp.MustCompile(`(?m)^<!-- outcomes: (\w+) -->\n`)

// The tables of docusaurus-names.md are those that docgen import uses.
func TestGuideSaysWhatBecomesOfDocusaurus(t *testing.T) {
	t.Parallel()
	const name = "../guides/move/docusaurus-names.md"
	page := guidePage(t, name)
	outcomes := map[string][]docusaurus.Outcome{"options": docusaurus.Options(), "packages": docusaurus.Packages(), "lifecycles": docusaurus.Lifecycles()}
	want := page
	for kind, table := range outcomes {
		want = outcomesBelow(want, kind, "| Name | Class | What it becomes |\n| --- | --- | --- |\n", outcomeRows(table))
	}
	want = outcomesBelow(want, "components", "| In Docusaurus | In docgen |\n| --- | --- |\n", counterpartRows())
	want = outcomesBelow(want, "absent", "| Names that begin with | What to do instead |\n| --- | --- |\n", absentRows(names.Absents()))
	want = outcomesBelow(want, "partly", "| Names that begin with | Where docgen writes the HTML itself |\n| --- | --- |\n", absentRows(names.Withouts()))
	want = outcomesBelow(want, "modules", "| Module | Exports |\n| --- | --- |\n", moduleRows(t))
	update(t, name, page, want)
}

// outcomesBelow puts rows below the mark of a kind.
func outcomesBelow(page, kind, head, rows string) string {
	mark := outcomesMark.FindStringIndex(page)
	before := ""
	for mark != nil {
		part := page[:mark[1]]
		if strings.HasSuffix(part, "<!-- outcomes: "+kind+" -->\n") {
			return before + tablesBelow(page, regexp.MustCompile(`(?m)^<!-- outcomes: (`+kind+`) -->\n`), head, func(string) string { return rows })
		}
		before, page = before+part, page[mark[1]:]
		mark = outcomesMark.FindStringIndex(page)
	}
	return before + page
}

func outcomeRows(outcomes []docusaurus.Outcome) string {
	var rows strings.Builder
	for _, outcome := range outcomes {
		text := outcome.Text
		if outcome.To != "" && !strings.Contains(text, outcome.To) {
			text = strings.TrimSuffix("`"+outcome.To+"`; "+text, "; ")
		}
		fmt.Fprintf(&rows, "| `%s` | %s | %s |\n", outcome.Name, outcome.Class, escaped(text))
	}
	return rows.String()
}

func escaped(text string) string {
	return strings.NewReplacer("|", "\\|", "<", "\\<", "{", "\\{").Replace(text)
}

func counterpartRows() string {
	var rows strings.Builder
	for _, each := range slices.SortedFunc(slices.Values(names.Components()), func(a, b names.Component) int { return cmp.Compare(a.Name, b.Name) }) {
		fmt.Fprintf(&rows, "| `%s` | `%s` |\n", each.Name, each.Ours)
	}
	return rows.String()
}

func absentRows(absent [][2]string) string {
	var rows strings.Builder
	for _, each := range absent {
		fmt.Fprintf(&rows, "| `%s` | %s |\n", each[0], each[1])
	}
	return rows.String()
}

// exported finds the exports of a module of the theme, and the modules that it re-exports.
var (
	exported   = regexp.MustCompile(`(?m)^export (?:default )?(?:async )?(?:function|const|class) (\w+)|^export default (\w+)$`)
	reexported = regexp.MustCompile(`(?m)^export \{([^}]*)\} from`)
	everything = regexp.MustCompile(`(?m)^export \* from '\.\.?/([^']+)'`)
)

// moduleRows lists the modules that code of the site imports by Docusaurus's names.
func moduleRows(t *testing.T) string {
	t.Helper()
	var rows strings.Builder
	_ = fs.WalkDir(theme.Files, "docusaurus", func(file string, entry fs.DirEntry, err error) error {
		name := strings.TrimSuffix(strings.TrimPrefix(strings.TrimSuffix(strings.TrimSuffix(file, ".tsx"), ".ts"), "docusaurus/"), "/index")
		folder, _, isBelow := strings.Cut(name, "/")
		isPart := isBelow && folder != "theme-common" && folder != "plugin-content-docs" && folder != "plugin-content-blog" && folder != "useGlobalData"
		isOwn := slices.Contains([]string{"siteConfig", "globalData", "useGlobalData/lacking", "Layout", "noStyles", "theme-common/internal", "plugin-content-docs/sidebar",
			"plugin-content-docs/docs"}, name)
		if err != nil || entry.IsDir() || isPart || isOwn {
			return nil
		}
		names := exportsOf(t, file)
		slices.Sort(names)
		fmt.Fprintf(&rows, "| `@docusaurus/%s` | %s |\n", name, strings.Join(slices.Compact(names), ", "))
		return nil
	})
	return rows.String()
}

func exportsOf(t *testing.T, file string) []string {
	t.Helper()
	text, err := fs.ReadFile(theme.Files, file)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, match := range exported.FindAllStringSubmatch(string(text), -1) {
		names = append(names, "`"+cmp.Or(match[1], match[2])+"`")
	}
	for _, match := range reexported.FindAllStringSubmatch(string(text), -1) {
		for name := range strings.SplitSeq(match[1], ",") {
			if _, as, isRenamed := strings.Cut(name, " as "); isRenamed {
				name = as
			}
			name = strings.TrimSpace(name)
			if name != "" {
				names = append(names, "`"+name+"`")
			}
		}
	}
	for _, match := range everything.FindAllStringSubmatch(string(text), -1) {
		for _, extension := range []string{".ts", ".tsx"} {
			if inner := "docusaurus/" + match[1] + extension; exists(inner) {
				names = append(names, exportsOf(t, inner)...)
			}
		}
	}
	return names
}

func exists(file string) bool {
	_, err := fs.Stat(theme.Files, file)
	return err == nil
}
