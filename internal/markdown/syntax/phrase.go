package syntax

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// phrases is the extension for directives in a line of text: ":badge[new]{type=tip}". As in the
// proposal for generic directives, the brackets hold the content and the braces the attributes.
type phrases struct{}

// Extend implements goldmark.Extender.
func (phrases) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(parser.WithInlineParsers(util.Prioritized(phrases{}, 140)))
}

var PhraseKind = ast.NewNodeKind("Phrase")

// Phrase is a badge, an icon or an abbreviation in a line of text. Buttons and terms become links.
type Phrase struct {
	ast.BaseInline
	Name      string // "badge", "since", "icon" or "abbr"
	BadgeType string // as admonitions have it
	Icon      string // of an icon
	Title     string // what an icon or an abbreviation means; "" for a drawing that means nothing
	attributes
}

func (*Phrase) Kind() ast.NodeKind              { return PhraseKind }
func (n *Phrase) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// AttributesHTML returns the attributes class and id. The given class precedes the author's.
func (n *Phrase) AttributesHTML(class string) string { return n.html(class) }

// ID returns the id that the author wrote.
func (n *Phrase) ID() string { return n.id }

// Classes returns the class names that the author wrote.
func (n *Phrase) Classes() []string { return n.classes }

// phraseAttributes lists the attributes of each phrase besides classes and an id.
var phraseAttributes = map[string][]string{
	"badge":  {"type"},
	"icon":   {"label"},
	"abbr":   {"title"},
	"since":  nil,
	"button": {"href"},
	"term":   {"of"},
}

func phraseNames() []string { return []string{"badge", "since", "icon", "abbr", "button", "term"} }

// Trigger implements parser.InlineParser.
func (phrases) Trigger() []byte { return []byte{':'} }

var phraseStart = regexp.MustCompile(`^:([a-z][a-z0-9-]*)\[([^\[\]\n]*)\]`)

// Parse implements parser.InlineParser.
func (phrases) Parse(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, segment := block.PeekLine()
	match := phraseStart.FindSubmatchIndex(line)
	if before := block.PrecendingCharacter(); match == nil || isWord(before) || before == ':' {
		return nil
	}
	found := phrase{state: stateOf(context), line: line, offset: segment.Start - segment.Padding, end: match[1]}
	found.name, found.content = string(line[match[2]:match[3]]), input.At(match[4], match[5])
	written := false
	if found.end < len(line) && line[found.end] == '{' {
		var end int
		found.attributes, end, written = parseAttributes(line, found.end)
		if written {
			found.end = end
		}
	}
	known, isPhrase := phraseAttributes[found.name]
	if !isPhrase {
		found.reportName(written)
		return nil
	}
	found.attributes.check(found.state, fmt.Sprintf("%q has", ":"+found.name), found.offset, known)
	block.Advance(found.end)
	return found.node()
}

// phrase is a directive that is being parsed.
type phrase struct {
	state      *State
	line       []byte
	offset     int // of the line in the source
	name       string
	content    input.Span // between the brackets
	attributes attributes
	end        int
}

func (p *phrase) node() ast.Node {
	label := string(p.state.Expand([]byte(p.content.In(p.line)), Expansion{At: p.offset + p.content.Start, Bare: true}))
	switch p.name {
	case "button", "term":
		return p.link(label)
	case "icon":
		if !icon.Exists(label) {
			p.report(p.content, unknownValue("icon", label, icon.Similar(label), "see https://lucide.dev/icons for all icons"))
		}
		return &Phrase{Name: p.name, Icon: label, Title: p.value("label"), attributes: p.attributes}
	}
	node := &Phrase{Name: p.name, BadgeType: p.value("type"), Title: p.value("title"), attributes: p.attributes}
	if _, isType := Admonition(node.BadgeType); p.name == "badge" && node.BadgeType != "" && !isType {
		p.report(p.at("type"), unknownValue("type", node.BadgeType, admonitions(), "allowed types: "+strings.Join(admonitions(), ", ")))
	}
	if p.name == "abbr" && node.Title == "" {
		p.report(input.At(0, p.end), input.Finding{Text: `":abbr" does not say what it means`, Hint: fmt.Sprintf(`write :abbr[%s]{title="…"}`, label)})
	}
	if p.name == "since" {
		label = p.state.Labels.Fill("docgen.since", "version", strings.TrimSpace(label))
	}
	node.AppendChild(node, verbatim(label))
	return node
}

// IsBadge reports whether a node is a badge. Badges beside a heading are not part of its text.
func IsBadge(node ast.Node) bool {
	phrase, isPhrase := node.(*Phrase)
	return isPhrase && (phrase.Name == "badge" || phrase.Name == "since")
}

// HeadingText returns the text of a heading without its badges.
func HeadingText(heading ast.Node, source []byte) string { return plainText(heading, source, IsBeside) }

// besideAttribute (bool) marks a part of a badge that is an element of MDX.
const besideAttribute = "docgen-beside"

// SetBeside says whether a node in a heading is part of a badge that is an element of MDX.
func SetBeside(node ast.Node, isBeside bool) { node.SetAttributeString(besideAttribute, isBeside) }

// IsBeside reports whether a node in a heading is a badge, or a part of one.
func IsBeside(node ast.Node) bool {
	value, _ := node.AttributeString(besideAttribute)
	return value == true || IsBadge(node)
}

// link returns a button, or a link to a term of the glossary.
func (p *phrase) link(label string) ast.Node {
	to, class := target{p.value("href"), p.at("href")}, "button"
	if p.name == "term" {
		term, at := p.value("of"), p.at("of")
		if term == "" {
			term, at = label, p.content
		}
		to, class = target{p.state.Glossary + "#" + TermID(term), at}, "term"
	} else if to.destination == "" {
		p.report(input.At(0, p.end), input.Finding{Text: `":button" leads nowhere`, Hint: fmt.Sprintf("write :button[%s]{href=page.md}", label)})
		return verbatim(label)
	}
	to.destination = string(p.state.Expand([]byte(to.destination), Expansion{At: p.offset + to.at.Start}))
	to.at = input.At(p.offset+to.at.Start, p.offset+to.at.Stop)
	link := newLink(to)
	link.SetAttributeString(classAttribute, strings.Join(append([]string{class}, p.attributes.classes...), " "))
	link.SetAttributeString(idAttribute, p.attributes.id)
	link.AppendChild(link, verbatim(label))
	return link
}

// TermID returns the id of a term in a glossary.
func TermID(term string) string { return "term-" + slug.New().Slug(term) }

// Attributes (string) of links that phrases make.
const (
	classAttribute = "docgen-class"
	idAttribute    = "docgen-id"
)

// LinkClass returns the classes of a link, or "".
func LinkClass(link ast.Node) string {
	value, _ := link.AttributeString(classAttribute)
	class, _ := value.(string)
	return class
}

// LinkID returns the id of a button or a link to a term, or "".
func LinkID(link ast.Node) string {
	value, _ := link.AttributeString(idAttribute)
	id, _ := value.(string)
	return id
}

// value returns the value of an attribute.
func (p *phrase) value(name string) string { return p.at(name).In(p.line) }

// at returns the span of the value of an attribute in the line.
func (p *phrase) at(name string) input.Span {
	found, _ := p.attributes.find(name)
	return found.value
}

func (p *phrase) report(at input.Span, finding input.Finding) {
	finding.Code = input.DirectiveCode
	p.state.Text.Report(p.offset+at.Start, p.offset+at.Stop, finding)
}

// reportName reports a name that is not a directive. Without attributes it may be meant as text, so it
// counts only if it is similar to a directive.
func (p *phrase) reportName(written bool) {
	finding := input.Finding{Text: fmt.Sprintf("unknown directive %q", ":"+p.name), Name: p.name, Known: phraseNames()}
	if written {
		finding.Hint = "allowed in a line of text: " + strings.Join(phraseNames(), ", ")
	}
	p.report(input.At(0, len(p.name)+1), finding)
}
