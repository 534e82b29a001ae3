package internal

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

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
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
