package message

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

// shown finds text for readers in a piece of HTML.
var shown = regexp.MustCompile(`(?i)\b(?:aria-label|aria-description|title|alt|placeholder)="[a-z]|<(?:p|h\d|title|a|button|b|li|span)\b[^<>]*>[^<>]*[a-z]{2}`)

// labelsIn lists the labels that Go code has as literals.
func labelsIn(file *ast.File) []string {
	var found []string
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.CallExpr: // patterns are not shown
			called, isSelector := node.Fun.(*ast.SelectorExpr)
			return !isSelector || called.Sel.Name != "MustCompile"
		case *ast.BasicLit:
			if text, err := strconv.Unquote(node.Value); err == nil && node.Kind == token.STRING && shown.MatchString(text) {
				found = append(found, text)
			}
		case *ast.KeyValueExpr: // data for a component
			key, isName := node.Key.(*ast.Ident)
			value, isText := node.Value.(*ast.BasicLit)
			if isName && isText && slices.Contains([]string{"title", "label"}, strings.ToLower(key.Name)) && len(value.Value) > 2 {
				found = append(found, value.Value)
			}
		}
		return true
	})
	return found
}

func TestLabelsThatGoWritesIntoPagesComeFromTheCatalog(t *testing.T) {
	t.Parallel()
	for _, folder := range []string{"content/tag", "frontend/contract", "links/redirect", "markdown", "render", "sidebar", "site"} {
		err := filepath.WalkDir(filepath.Join("..", "..", folder), func(name string, entry fs.DirEntry, err error) error {
			if err == nil && entry.IsDir() && entry.Name() == "llms" {
				return fs.SkipDir // what agents read is in English
			}
			if err != nil || filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				return err
			}
			for _, label := range labelsIn(file) {
				t.Errorf("%s: this label is not in the catalog: %s", name, label)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func TestLabelsInGoCodeAreFound(t *testing.T) {
	t.Parallel()
	const text = `package p
var a = []string{
	"<b title=\"One\">", "<p>two</p>", "<title>Three</title>",
	"<div class=\"x\">", "<p class=\"x\">", "no label", " title=\"", "<a href=\"" + x + "\">", f("<p>six</p>"),
}
var e = regexp.MustCompile("<p>seven</p>")
var d = data{Title: "Four", label: "five", Title: x, Label: ""}`
	file, err := parser.ParseFile(token.NewFileSet(), "p.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{`<b title="One">`, "<p>two</p>", "<title>Three</title>", "<p>six</p>", `"Four"`, `"five"`}
	if got := labelsIn(file); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestIDsInGoCodeAreThoseOfMessages(t *testing.T) {
	t.Parallel()
	id := regexp.MustCompile(`"((?:theme|docgen)\.[A-Za-z.]+)"`)
	call := regexp.MustCompile(`\.(?:Text|Fill|Plural)\(("[^"]*")`)
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
			return err
		}
		code, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		for _, match := range call.FindAllSubmatch(code, -1) {
			if used := id.FindSubmatch(match[1]); used != nil && english()[string(used[1])] == "" {
				t.Errorf("%s: no message has the id %s", name, used[1])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
