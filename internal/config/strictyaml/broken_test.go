package strictyaml_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestBrokenYAMLIsOneDiagnostic(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, text, want string }{
		{name: "tab in the indentation", text: "logo:\n\tsrc: a\n", want: `2:1+1 invalid YAML: tab in the indentation (indent with spaces)`},
		{name: "colon in a text", text: "title: a: b\n", want: `1:8+1 invalid YAML: mapping value is not allowed in this context (put a value that contains ": " in quotes, or correct the indentation)`},
		{name: "open quote", text: "title: \"a\nopen: true\n", want: `1:8+1 invalid YAML: the quotes are never closed (add the closing quote)`},
		{name: "open bracket", text: "folders: [a\ntitle: b\n", want: `2:1+1 invalid YAML: ',' or ']' must be specified`},
		{name: "wrong indentation", text: "  title: a\n open: b\n",
			want: `2:2+1 invalid YAML: value is not allowed in this context (entries of the same level must start in the same column)`},
		{name: "reserved character", text: "title: @a\n", want: `1:8+1 invalid YAML: '@' is a reserved character (put a value that starts with this character in quotes)`},
		{name: "unknown escape", text: "title: \"a\\qb\"\n",
			want: `1:11+1 invalid YAML: found unknown escape character 'q' (use single quotes, or double the backslash)`},
		{name: "not UTF-8", text: "title: ä\nfavicon: \xff\n", want: `2:10+1 the file is not valid UTF-8 (save it as UTF-8)`},
		{name: "deep brackets", text: "custom: " + strings.Repeat("[", 5000), want: `1:109+1 values are nested more than 100 levels deep`},
		{name: "deep lists", text: strings.Repeat("- ", 5000), want: `1:201+1 values are nested more than 100 levels deep`},
		{name: "too many keys", text: manyKeys(10_001), want: `10001:7+1 a mapping has more than 10000 keys`},
		{name: "too many anchors", text: strings.Repeat("&a ", 10_001), want: `1:30001+2 the file has more than 10000 anchors, aliases and tags`},
		{name: "too large", text: strings.Repeat("#", 5<<20), want: `1:0+0 the file is larger than 4 MiB`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, positions, got := decode(t, test.text)
			sitetest.Compare(t, test.name, got, []string{test.want})
			sitetest.Compare(t, test.name, positions.Has(), false)
		})
	}
}

func deepMapping(levels int) string {
	var text strings.Builder
	for level := range levels {
		text.WriteString(strings.Repeat(" ", level+1) + "a:\n")
	}
	return text.String()
}

func manyKeys(count int) string {
	var text strings.Builder
	for number := range count {
		fmt.Fprintf(&text, "k%d: \n", number)
	}
	return text.String()
}

func TestDeepMappingIsAnError(t *testing.T) {
	t.Parallel()
	_, _, got := decode(t, "custom:\n"+deepMapping(150))
	sitetest.Compare(t, "deep mapping", got, []string{"50:50+1 values are nested more than 100 levels deep"})
}

func TestAliasBombIsAnError(t *testing.T) {
	t.Parallel()
	text := "custom:\n  a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
	for level := 1; level < 20; level++ {
		alias := fmt.Sprintf("*a%d", level-1)
		text += fmt.Sprintf("  a%d: &a%d [%s]\n", level, level, strings.Repeat(alias+", ", 9)+alias)
	}
	_, _, got := decode(t, text)
	want := []string{"5:47+3 aliases expand to more than 10000 values"}
	sitetest.Compare(t, "alias bomb", got, want)
}

func TestMergeBombIsAnError(t *testing.T) {
	t.Parallel()
	text := "custom:\n  m0: &m0 {k: 1}\n"
	for level := 1; level < 400; level++ {
		text += fmt.Sprintf("  m%d: &m%d {<<: *m%d, k%d: 1}\n", level, level, level-1, level)
	}
	_, _, got := decode(t, text)
	if len(got) != 1 || !strings.HasSuffix(got[0], "aliases expand to more than 10000 values") {
		t.Errorf("merge bomb\ngot %v", got)
	}
}
