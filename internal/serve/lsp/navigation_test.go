package lsp_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// ask returns the answer to a request, with names in place of addresses.
func (e *editor) ask(method string, params object) string {
	e.t.Helper()
	return strings.ReplaceAll(string(e.call(method, params)), e.uri(""), "")
}

func TestNavigationAlongLinks(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize("utf-8", "utf-32")
	e.show("content/index.md", "# Home\n\n🎉 [setup](guide/setup.md#über-uns) [again](/guide/setup)\n\n[use](guide/use.md)\n")
	e.show("content/guide/setup.md", smallSite()["content/guide/setup.md"]+"\n[broken](no.md)\n")
	e.until("content/guide/setup.md", func(p published) bool { return len(p.Diagnostics) > 0 })
	place := func(name string, line, from, to int) string {
		return fmt.Sprintf(`{"uri":"/%s","range":{"start":{"line":%d,"character":%d},"end":{"line":%d,"character":%d}}}`, name, line, from, line, to)
	}
	anchor, page := place("content/index.md", 2, 10, 33), place("content/index.md", 2, 43, 55)
	for _, test := range []struct {
		method, name    string
		line, character int
		want            string
	}{
		{"definition", "content/index.md", 2, 12, place("content/guide/setup.md", 4, 3, 11)},
		{"definition", "content/index.md", 2, 45, place("content/guide/setup.md", 0, 0, 0)},
		{"definition", "content/index.md", 0, 0, "null"},
		{"hover", "content/index.md", 4, 8, `{"contents":{"kind":"markdown","value":"**Use it**\n\nhome\n\n` + "`content/guide/use.md`" +
			`"},"range":{"start":{"line":4,"character":6},"end":{"line":4,"character":18}}}`},
		{"references", "content/guide/setup.md", 4, 5, "[" + anchor + "]"},
		{"references", "content/guide/setup.md", 0, 0, "[" + anchor + "," + page + "]"},
		{"references", "content/index.md", 2, 45, "[" + anchor + "," + page + "]"},
	} {
		if got := e.ask("textDocument/"+test.method, object{"textDocument": object{"uri": e.uri(test.name)}, "position": at(test.line, test.character)}); got != test.want {
			t.Errorf("%s at %s:%d:%d\n got %s\nwant %s", test.method, test.name, test.line, test.character, got, test.want)
		}
	}
}

func TestOutlineAndListsOfAFile(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	e.show("content/index.md", "# Home\n\n## One\n\n### Below\n\n[use](guide/use.md)\n\n## Two\n\n[x](no.md)\n")
	e.until("content/index.md", func(p published) bool { return len(p.Diagnostics) > 0 })
	file := object{"textDocument": object{"uri": e.uri("content/index.md")}}
	type symbol struct {
		Name     string
		Range    struct{ Start, End struct{ Line int } }
		Children []symbol
	}
	var outline []symbol
	if err := json.Unmarshal([]byte(e.ask("textDocument/documentSymbol", file)), &outline); err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%+v", outline); got != "[{Name:One Range:{Start:{Line:2} End:{Line:7}} Children:[{Name:Below Range:{Start:{Line:4} End:{Line:7}} Children:[]}]} "+
		"{Name:Two Range:{Start:{Line:8} End:{Line:11}} Children:[]}]" {
		t.Errorf("outline %s", got)
	}
	if got := e.ask("textDocument/documentLink", file); got != `[{"range":{"start":{"line":6,"character":6},"end":{"line":6,"character":18}},`+
		`"target":"/content/guide/use.md","tooltip":"Use it"}]` {
		t.Errorf("links %s", got)
	}
	var pages []struct{ Name, ContainerName string }
	if err := json.Unmarshal([]byte(e.ask("workspace/symbol", object{"query": "UP"})), &pages); err != nil {
		t.Fatal(err)
	}
	if fmt.Sprint(pages) != "[{Set up content/guide/setup.md}]" {
		t.Errorf("pages %v", pages)
	}
}

func TestActionsApplyTheFixesOfFindings(t *testing.T) {
	t.Parallel()
	e := open(t, smallSite())
	e.initialize()
	for _, test := range []struct {
		name, line string
		want       []string // the line after each action
	}{
		{"a suggestion", "[x](guide/setpu.md)", []string{"[x](guide/setup.md)"}},
		{"a fix", "|a|b|\n|-|-|\n|`x|y`|z|", []string{"|`x\\|y`|z|"}},
		{"no fix", "[x](completely/other.md)", nil},
	} {
		text := "# Home\n\n" + test.line + "\n"
		e.show("content/index.md", text)
		e.until("content/index.md", func(p published) bool { return len(p.Diagnostics) > 0 })
		var actions []struct {
			Title string
			Edit  struct {
				Changes map[string][]struct {
					Range   struct{ Start, End struct{ Line, Character int } }
					NewText string
				}
			}
		}
		answer := e.call("textDocument/codeAction", object{
			"textDocument": object{"uri": e.uri("content/index.md")}, "range": between(at(2, 0), at(9, 0)), "context": object{"diagnostics": []any{}},
		})
		if err := json.Unmarshal(answer, &actions); err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, action := range actions {
			edit := action.Edit.Changes[e.uri("content/index.md")][0]
			line := strings.Split(text, "\n")[edit.Range.Start.Line]
			got = append(got, line[:edit.Range.Start.Character]+edit.NewText+line[edit.Range.End.Character:])
		}
		if !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
		e.notify("textDocument/didClose", object{"textDocument": object{"uri": e.uri("content/index.md")}})
		e.until("content/index.md", func(p published) bool { return len(p.Diagnostics) == 0 })
	}
}
