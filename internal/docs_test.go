package internal

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/sidebar"
	"github.com/docgen-cli/docgen/theme"
)

func TestGuideBuildsWithoutProblems(t *testing.T) {
	t.Parallel()
	var stderr bytes.Buffer
	out := filepath.Join(t.TempDir(), "dist")
	result, err := build.Build(context.Background(), build.BuildOptions{
		Options: build.Options{Dir: "../docs", Config: "docgen.yaml", Jobs: 2, Theme: theme.Files, Version: "test", Stderr: &stderr, CI: true},
		Out:     out, Now: time.Unix(1_700_000_000, 0).UTC(), FixedTime: true,
	})
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr.String())
	}
	for _, finding := range result.Findings {
		if finding.Code != history.Code { // an archive of the repository and a new page have none
			t.Errorf("%s: %s: %s", finding.Place(), finding.Severity, finding.Text)
		}
	}
	if result.Pages < 4 || result.Files == 0 {
		t.Errorf("got %d pages, %d files", result.Pages, result.Files)
	}
	readersFindTheirTask(t, out)
	readersFindEveryOption(t, filepath.Join(out, "reference", "options", "index.html"))
}

func TestAuthorsGuideHasEveryField(t *testing.T) {
	t.Parallel()
	fields, items := guidePage(t, "front-matter.md"), guidePage(t, "sidebars.md")
	for _, field := range reflect.VisibleFields(reflect.TypeFor[content.FrontMatter]()) {
		if name := field.Tag.Get("field"); !strings.Contains(fields, "\n| `"+name+"` |") {
			t.Errorf("front-matter.md has no row for %q", name)
		}
	}
	for _, kind := range sidebar.ItemKind("").Allowed() {
		if !strings.Contains(items, "\n### `"+kind+"`: ") {
			t.Errorf("sidebars.md has no section for items of type %q", kind)
		}
	}
}

// A row starts with the name in code, which values may follow.
func TestAuthorsGuideHasEveryMarkdownExtension(t *testing.T) {
	t.Parallel()
	page := guidePage(t, "markdown.md") + guidePage(t, "code-blocks.md")
	rows := append(markdown.Directives(), markdown.CodeOptions()...)
	for _, option := range reflect.VisibleFields(reflect.TypeFor[config.Markdown]()) {
		rows = append(rows, "markdown."+option.Tag.Get("yaml"))
	}
	for _, name := range rows {
		if !regexp.MustCompile("(?m)^\\| `" + regexp.QuoteMeta(name) + "[`=]").MatchString(page) {
			t.Errorf("markdown.md and code-blocks.md have no row for %q", name)
		}
	}
	for _, alert := range markdown.Alerts() {
		if !strings.Contains(page, "`"+alert+"`") {
			t.Errorf("markdown.md does not name the alert %q", alert)
		}
	}
}

func guidePage(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "docs", "content", "reference", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
