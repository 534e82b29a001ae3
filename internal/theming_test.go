package internal

import (
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"docgen/internal/eject"
	"docgen/theme"
)

func TestAuthorsGuideHasEveryComponentAndToken(t *testing.T) {
	t.Parallel()
	const file = "../docs/content/reference/theming.md"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	guide := string(text)
	components, err := eject.List(theme.Files)
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]bool{}
	var table strings.Builder
	for _, component := range components {
		purpose := strings.TrimSuffix(strings.TrimPrefix(component.Purpose, component.Name+" "), ".")
		fmt.Fprintf(&table, "| `%s` | %s |\n", component.Name, purpose)
		rows[component.Name] = true
	}
	const head = "\n| component | what it is |\n| --- | --- |\n"
	before, rest, found := strings.Cut(guide, head)
	written, after, ends := strings.Cut(rest, "\n\n")
	if !found || !ends {
		t.Fatal("theming.md has no table of components")
	}
	if os.Getenv("UPDATE") == "1" {
		guide = before + head + table.String() + "\n" + after
		if err := os.WriteFile(file, []byte(guide), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if written+"\n" != table.String() {
		t.Errorf("the table of components in theming.md is not that of the theme; UPDATE=1 go test ./internal writes it:\n%s", table.String())
	}
	for _, file := range []string{"styles/tokens.css", "styles/icons.css"} {
		styles, err := fs.ReadFile(theme.Files, file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range regexp.MustCompile(`(?m)^\s+(--[a-z0-9-]+):`).FindAllSubmatch(styles, -1) {
			rows[string(match[1])] = true
			if !strings.Contains(guide, "\n| `"+string(match[1])+"` | ") {
				t.Errorf("theming.md has no row for the token %s", match[1])
			}
		}
	}
	for _, match := range regexp.MustCompile("(?m)^\\| `((?:--)?[A-Za-z0-9-]+)` \\|").FindAllStringSubmatch(guide, -1) {
		if !rows[match[1]] && !slices.Contains([]string{"name"}, match[1]) {
			t.Errorf("theming.md has a row for %s, which the theme has not", match[1])
		}
	}
}
