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
	text, err := os.ReadFile("../docs/content/theming.md")
	if err != nil {
		t.Fatal(err)
	}
	guide := string(text)
	components, err := eject.List(theme.Files)
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]bool{}
	for _, component := range components {
		purpose := strings.TrimSuffix(strings.TrimPrefix(component.Purpose, component.Name+" "), ".")
		row := fmt.Sprintf("| `%s` | %s |\n", component.Name, purpose)
		rows[component.Name] = true
		if !strings.Contains(guide, row) {
			t.Errorf("theming.md lacks this row:\n%s", row)
		}
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
