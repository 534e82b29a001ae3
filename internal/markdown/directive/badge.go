package directive

import (
	"bytes"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// IsBadge reports whether a node is a badge. Badges beside a heading are not part of its text.
func IsBadge(node ast.Node) bool {
	phrase, isPhrase := node.(*Phrase)
	return isPhrase && (phrase.Name == "badge" || phrase.Name == "since")
}

// Class returns the class that docgen gives a badge.
func (n *Phrase) Class() string {
	if n.Name == "since" {
		return "badge since"
	}
	return "badge"
}

// HeadingText returns the text of a heading without its badges.
func HeadingText(heading ast.Node, source []byte) string {
	return syntax.PlainTextWithout(heading, source, IsInBadge)
}

// badgeAttribute (bool) marks a part of a badge that is an element of MDX.
const badgeAttribute = "docgen-badge"

// SetInBadge says whether a node in a heading is part of a badge that is an element of MDX.
func SetInBadge(node ast.Node, isInBadge bool) { node.SetAttributeString(badgeAttribute, isInBadge) }

// IsInBadge reports whether a node in a heading is a badge, or a part of one.
func IsInBadge(node ast.Node) bool {
	return syntax.Note[bool](node, badgeAttribute) || IsBadge(node)
}

// TrimBeforeBadges removes the space between a heading and its badges.
func TrimBeforeBadges(heading *ast.Heading, source []byte) {
	for child := heading.FirstChild(); child != nil; child = child.NextSibling() {
		words, isText := child.(*ast.Text)
		if next := child.NextSibling(); isText && next != nil && IsBadge(next) {
			value := words.Segment.Value(source)
			words.Segment = words.Segment.WithStop(words.Segment.Stop - len(value) + len(bytes.TrimRight(value, " ")))
		}
	}
}
