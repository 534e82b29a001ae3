package internal

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/eject"
	"github.com/docgen-cli/docgen/theme"
)

// UPDATE=1 writes the table.
func TestAuthorsGuideHasEveryComponent(t *testing.T) {
	t.Parallel()
	page := guidePage(t, "components.md")
	components, err := eject.List(theme.Files)
	if err != nil {
		t.Fatal(err)
	}
	var rows strings.Builder
	for _, component := range components {
		purpose := strings.TrimPrefix(component.Purpose, component.Name+" ")
		rows.WriteString("| `" + component.Name + "` | " + strings.ToUpper(purpose[:1]) + purpose[1:] + " |\n")
	}
	want := tablesBelow(page, regexp.MustCompile(`(?m)^<!-- components() -->\n`), "| Component | Purpose |\n| --- | --- |\n",
		func(string) string { return rows.String() })
	update(t, "components.md", page, want)
}

// Components that MDX can use without an import have a section with a row for each property.
func TestAuthorsGuideHasEveryPropertyOfMDXComponents(t *testing.T) {
	t.Parallel()
	page := guidePage(t, "components.md")
	for heading, components := range map[string][]string{
		"Tabs and TabItem": {"Tabs", "TabItem"}, "Admonition": {"Admonition"}, "CodeBlock": {"CodeBlock"}, "Details": {"Details"},
		"Cards and Card": {"Card"}, "DocCardList": {"DocCardList"}, "Badge": {"Badge"},
		"Figure and FileTree": {"Figure"}, "Button": {"Button"}, "Hero, Features, Logos and CallToAction": {"Feature", "Logos", "CallToAction"},
	} {
		_, section, _ := strings.Cut(page, "\n## "+heading+"\n")
		section, _, _ = strings.Cut(section, "\n## ")
		for _, component := range components {
			source, err := fs.ReadFile(theme.Files, "mdx/"+component+".tsx")
			if err != nil {
				t.Fatal(err)
			}
			properties := regexp.MustCompile(`(?s)interface (?:TabItem)?Props.*?\n}`).Find(source)
			for _, match := range regexp.MustCompile(`(?m)^  (\w+)\??:`).FindAllSubmatch(properties, -1) {
				if name := string(match[1]); name != "children" && !strings.Contains(section, "\n| `"+name+"` | ") {
					t.Errorf("components.md has no row for the property %s of %s", name, component)
				}
			}
		}
	}
}

// The uses of tokens are written by hand. UPDATE=1 writes their defaults.
func TestAuthorsGuideHasEveryToken(t *testing.T) {
	t.Parallel()
	page := guidePage(t, "design-tokens.md")
	defaults := map[string]string{}
	for _, file := range []string{"styles/tokens.css", "styles/icons.css"} {
		styles, err := fs.ReadFile(theme.Files, file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range regexp.MustCompile(`(?m)^\s+(--[a-z0-9-]+):([^;]*);`).FindAllSubmatch(styles, -1) {
			name := string(match[1])
			if _, first := defaults[name]; first {
				continue // of another mode or window
			}
			defaults[name] = tokenDefault(string(match[2]))
			if !strings.Contains(page, "\n| `"+name+"` | ") {
				t.Errorf("design-tokens.md has no row for %s", name)
			}
		}
	}
	want := regexp.MustCompile("(?m)^\\| `(--[a-z0-9-]+)` \\|.*?\\| ([A-Z`].*)$").ReplaceAllStringFunc(page, func(row string) string {
		cells := strings.SplitN(row, "|", 4)
		name := strings.Trim(cells[1], " `")
		if defaults[name] == "" {
			t.Errorf("design-tokens.md has a row for %s, which the theme does not have", name)
		}
		return "|" + cells[1] + "| " + defaults[name] + " |" + cells[3]
	})
	update(t, "design-tokens.md", page, want)
}

var (
	twoModes = regexp.MustCompile(`^light-dark\(([^(,]+), ([^(,]+)\)$`)
	usedName = regexp.MustCompile(`color-mix\(in srgb, var\((--[a-z-]+)\)`)
)

// tokenDefault formats a CSS value for a table.
func tokenDefault(value string) string {
	value = strings.Join(strings.Fields(value), " ")
	if modes := twoModes.FindStringSubmatch(value); modes != nil {
		return code(modes[1]) + ", dark " + code(modes[2])
	}
	if used := usedName.FindStringSubmatch(value); used != nil {
		return "derived from " + code(used[1])
	}
	return code(value)
}

// update compares a page of the reference with its expected content, or writes it.
func update(t *testing.T, name, page, want string) {
	t.Helper()
	if os.Getenv("UPDATE") == "" && page != want {
		t.Errorf("%s is out of date; UPDATE=1 go test ./internal writes it", name)
	}
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(filepath.Join("..", "docs", "content", "reference", name), []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
