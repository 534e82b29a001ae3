package assemble

import (
	"html"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// tableOfContents returns the headings on the levels that the page or the site sets.
func (a Assembler) tableOfContents(text *site.Text) []contract.TOCItem {
	metadata := text.FrontMatter
	if metadata.HideTOC {
		return []contract.TOCItem{}
	}
	low, high := a.Config.ThemeConfig.TableOfContents.MinHeadingLevel, a.Config.ThemeConfig.TableOfContents.MaxHeadingLevel
	if metadata.TOCMinLevel != nil {
		low = *metadata.TOCMinLevel
	}
	if metadata.TOCMaxLevel != nil {
		high = *metadata.TOCMaxLevel
	}
	var shown []markdown.Heading
	for _, heading := range a.Edition.Imports.Headings(text) {
		if heading.Level >= low && heading.Level <= high && heading.HTML != "" {
			shown = append(shown, heading)
		}
	}
	return a.entries(shown)
}

// entries returns the entries for headings. Those below another one are its group: the members in it have neither a
// sign of their kind, nor the name of their class if all of them have it.
func (a Assembler) entries(headings []markdown.Heading) []contract.TOCItem {
	items := []contract.TOCItem{}
	for len(headings) > 0 {
		first, end := headings[0], 1
		for end < len(headings) && headings[end].Level > first.Level {
			end++
		}
		items = append(items, contract.TOCItem{ID: first.ID, HTML: breakable(a.withKind(first)), Level: first.Level})
		group := headings[1:end]
		class := commonClass(group)
		for _, heading := range group {
			items = append(items, contract.TOCItem{ID: heading.ID, HTML: inGroup(heading, class), Level: heading.Level})
		}
		headings = headings[end:]
	}
	return items
}

var (
	inlineCode = regexp.MustCompile(`<code>[^<]*</code>`)
	afterDot   = regexp.MustCompile(`(\w\.)(\w)`)
	memberName = regexp.MustCompile(`^<code>((?:[\w$]+\.)*)([\w$]+)(?:\(\))?</code>`)
)

// breakable lets lines end after the dots of names, so that a narrow list does not break "Window.focused()" before
// its last parenthesis.
func breakable(heading string) string {
	return inlineCode.ReplaceAllStringFunc(heading, func(code string) string { return afterDot.ReplaceAllString(code, "$1<wbr>$2") })
}

// withKind returns the HTML of a heading. If it describes a member of an API, a sign that the style sheet
// draws precedes it.
func (a Assembler) withKind(heading markdown.Heading) string {
	if heading.Member == "" {
		return heading.HTML
	}
	name := html.EscapeString(a.labels().Text("docgen.member." + heading.Member))
	return `<span class="member-kind" role="img" data-member="` + heading.Member + `" title="` + name + `"></span><span>` + heading.HTML + "</span>"
}

// commonClass returns "Window." if the names of all members in a group begin with it. It is "" if they differ.
func commonClass(group []markdown.Heading) string {
	class, known := "", false
	for _, heading := range group {
		name := memberName.FindStringSubmatch(heading.HTML)
		if heading.Member == "" || name == nil {
			continue
		}
		if known && name[1] != class {
			return ""
		}
		class, known = name[1], true
	}
	return class
}

// inGroup returns the HTML of a heading in a group. That of a member stays on one line, without the class and "()".
func inGroup(heading markdown.Heading, class string) string {
	if heading.Member == "" {
		return breakable(heading.HTML)
	}
	short := memberName.ReplaceAllString(heading.HTML, "<code>$1$2</code>")
	short = strings.Replace(short, "<code>"+class, "<code>", 1)
	return `<span class="toc-member" title="` + html.EscapeString(heading.Text) + `">` + short + "</span>"
}
