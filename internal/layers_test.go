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

const module = "github.com/docgen-cli/docgen/"

// districts returns the districts of the table in ARCHITECTURE.md, from top to bottom.
func districts(t *testing.T) []string {
	t.Helper()
	text, err := os.ReadFile("../ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "\n## Districts\n")
	section, _, _ = strings.Cut(section, "\n## ")
	var names []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z/]+)` \\|").FindAllStringSubmatch(section, -1) {
		names = append(names, row[1])
	}
	return append(names, "theme", "docs") // beside the districts
}

// districtOf returns the district of a package.
func districtOf(folder string) string {
	parts := strings.Split(folder, "/")
	return strings.Join(parts[:min(2, len(parts))], "/")
}

// maySpawn returns the packages that may start goroutines.
func maySpawn() []string {
	return []string{"internal/engine/parallel", "internal/frontend/ssr", "internal/serve/dev/dev.go"}
}

func TestPackagesImportTheirDistrictAndThoseBelow(t *testing.T) {
	t.Parallel()
	order, seen := districts(t), map[string]bool{}
	for folder, imports := range packages(t) {
		own := districtOf(folder)
		seen[own] = true
		if !slices.Contains(order, own) {
			t.Errorf("%s is in no district of ARCHITECTURE.md", folder)
		}
		for _, other := range imports {
			if slices.Index(order, districtOf(other)) < slices.Index(order, own) {
				t.Errorf("%s imports %s, which is in a district above it", folder, other)
			}
		}
	}
	for _, name := range order {
		if !seen[name] {
			t.Errorf("ARCHITECTURE.md lists a district %s that does not exist", name)
		}
	}
}

// TestDistrictsListTheirPackages reads the lists in doc.go.
func TestDistrictsListTheirPackages(t *testing.T) {
	t.Parallel()
	all := packages(t)
	for _, district := range districts(t) {
		if !strings.HasPrefix(district, "internal/") {
			continue
		}
		text, err := os.ReadFile(filepath.Join("..", district, "doc.go"))
		if err != nil {
			t.Error(err)
		}
		var listed []string
		for _, line := range regexp.MustCompile(`(?m)^//   - ([a-z0-9/]+): `).FindAllStringSubmatch(string(text), -1) {
			folder := district + "/" + line[1]
			for _, other := range all[folder] {
				if other != district && districtOf(other) == district && !slices.Contains(listed, other) {
					t.Errorf("%s/doc.go: %s imports %s, which does not stand above it", district, folder, other)
				}
			}
			listed = append(listed, folder)
		}
		for folder := range all {
			if strings.HasPrefix(folder, district+"/") && !slices.Contains(listed, folder) {
				t.Errorf("%s/doc.go does not list %s", district, folder)
			}
		}
		for _, folder := range listed {
			if _, exists := all[folder]; !exists {
				t.Errorf("%s/doc.go lists %s, which does not exist", district, folder)
			}
		}
	}
}

// packages returns the packages of the project by folder, with those that each imports.
func packages(t *testing.T) map[string][]string {
	t.Helper()
	found := map[string][]string{}
	for _, file := range goFiles(t) {
		folder := filepath.ToSlash(filepath.Dir(file))
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		own := found[folder]
		for _, spec := range parsed.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			if other, isOwn := strings.CutPrefix(path, module); isOwn {
				own = append(own, other)
			}
		}
		found[folder] = own
	}
	return found
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

func TestWhatConcernsTheWholeProgramIsInOnePlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, pattern string
		want          []string
	}{
		// Only there nothing in the files of a site decides what git runs. The tool rename works on docgen's own repository.
		{"git starts", `exec\.Command(Context)?\((ctx, )?"git"`,
			[]string{"internal/engine/git/git.go", "internal/release/product/rename/main.go"}},
		{"the garbage collector is tuned", `debug\.(SetGCPercent|SetMemoryLimit|FreeOSMemory)|runtime\.GC\(`, []string{"internal/build/memory.go"}},
	} {
		matches := regexp.MustCompile(test.pattern)
		var places []string
		for _, file := range goFiles(t) {
			text, err := os.ReadFile(filepath.Join("..", file))
			if err != nil {
				t.Fatal(err)
			}
			if matches.Match(text) {
				places = append(places, file)
			}
		}
		if !slices.Equal(places, test.want) {
			t.Errorf("%s in %v, want %v", test.name, places, test.want)
		}
	}
}
