package markdown_test

import "strings"

// hostileText generates a text of any size. A naive parser needs time or memory that grows
// with the square of the size.
type hostileText struct {
	name string
	make func(size int) string
}

func hostileTexts() []hostileText {
	var list []hostileText
	for _, unit := range []string{
		"[", ">", ":::", "<a", "{", "|", "$", "*", "_", "`", "~~", "![", "[^", "- - - ", "- ", "> ", "1. ", "#", "\t", "&", "\\", "\"", "'", "--", "...", ":",
		":a", "[[", "{{", "(", "<!--", "<?", "<![CDATA[",
		":::note\n", ":::tabs\n", "::::tabs\n:::tab a\n", ":::code-group\n```a\n```\n:::\n", ":::signature\n```ts\na(b: c<d>)\n```\n- `b`: c\n:::\n",
		":::facts\n- a: b\n:::\n", "# a :since[1]\n", ":::x\n", ":::\n", "- :::note\n", "> :::note\n", ":::note {", ":::note [", "::a{", "::a\n",
		"::include{file=a}\n",
		"[a](", "[](", "[a](<", "[]()", "[x\n]", "![x]\n", "*a_", "*a ", "**a", "a*", "a**b", "_a", "~a~", "`a``", "$a ", "$$a", "$$\na\n$$\n", "$a$", "{{a}} ",
		"{{b}} ", "[[a", "[[a+b]]",
		"[a]: b\n", "[a]\n", "[^a]: ", "[^a]: b\n", "[^a]", "[^a]\n\n[^a]: b\n\n", "> [!NOTE]\n", "a\n: b\n", ": a\n", "[![a](1)](2) ", "'a", "# a\n",
		"# a {#a}\n", "a\n===\n", "```a\n```\n", "~~~\n~~~\n", "    a\n",
		"| a ", "|a\n|-\n", "|-|-\n", "a|b\n-|-\n", "<a>", "<a b='", "<a id=\"", "<img src=a>", "<img srcset='a 1x,", "<div>\n", "<p>\n\n", "<!-- a -->",
		"<!-- docgen-ignore a -->\n", "<a b=c>\n", "<script>", "https://a ", "www.a.b/(", "a@b.c ", ":tada:", "- [ ] a\n", "- a\n  - b\n", "1) a\n", "***\n",
		"---\n", "---\na: b\n", "\x00", "é", "\xff", "&amp;", "&#35;", "\\*", "  \n", "\n", "\r", "/", "](a)", "]", ")", "}", "```js {1-9} /a/\n",
		"[a] (b.md) ", "[a](b c.md) ", "](b.md ", "(a)[b.md] ", "[a][b] ", "<Ab> ", "<Ab c={", "{{#include a}} ", "import a from 'b'\n\n", "```\n```a\n",
	} {
		list = append(list, hostileText{unit, func(size int) string { return strings.Repeat(unit, size/len(unit)) }})
	}
	half := func(open, closing string) {
		list = append(list, hostileText{open + "…" + closing, func(size int) string {
			return strings.Repeat(open, size/2/len(open)) + strings.Repeat(closing, size/2/len(closing))
		}})
	}
	half("[", "]")
	half("[", "](a)")
	half("*", "a*")
	half("**a ", " b**")
	half("<", ">")
	half("`", "a`")
	half("|a", "\n|-")
	half("> ", "\na")
	half(":::note\n", ":::\n")
	half(":::note\n", "a\n")
	half("- ", "\n a")
	half("<b>", "</b>")
	half("[^a]: b\n\n", "[^a]")
	half("[a]: b\n", "[a]")
	half("{{", "}}")
	half("$$", "a$")
	half("```\n// highlight-start\n```\n", "x\n")
	for _, unit := range []string{"a: (", "<a", "a, ", "{ a: ", "a\n", "`", "|a", "(a) => "} {
		signature := ":::signature\n```ts\na(" + strings.Repeat(unit, 3_500/len(unit)) + "\n```\n:::\n"
		list = append(list, hostileText{"a signature of " + unit, func(size int) string { return strings.Repeat(signature, size/len(signature)) }})
	}
	for _, language := range []string{"ts", "text"} {
		list = append(list, hostileText{"a list of a signature in " + language, func(size int) string {
			return ":::signature\n```" + language + "\na(b: c)\n```\n" + strings.Repeat("- `b`\n", size/6) + ":::\n"
		}})
	}
	return list
}
