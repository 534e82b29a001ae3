package starter_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/commands/starter"
	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// tree lists the files and folders below dir; folders end in a slash.
func tree(t *testing.T, dir string) []string {
	t.Helper()
	var names []string
	err := filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		name, relErr := filepath.Rel(dir, file)
		name = filepath.ToSlash(name)
		if entry != nil && entry.IsDir() {
			name += "/"
		}
		names = append(names, name)
		return errors.Join(err, relErr)
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

func put(t *testing.T, dir, name, text string) {
	t.Helper()
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestWriteMakesTheWholeSite(t *testing.T) {
	t.Parallel()
	want := []string{
		".gitignore",
		"content/components.mdx",
		"content/guide.md",
		"content/index.md",
		"content/tutorial/01-first-page.md",
		"content/tutorial/02-next-steps.md",
		"content/tutorial/_category_.yml",
		"docgen.yaml",
		"sidebars.yaml",
		"src/components/Counter.tsx",
		"src/css/custom.css",
		"static/img/favicon.svg",
		"static/img/logo.svg",
	}
	for _, name := range []string{"existing", "new", "deep/in/new/folders"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			above := t.TempDir()
			put(t, above, "existing/README.md", "mine")
			dir := filepath.Join(above, filepath.FromSlash(name))
			got, err := starter.Write(dir, starter.Settings{Title: "My docs"})
			if err != nil || !slices.Equal(got, want) {
				t.Fatalf("got %q, %v, want %q", got, err, want)
			}
			for _, file := range want {
				text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(file)))
				if err != nil || len(text) == 0 {
					t.Errorf("%s: %d bytes, %v", file, len(text), err)
				}
			}
		})
	}
}

func TestWriteLeavesWhatIsThere(t *testing.T) {
	t.Parallel()
	rows := []struct {
		name, existing string
		named          []string
	}{
		{"config", "docgen.yaml", []string{"docgen.yaml"}},
		{"page", "content/tutorial/01-first-page.md", []string{"content/tutorial/01-first-page.md"}},
		{"dotfile", ".gitignore", []string{".gitignore"}},
		{"several", "docgen.yaml content/index.md", []string{"content/index.md", "docgen.yaml"}},
		{"file where a folder goes", "content", []string{"content/components.mdx"}},
		{"folder where a file goes", "docgen.yaml/x", []string{"docgen.yaml"}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			for _, name := range strings.Fields(row.existing) {
				put(t, dir, name, "mine")
			}
			before := tree(t, dir)
			files, err := starter.Write(dir, starter.Settings{Title: "My docs"})
			if err == nil || files != nil {
				t.Fatalf("got %q, %v, want an error", files, err)
			}
			for _, name := range row.named {
				if !strings.Contains(err.Error(), name) {
					t.Errorf("%q does not name %s", err, name)
				}
			}
			if after := tree(t, dir); !slices.Equal(after, before) {
				t.Errorf("got %q, want %q", after, before)
			}
			for _, name := range strings.Fields(row.existing) {
				if text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name))); string(text) != "mine" {
					t.Errorf("%s is %q now, %v", name, text, err)
				}
			}
		})
	}
}

func TestExistingFileCanBeToldFromAFault(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	put(t, dir, "docgen.yaml", "mine")
	var exists *disk.ExistError
	if _, err := starter.Write(dir, starter.Settings{Title: "My docs"}); !errors.As(err, &exists) || len(exists.Files) != 1 ||
		exists.Files[0] != "docgen.yaml" {
		t.Errorf("got %v, want an ExistError with docgen.yaml", err)
	}
	if _, err := starter.Write(filepath.Join(dir, "docgen.yaml"), starter.Settings{}); err == nil || !strings.Contains(err.Error(), "docgen.yaml") {
		t.Errorf("a file as the folder: got %v", err)
	}
}

func TestFaultHalfwayLeavesNothing(t *testing.T) {
	t.Parallel()
	for name, link := range map[string]string{"leads nowhere": "missing", "leads out": ".."} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			if err := os.Symlink(link, filepath.Join(dir, "static")); err != nil {
				t.Skip("no symbolic links here: ", err)
			}
			before := tree(t, dir)
			if files, err := starter.Write(dir, starter.Settings{Title: "My docs"}); err == nil {
				t.Fatalf("got %q, want an error", files)
			}
			if after := tree(t, dir); !slices.Equal(after, before) {
				t.Errorf("got %q, want %q", after, before)
			}
		})
	}
}
