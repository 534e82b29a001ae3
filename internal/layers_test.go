// Package internal holds the test of the import rules; see ARCHITECTURE.md.
package internal

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mayImport states, for every package of the project, which others it may know.
// A package knows only what stands above it.
func mayImport() map[string][]string {
	return map[string][]string{
		"internal/diag":              {},
		"internal/contract":          {},
		"internal/contract/generate": {},
		"internal/strictyaml":        {"internal/diag"},
		"internal/config":            {"internal/diag", "internal/strictyaml"},
		"internal/content":           {"internal/diag", "internal/inside"},
		"internal/mdx":               {},
		"internal/markdown":          {"internal/slug", "internal/mdx"},
		"internal/asset":             {"internal/inside"},
		"internal/cache":             {},
		"internal/inside":            {},
		"internal/page":              {},
		"internal/slug":              {},
		"internal/history":           {"internal/diag"},
		"internal/tag":               {"internal/diag", "internal/slug", "internal/strictyaml", "internal/content"},
		"internal/redirect":          {"internal/diag"},
		"internal/lock":              {"internal/diag"},
		"internal/baseline":          {"internal/diag"},
		"internal/external":          {},
		"internal/route":             {"internal/diag", "internal/content"},
		"internal/sidebar":           {"internal/diag", "internal/slug", "internal/strictyaml", "internal/contract", "internal/content", "internal/route"},
		"internal/check":             {"internal/diag", "internal/content", "internal/markdown", "internal/asset", "internal/route"},
		"internal/search":            {"internal/contract", "internal/markdown", "internal/lunr"},
		"internal/lunr":              {},
		"internal/bundle":            {"internal/diag"},
		"internal/bundle/prepare":    {},
		"internal/eject":             {"internal/bundle", "internal/diag"},
		"internal/ssr":               {},
		"internal/shell":             {"internal/contract"},
		"internal/headers":           {},
		"internal/sbom":              {},
		"internal/serve":             {"internal/headers"},
		"internal/dev":               {"internal/diag", "internal/serve"},
		"internal/starter":           {},
		"internal/build": {
			"internal/diag", "internal/contract", "internal/strictyaml", "internal/config", "internal/content", "internal/markdown", "internal/asset",
			"internal/route", "internal/redirect", "internal/lock", "internal/baseline", "internal/external", "internal/sidebar", "internal/tag", "internal/history", "internal/check", "internal/search", "internal/cache", "internal/bundle", "internal/eject", "internal/ssr", "internal/shell", "internal/headers", "internal/inside", "internal/page",
			"internal/mdx",
		},
		"theme":      {},
		"cmd/docgen": {"docs", "internal/build", "internal/config", "internal/dev", "internal/diag", "internal/eject", "internal/serve", "internal/starter", "theme"},
	}
}

// maySpawn lists the packages that may start goroutines of their own.
func maySpawn() []string {
	return []string{"internal/build/parallel.go", "internal/ssr", "internal/dev/dev.go"}
}

func TestPackagesImportOnlyWhatTheyMayKnow(t *testing.T) {
	t.Parallel()
	allowed := mayImport()
	for _, file := range goFiles(t) {
		folder := filepath.ToSlash(filepath.Dir(file))
		known, listed := allowed[folder]
		if !listed {
			t.Errorf("package %s is not in the list of layers: add it, and to ARCHITECTURE.md", folder)
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
			if own, isOwn := strings.CutPrefix(path, "docgen/"); isOwn && !slices.Contains(known, own) {
				t.Errorf("%s imports %s, which %s must not know", file, own, folder)
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
			t.Errorf("%s starts a goroutine; use build's parallel or begin", file)
		}
	}
}

// goFiles lists the project's Go files but tests, relative to its root.
func goFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	for _, root := range []string{"cmd", "internal", "theme"} {
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
