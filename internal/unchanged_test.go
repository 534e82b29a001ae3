package internal

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const sitePackage = module + "internal/site"

// listed is a package as "go list" describes it.
type listed struct {
	ImportPath, Dir, Export string
	GoFiles, Deps           []string
}

// TestNobodyChangesASite finds code outside of internal/site that assigns to what a site consists of. Copies may be changed.
func TestNobodyChangesASite(t *testing.T) {
	t.Parallel()
	output, err := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,Deps", "../cmd/...", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := map[string]listed{}
	for decoder := json.NewDecoder(strings.NewReader(string(output))); ; {
		var found listed
		if err := decoder.Decode(&found); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		packages[found.ImportPath] = found
	}
	files := token.NewFileSet()
	imports := importer.ForCompiler(files, "gc", func(path string) (io.ReadCloser, error) { return os.Open(packages[path].Export) })
	checked := 0
	for path, found := range packages {
		if !slices.Contains(found.Deps, sitePackage) || strings.HasPrefix(path, sitePackage+"/") {
			continue
		}
		checked++
		var parsed []*ast.File
		for _, name := range found.GoFiles {
			file, err := parser.ParseFile(files, filepath.Join(found.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			parsed = append(parsed, file)
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
		if _, err := (&types.Config{Importer: imports}).Check(path, files, parsed, info); err != nil {
			t.Fatal(err)
		}
		for _, place := range siteChanges(info, parsed) {
			t.Errorf("%s: changes a part of a site, which never changes after it is read; change a copy", files.Position(place))
		}
	}
	if checked < 10 {
		t.Errorf("%d packages use sites", checked)
	}
}

// siteChanges returns the places of assignments to parts of a site.
func siteChanges(info *types.Info, files []*ast.File) (places []token.Pos) {
	for _, file := range files {
		ast.Inspect(file, func(node ast.Node) bool {
			var targets []ast.Expr
			switch node := node.(type) {
			case *ast.AssignStmt:
				targets = node.Lhs
			case *ast.IncDecStmt:
				targets = []ast.Expr{node.X}
			case *ast.CallExpr:
				if name, isName := node.Fun.(*ast.Ident); isName && (name.Name == "delete" || name.Name == "clear") {
					targets = []ast.Expr{&ast.IndexExpr{X: node.Args[0]}}
				}
			}
			for _, target := range targets {
				if isPartOfSite(info, target, false) {
					places = append(places, target.Pos())
				}
			}
			return true
		})
	}
	return places
}

// isPartOfSite reports whether an expression is a part of a site, as opposed to a part of a local copy. isShared tells
// that copies share it, as they do the elements of a slice.
func isPartOfSite(info *types.Info, target ast.Expr, isShared bool) bool {
	switch target := target.(type) {
	case *ast.ParenExpr:
		return isPartOfSite(info, target.X, isShared)
	case *ast.StarExpr:
		return isOfSite(info.Types[target].Type)
	case *ast.IndexExpr:
		return isPartOfSite(info, target.X, true)
	case *ast.SelectorExpr:
		selection := info.Selections[target]
		if selection == nil || selection.Kind() != types.FieldVal {
			return false
		}
		_, isPointer := selection.Recv().Underlying().(*types.Pointer)
		return isOfSite(selection.Recv()) && (isPointer || isShared) || !isPointer && isPartOfSite(info, target.X, isShared)
	}
	return false
}

// isOfSite reports whether a type, or what it points to, is one of those of a site. What a site is read from is not.
func isOfSite(of types.Type) bool {
	if pointer, isPointer := of.Underlying().(*types.Pointer); isPointer {
		of = pointer.Elem()
	}
	named, isNamed := types.Unalias(of).(*types.Named)
	return isNamed && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == sitePackage && !strings.HasSuffix(named.Obj().Name(), "Input")
}

func TestChangesOfSitesAreFound(t *testing.T) {
	t.Parallel()
	const source = `package site
type Site struct { Name string; Pages []*Page; Titles map[string]string }
type Page struct { Title string }
type SetInput struct { Name string }
func f(s Site, p *Page, input *SetInput) {
	%s
}`
	for statement, want := range map[string]int{
		`p.Title = ""`: 1, `*p = Page{}`: 1, `s.Pages[0].Title = ""`: 1, `s.Pages[0] = nil`: 1, `s.Titles[""] = ""`: 1, `delete(s.Titles, "")`: 1,
		`s.Name = ""`: 0, `own := *p; own.Title = ""`: 0, `s.Pages = nil`: 0, `input.Name = ""`: 0, `p = nil`: 0,
	} {
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, "x.go", fmt.Sprintf(source, statement), 0)
		if err != nil {
			t.Fatal(err)
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
		if _, err := (&types.Config{}).Check(sitePackage, files, []*ast.File{file}, info); err != nil {
			t.Fatal(statement, err)
		}
		if got := len(siteChanges(info, []*ast.File{file})); got != want {
			t.Errorf("%s: %d changes, want %d", statement, got, want)
		}
	}
}
