package starter_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/commands/starter"
)

func TestNewPluginHasItsName(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	names, err := starter.WritePlugin(dir, "team-list")
	if err != nil || strings.Join(names, " ") != "plugins/team-list.test.ts plugins/team-list.ts" {
		t.Fatalf("the files are %v (%v)", names, err)
	}
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil || strings.Contains(string(text), "NAME") || !strings.Contains(string(text), "team-list") {
			t.Errorf("%s is %s (%v)", name, text, err)
		}
	}
	for _, name := range []string{"Team", "1a", "a/b", ""} {
		if _, err := starter.WritePlugin(t.TempDir(), name); err == nil {
			t.Errorf("%q is a name", name)
		}
	}
	if _, err := starter.WritePlugin(dir, "team-list"); err == nil {
		t.Error("files that exist are replaced")
	}
}
