package internal

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// slips returns functions that plant mistakes which Markdown accepts as text or code.
func slips() []func(*rand.Rand, site) mistake {
	list := []func(*rand.Rand, site) mistake{
		removeFence, removeText, misspellLanguage, includeInCode, variableInCode, rare,
		plantLink("space before a target", func(text, target string) string { return "[" + text + "] (" + target + ")" }),
		plantLink("space in a target", func(text, target string) string {
			return "[" + text + "](" + strings.Replace(target, ".md", " 2.md", 1) + ")"
		}),
		plantLink("brackets the wrong way round", func(text, target string) string { return "(" + text + ")[" + target + "]" }),
		plantLink("link without its end", func(text, target string) string { return "[" + text + "](" + target }),
		plantLink("label without a target", func(text, _ string) string { return "[" + text + "][no such label]" }),
		plantLink("path of Windows", func(text, target string) string { return "[" + text + `](C:\docs\` + target + ")" }),
		plantLink("backslashes", func(text, target string) string { return "[" + text + `](docs\` + target + ")" }),
		plantLink("address without https", func(text, _ string) string { return "[" + text + "](www.example.com)" }),
		func(random *rand.Rand, s site) mistake {
			picture := strings.TrimPrefix(pick(random, s.names("static/img/*.svg")), "static/")
			result := insert("picture of a static folder", "![Logo]("+picture+")")(random, s)
			result.right = "/" + picture
			return result
		},
	}
	for _, jsx := range []string{
		"import Tabs from '@theme/Tabs'", "<Tabs>\n<TabItem value=\"a\">A</TabItem>\n</Tabs>", "<Steps>\n\n1. One\n\n</Steps>",
		"A <Badge text=\"new\" /> thing.",
		"<div className=\"wide\">x</div>", "export const year = 2024", "Press <Enter>.", "Set <your-name>.", "A vector<int>.",
	} {
		list = append(list, insert("JSX in Markdown", jsx))
	}
	list = append(list,
		insert("comment without its end", "<!-- a note"), insert("directive of mdBook", "{{#include setup.md}}"),
		insert("playground of mdBook", "{{#playground main.rs}}"),
		insert("admonition of MkDocs", "!!! note\n    text"), insert("hint of GitBook", "{% hint %}"), insert("shortcode of Hugo", "{{< youtube a >}}"),
		insert("link of Obsidian", "See [[Setup]]."), insert("directive of MyST", ":::{note}\ntext\n:::"),
		insert("comment without a reason", "<!-- docgen-ignore links -->"), insert("comment of MDX", "{/* docgen-ignore links: later */}"),
	)
	return append(list,
		plantFile("text behind imports", "content/planted.mdx", "import Tabs from '@theme/Tabs'\n# Planted\n", 2),
		plantFile("unclosed tag in MDX", "content/planted.mdx", "export function Box() {\n  return <div>\n}\n\n<Box />\n", 2),
	)
}

// rare plants mistakes that take longer to check: in the site's code, which is bundled, and in
// large images.
func rare(random *rand.Rand, s site) mistake {
	return pick(random, []func(*rand.Rand, site) mistake{
		plantFile("link of a script", "src/pages/planted.tsx",
			"import Link from '@docusaurus/Link'\nexport default () => (\n  <Link to=\"/nowhere\">x</Link>\n)\n", 3),
		plantFile("picture of a script", "src/pages/planted.tsx", "export default () => (\n  <img src=\"/phoenix/img/nothing.svg\" alt=\"x\" />\n)\n", 2),
		plantFile("link of a component", "content/planted.mdx", "# Planted\n\n<Card title=\"x\" href=\"/nowhere\" />\n", 3),
		plantFile("unclosed tag of a script", "src/pages/planted.tsx", "export default function Planted() {\n  return <div>\n}\n", 2),
	})(random, s)
}

func plantFile(kind, file, text string, line int) func(*rand.Rand, site) mistake {
	return func(*rand.Rand, site) mistake {
		return mistake{kind: kind, file: file, text: text, places: []string{fmt.Sprintf("%s:%d", file, line)}}
	}
}

// insert inserts a paragraph before a heading of a page.
func insert(kind, text string) func(*rand.Rand, site) mistake {
	return func(random *rand.Rand, s site) mistake {
		for {
			file := pick(random, s.names("content/*/*.md"))
			headings := markdown.With(markdown.Options{}).Parse([]byte(s.texts[file])).Headings
			if len(headings) == 0 {
				continue
			}
			line := pick(random, headings).Place.Line
			lines := strings.SplitAfter(s.texts[file], "\n")
			return mistake{
				kind: kind, file: file, places: []string{fmt.Sprintf("%s:%d", file, line)},
				text: strings.Join(slices.Insert(lines, line-1, text+"\n", "\n"), ""),
			}
		}
	}
}

var plainLink = regexp.MustCompile(`\[([\w ]+)\]\(([^()\s]+\.md[^()\s]*)\)`)

// plantLink writes a link in another notation. The text around it must not change its meaning.
func plantLink(kind string, write func(text, target string) string) func(*rand.Rand, site) mistake {
	return func(random *rand.Rand, s site) mistake {
		for {
			link := pick(random, s.links)
			text := s.texts[link.file]
			start := strings.LastIndexByte(text[:link.start], '[')
			match := plainLink.FindStringSubmatchIndex(text[max(start, 0):])
			if match == nil || match[0] != 0 || text[start+match[4]:start+match[5]] != link.target || start > 0 && text[start-1] != ' ' &&
				text[start-1] != '\n' {
				continue
			}
			end := start + match[1]
			if end < len(text) && strings.IndexByte("([:", text[end]) >= 0 {
				continue
			}
			return mistake{
				kind: kind, file: link.file, places: []string{s.place(link.file, start)},
				text: text[:start] + write(text[start+match[2]:start+match[3]], link.target) + text[end:],
			}
		}
	}
}

var fenceLine = regexp.MustCompile("(?m)^```(.*)$")

// removeFence deletes the line that closes a code block. Then the block goes on to the next
// fence, which opens another one, or to the end.
func removeFence(random *rand.Rand, s site) mistake {
	for {
		file := pick(random, s.names("content/*/*.md"))
		text := s.texts[file]
		fences := fenceLine.FindAllStringSubmatchIndex(text, -1)
		if len(fences) < 2 {
			continue
		}
		at := 1 + 2*random.IntN(len(fences)/2)
		line := 1 + strings.Count(text[:fences[at-1][0]], "\n")
		if at+1 < len(fences) {
			line = strings.Count(text[:fences[at+1][0]], "\n")
			if fences[at+1][2] == fences[at+1][3] {
				continue // the next block has no language: its start looks like an end
			}
		}
		return mistake{
			kind: "missing fence", file: file, text: text[:fences[at][0]] + text[fences[at][1]+1:], places: []string{fmt.Sprintf("%s:%d", file, line)},
		}
	}
}

// removeText empties a page.
func removeText(random *rand.Rand, s site) mistake {
	file := pick(random, s.names("content/*/*.md"))
	return mistake{kind: "empty file", file: file, text: "\n", places: []string{file + ":0"}}
}

// misspellLanguage adds a code block in a language that does not exist.
func misspellLanguage(random *rand.Rand, s site) mistake {
	for {
		right := pick(random, []string{"javascript", "typescript", "python", "markdown", "kotlin"})
		if wrong := slip(random, right); !slices.Contains(markdown.Languages(), strings.ToLower(wrong)) {
			result := insert("language of code", "```"+wrong+"\nx\n```")(random, s)
			result.right = right
			return result
		}
	}
}

// includeInCode puts a directive of mdBook into a code block.
func includeInCode(random *rand.Rand, s site) mistake {
	for {
		file := pick(random, s.names("content/*/*.md"))
		text := s.texts[file]
		fences := fenceLine.FindAllStringIndex(text, -1)
		if len(fences) < 2 {
			continue
		}
		at := fences[2*random.IntN(len(fences)/2)][1] + 1
		return mistake{
			kind: "directive of mdBook in code", file: file, text: text[:at] + "{{#include main.rs:2:5}}\n" + text[at:], places: []string{s.place(file, at)},
		}
	}
}

// variableInCode writes a variable of the page as code.
func variableInCode(random *rand.Rand, s site) mistake {
	for {
		result := insert("variable in code", "It is `{{planted}}`.")(random, s)
		if !strings.HasPrefix(result.text, "---\n") {
			continue
		}
		result.text = "---\nvariables: {planted: x}\n" + strings.TrimPrefix(result.text, "---\n")
		file, line, _ := strings.Cut(result.places[0], ":")
		var number int
		_, _ = fmt.Sscan(line, &number)
		result.places = []string{fmt.Sprintf("%s:%d", file, number+1)}
		return result
	}
}
