package markdown

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

var (
	// badge matches the name or class of an element that is beside the text of a heading.
	badge = regexp.MustCompile(`(?i)(?:badge|icon|chip|pill)s?\b|^(?:Tag|Since)$`)
	// constant matches a constant with a simple value. The groups are its name and the value.
	constant = regexp.MustCompile("(?m)^export\\s+const\\s+([\\w$]+)\\s*(?::[^=\\n]*)?=\\s*('[^'\\\\\\n]*'|\"[^\"\\\\\\n]*\"|`[^`\\\\\\n$]*`|[1-9]\\d*(?:\\.\\d*[1-9])?)\\s*;?\\s*$")
)

// headingTexts returns the text of a heading, and the text that its id is made from. As in
// Docusaurus, an id contains the code of expressions, so that it does not change with their values.
func (c *collector) headingTexts(heading *ast.Heading) (text, forID string) {
	if c.mdx == nil {
		text = directive.HeadingText(heading, c.source)
		return text, text
	}
	markBadges(heading, true)
	setExpressions(heading, strings.TrimSpace)
	if directive.HeadingText(heading, c.source) == "" {
		markBadges(heading, false) // better a badge than no name
	}
	forID = directive.HeadingText(heading, c.source)
	setExpressions(heading, func(code string) string { return c.value(strings.TrimSpace(code)) })
	return directive.HeadingText(heading, c.source), forID
}

// markBadges marks the elements of a heading that are badges or icons.
func markBadges(heading ast.Node, isBadges bool) {
	depth := 0 // in a badge
	for node := heading.FirstChild(); node != nil; node = node.NextSibling() {
		part, isPart := node.(*jsx.Inline)
		isTag := isPart && part.Part.Tag != nil
		if isTag && part.Part.Tag.Kind == mdx.OpenTag && (depth > 0 || isBadge(*part.Part.Tag)) {
			depth++
		}
		directive.SetInBadge(node, isBadges && depth > 0)
		if isTag && part.Part.Tag.Kind == mdx.CloseTag {
			depth = max(0, depth-1)
		}
	}
}

func isBadge(tag mdx.ParsedTag) bool {
	for _, attribute := range tag.Attributes {
		if text, _, isText := attribute.Text(); isText && attribute.Name == "className" && badge.MatchString(text) {
			return true
		}
	}
	return badge.MatchString(tag.Name)
}

// setExpressions sets the text that each expression in a heading stands for.
func setExpressions(heading ast.Node, text func(code string) string) {
	for node := range syntax.All(heading) {
		if inline, ok := node.(*jsx.Inline); ok && inline.Part.Tag == nil && !inline.Part.IsComment() {
			inline.Value = text(inline.Part.Expression.Text)
		}
	}
}

// value returns the value of an expression as text, or the expression if only JavaScript knows its value.
func (c *collector) value(code string) string {
	if text, isText := mdx.Quoted(code); isText && len(text)+2 == len(code) {
		return text
	}
	if c.constants == nil {
		c.constants = map[string]string{}
		for name, field := range c.document.FrontMatter() {
			switch field.(type) {
			case string, float64:
				c.constants["frontMatter."+name] = fmt.Sprint(field)
			}
		}
		for _, part := range c.document.tree.declarations {
			for _, found := range constant.FindAllStringSubmatch(part.Code.Text, -1) {
				c.constants[found[1]] = strings.Trim(found[2], "'\"`")
			}
		}
	}
	if value, isKnown := c.constants[code]; isKnown {
		return value
	}
	return code
}
