// Package internal holds the test of the import rules; see ARCHITECTURE.md.
package internal

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mayImport returns the imports that each package may have: the last column of the table of
// packages in ARCHITECTURE.md.
func mayImport(t *testing.T) map[string][]string {
	t.Helper()
	text, err := os.ReadFile("../ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "\n## Packages\n")
	section, _, _ = strings.Cut(section, "\n## ")
	layers, above := map[string][]string{}, []string{}
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z/]+)` \\| .* \\| ([a-z, /]+) \\|$").FindAllStringSubmatch(section, -1) {
		folder, known := folderOf(row[1]), []string{}
		if row[2] != "nothing" {
			for _, name := range strings.Split(row[2], ", ") {
				known = append(known, folderOf(name))
			}
		}
		for _, other := range known {
			if !slices.Contains(above, other) {
				t.Errorf("ARCHITECTURE.md: %s knows %s, which does not stand above it", folder, other)
			}
		}
		layers[folder] = known
		above = append(above, folder)
	}
	return layers
}

// folderOf returns the folder of a package by its name in the table.
func folderOf(name string) string {
	if slices.Contains([]string{"theme", "docs", "cmd/docgen"}, name) {
		return name
	}
	return "internal/" + name
}

// maySpawn returns the packages that may start goroutines.
func maySpawn() []string {
	return []string{"internal/engine/parallel", "internal/frontend/ssr", "internal/serve/dev/dev.go"}
}

func TestPackagesImportOnlyWhatTheTableAllows(t *testing.T) {
	t.Parallel()
	allowed, seen := mayImport(t), map[string]map[string]bool{}
	for _, file := range goFiles(t) {
		folder := filepath.ToSlash(filepath.Dir(file))
		known, listed := allowed[folder]
		if seen[folder] == nil {
			seen[folder] = map[string]bool{}
			if !listed {
				t.Errorf("package %s is not in the table of ARCHITECTURE.md", folder)
			}
		}
		if !listed {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, spec := range parsed.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			own, isOwn := strings.CutPrefix(path, "github.com/docgen-cli/docgen/")
			if seen[folder][own] = true; isOwn && !slices.Contains(known, own) {
				t.Errorf("%s imports %s, which %s must not know", file, own, folder)
			}
		}
	}
	for folder, known := range allowed {
		if seen[folder] == nil {
			t.Errorf("ARCHITECTURE.md lists a package %s that does not exist", folder)
			continue
		}
		for _, other := range known {
			if !seen[folder][other] {
				t.Errorf("ARCHITECTURE.md: %s does not import %s", folder, other)
			}
		}
	}
}

func TestGoroutinesStartInThreePlaces(t *testing.T) {
	t.Parallel()
	for _, file := range goFiles(t) {
		if slices.ContainsFunc(maySpawn(), func(place string) bool { return strings.HasPrefix(file, place) }) {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		if startsGoroutine(parsed) {
			t.Errorf("%s starts a goroutine; use the package parallel", file)
		}
	}
}

// goFiles returns the project's Go files except tests, relative to its root.
func goFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	for _, root := range []string{"cmd", "docs", "internal", "theme"} {
		err := filepath.WalkDir(filepath.Join("..", root), func(path string, entry fs.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
				relative, _ := filepath.Rel("..", path)
				files = append(files, filepath.ToSlash(relative))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return files
}

// startsGoroutine reports whether a file has a go statement or calls
// sync.WaitGroup.Go.
func startsGoroutine(file *ast.File) bool {
	found := false
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.GoStmt:
			found = true
		case *ast.CallExpr:
			if selector, ok := node.Fun.(*ast.SelectorExpr); ok && selector.Sel.Name == "Go" {
				found = true
			}
		}
		return !found
	})
	return found
}

// Only there nothing in the files of a site decides what git runs. The tool rename works on docgen's own repository.
func TestGitStartsInOnePlace(t *testing.T) {
	t.Parallel()
	starts := regexp.MustCompile(`exec\.Command(Context)?\((ctx, )?"git"`)
	var places []string
	for _, file := range goFiles(t) {
		text, err := os.ReadFile(filepath.Join("..", file))
		if err != nil {
			t.Fatal(err)
		}
		if starts.Match(text) {
			places = append(places, file)
		}
	}
	if want := []string{"internal/engine/git/command.go", "internal/release/product/rename/main.go"}; !slices.Equal(places, want) {
		t.Errorf("git starts in %v, want %v", places, want)
	}
}
