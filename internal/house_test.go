package internal

import (
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// longest is how many columns a line of Go may have, with tabs of four.
const longest = 160

// TestHouseRules reads all Go files, tests too.
func TestHouseRules(t *testing.T) {
	t.Parallel()
	err := filepath.WalkDir("..", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && slices.Contains([]string{"node_modules", "bin", "dist", ".git", ".docgen"}, entry.Name()):
			return fs.SkipDir
		case filepath.Ext(file) != ".go":
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		files := token.NewFileSet()
		parsed, err := parser.ParseFile(files, file, text, 0)
		if err != nil {
			return err
		}
		ast.Inspect(parsed, func(node ast.Node) bool {
			condition, isIf := node.(*ast.IfStmt)
			if !isIf {
				return true
			}
			if set, isSet := condition.Init.(*ast.AssignStmt); isSet && set.Tok != token.DEFINE {
				t.Errorf("%v: the condition changes a variable: set it in a line of its own", files.Position(set.Pos()))
			}
			return true
		})
		for line, width := range widths(text) {
			if width > longest {
				t.Errorf("%s:%d: the line has more than %d columns", file, line, longest)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// widths returns the columns of each line without its longest text, tag or comment, which Go cannot break.
func widths(text []byte) map[int]int {
	lines := strings.Split(strings.ReplaceAll(string(text), "\t", "    "), "\n")
	files := token.NewFileSet()
	file := files.AddFile("", -1, len(text))
	var all scanner.Scanner
	all.Init(file, text, nil, scanner.ScanComments)
	unbroken := map[int]int{}
	for {
		at, kind, literal := all.Scan()
		if kind == token.EOF {
			break
		}
		for i, part := range strings.Split(literal, "\n") {
			if line := file.Line(at) + i; kind == token.STRING || kind == token.COMMENT {
				unbroken[line] = max(unbroken[line], len([]rune(part)))
			}
		}
	}
	found := map[int]int{}
	for i, line := range lines {
		found[i+1] = len([]rune(line)) - unbroken[i+1]
	}
	return found
}

// TestLargePackagesHaveAReason compares the list in CONTRIBUTING.md with the files.
func TestLargePackagesHaveAReason(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "\n### Large packages\n")
	list, _, _ = strings.Cut(list, "\n## ")
	files, lines := map[string]int{}, map[string]int{}
	for _, file := range goFiles(t) {
		text, err := os.ReadFile(filepath.Join("..", file))
		if err != nil {
			t.Fatal(err)
		}
		folder := filepath.ToSlash(filepath.Dir(file))
		files[folder]++
		lines[folder] += strings.Count(string(text), "\n")
	}
	for folder, count := range files {
		isLarge, isListed := count > 25 || lines[folder] > 3_000, strings.Contains(list, "| `"+folder+"` |")
		if isLarge != isListed {
			t.Errorf("%s has %d files and %d lines: in the list of large packages %v, want %v", folder, count, lines[folder], isListed, isLarge)
		}
	}
}

// withoutCaller lists the files that make a context of their own, with the reason.
var withoutCaller = map[string]string{
	"internal/release/main.go":             "the command of releases has no caller",
	"internal/release/vscode/pack/main.go": "nor has the command that packs the extension",
	"internal/site/text/origin.go":         "a page asks for the body that a cache has lost long after the site was read",
}

// TestContextsComeFromTheCaller checks that no context outlives the call that it belongs to: no struct has one, and
// only commands make one.
func TestContextsComeFromTheCaller(t *testing.T) {
	t.Parallel()
	for _, file := range goFiles(t) {
		files := token.NewFileSet()
		parsed, err := parser.ParseFile(files, filepath.Join("..", file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(node ast.Node) bool {
			switch node := node.(type) {
			case *ast.StructType:
				for _, field := range node.Fields.List {
					if isOfContext(field.Type, "Context") {
						t.Errorf("%v: a struct has a context: take it as an argument where it is needed", files.Position(field.Pos()))
					}
				}
			case *ast.CallExpr:
				if isOfContext(node.Fun, "Background", "TODO") && strings.HasPrefix(file, "internal/") && withoutCaller[file] == "" {
					t.Errorf("%v: take the context of the caller instead of making one", files.Position(node.Pos()))
				}
			}
			return true
		})
	}
}

// isOfContext reports whether an expression is one of these names of the package context.
func isOfContext(expression ast.Expr, names ...string) bool {
	selector, isSelector := expression.(*ast.SelectorExpr)
	if !isSelector {
		return false
	}
	from, isName := selector.X.(*ast.Ident)
	return isName && from.Name == "context" && slices.Contains(names, selector.Sel.Name)
}
