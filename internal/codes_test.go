package internal

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/docs"
	"github.com/docgen-cli/docgen/internal/diag"
)

// usedCodes returns the codes in the sources, each with a file that uses it. It collects the
// strings that are assigned to names such as linkCode or passed to methods named report.
func usedCodes(t *testing.T) map[string]string {
	t.Helper()
	used := map[string]string{}
	for _, file := range goFiles(t) {
		if strings.HasPrefix(file, "internal/diag/") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		note := func(name, value ast.Expr) {
			var called string
			switch name := name.(type) {
			case *ast.Ident:
				called = name.Name
			case *ast.SelectorExpr:
				called = name.Sel.Name
			}
			literal, isText := value.(*ast.BasicLit)
			if !isText || literal.Kind != token.STRING || !strings.HasSuffix(called, "Code") && called != "code" {
				return
			}
			if text, err := strconv.Unquote(literal.Value); err == nil && text != "" {
				used[text] = file
			}
		}
		ast.Inspect(parsed, func(node ast.Node) bool {
			switch node := node.(type) {
			case *ast.KeyValueExpr:
				note(node.Key, node.Value)
			case *ast.ValueSpec:
				for i, value := range node.Values {
					note(node.Names[i], value)
				}
			case *ast.AssignStmt:
				for i, value := range node.Rhs {
					if len(node.Lhs) == len(node.Rhs) {
						note(node.Lhs[i], value)
					}
				}
			case *ast.CallExpr:
				selector, isMethod := node.Fun.(*ast.SelectorExpr)
				if isMethod && selector.Sel.Name == "report" && len(node.Args) > 0 {
					note(ast.NewIdent("Code"), node.Args[0])
				}
			}
			return true
		})
	}
	return used
}

func TestEveryCodeIsListedAndUsed(t *testing.T) {
	t.Parallel()
	used := usedCodes(t)
	for code, file := range used {
		if _, listed := diag.CodeNamed(code); !listed && !strings.Contains(code, " ") {
			t.Errorf("%s reports the code %q, which diag.Codes lacks", file, code)
		}
	}
	for _, code := range diag.Codes() {
		if used[code.Name] == "" {
			t.Errorf("nothing reports the code %q", code.Name)
		}
	}
	if !slices.IsSortedFunc(diag.Codes(), func(a, b diag.Code) int { return strings.Compare(a.Name, b.Name) }) {
		t.Error("diag.Codes is not sorted")
	}
}

// relatedCode is an entry below "Related codes".
var relatedCode = regexp.MustCompile(`(?m)^\* \[([a-z-]+)\]\(([a-z-]+)\.md\): (.*)$`)

// checkCodePage reports what the page of a code lacks: a message with the code, a fix, its
// severity and related codes, all in Markdown that docgen explain can render.
func checkCodePage(t *testing.T, code diag.Code) {
	t.Helper()
	page := docs.Code(code.Name)
	for _, part := range []string{"# " + code.Name + "\n", "[" + code.Name + "]\n", "\n## Fix\n", "\n## Severity\n", "\n## Related codes\n\n* "} {
		if !strings.Contains(page, part) {
			t.Errorf("docs/content/codes/%s.md lacks %q", code.Name, part)
		}
	}
	if !code.Fixed && !strings.Contains(page, "\n  "+code.Name+": ") {
		t.Errorf("docs/content/codes/%s.md does not show its option", code.Name)
	}
	for _, entry := range relatedCode.FindAllStringSubmatch(page, -1) {
		if related, _ := diag.CodeNamed(entry[1]); entry[2] != related.Name || entry[3] != related.Summary {
			t.Errorf("docs/content/codes/%s.md: %q: the summary of the code is %q", code.Name, entry[0], related.Summary)
		}
	}
	for line := range strings.Lines(docs.Terminal(page, strings.TrimSpace)) {
		isCode := strings.HasPrefix(line, "    ")
		if !isCode && (strings.HasPrefix(line, "#") || strings.Contains(line, "](") || strings.Contains(line, "```")) {
			t.Errorf("docgen explain %s prints Markdown: %s", code.Name, line)
		}
	}
}

// The script of a code has the exact text and JSON of a message.
func TestEveryCodeHasItsPageAndItsScript(t *testing.T) {
	t.Parallel()
	for _, code := range diag.Codes() {
		checkCodePage(t, code)
		script, err := os.ReadFile("../cmd/docgen/testdata/script/code_" + code.Name + ".txtar")
		if err != nil {
			t.Errorf("the code %q has no script: %v", code.Name, err)
			continue
		}
		for _, part := range []string{"  [" + code.Name + "]\n", `"code":"` + code.Name + `"`} {
			if !strings.Contains(string(script), part) {
				t.Errorf("code_%s.txtar lacks %q", code.Name, part)
			}
		}
	}
	pages, err := filepath.Glob("../docs/content/codes/*.md")
	if err != nil || len(pages) != len(diag.Codes()) {
		t.Errorf("%d pages for %d codes (%v)", len(pages), len(diag.Codes()), err)
	}
}
