package directive

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

var PhraseKind = ast.NewNodeKind("Phrase")

// Phrase is a badge, an icon, an abbreviation or a value of the reader in a line of text. Buttons and terms become links.
type Phrase struct {
	syntax.Inline
	Name      string // "badge", "since", "icon", "abbr" or "var"
	BadgeKind string // the kind of admonition that a badge looks like
	Icon      string // of an icon
	Title     string // what an icon or an abbreviation means; "" for an icon that means nothing
	Value     string // name of the value that readers fill in
	syntax.AttributeList
}

func (*Phrase) Kind() ast.NodeKind { return PhraseKind }

// phraseSpecs has a row for each directive in a line of text, with its attributes besides classes and an id.
var phraseSpecs = []struct {
	name       string
	attributes []string
}{
	{"badge", []string{"type"}},
	{"since", nil},
	{"icon", []string{"label"}},
	{"abbr", []string{"title"}},
	{"button", []string{"href"}},
	{"term", []string{"of"}},
	{"var", nil},
}

var phraseStart = regexp.MustCompile(`^:([a-z][a-z0-9-]*)\[([^\[\]\n]*)\]`)

// parsePhrase parses a directive in a line of text: ":badge[new]{type=tip}". As in the proposal for generic
// directives, the brackets hold the content and the braces the attributes.
func parsePhrase(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, segment := block.PeekLine()
	match := phraseStart.FindSubmatchIndex(line)
	if before := block.PrecendingCharacter(); match == nil || syntax.IsWord(before) || before == ':' {
		return nil
	}
	found := phrase{state: syntax.StateOf(context), line: line, offset: segment.Start - segment.Padding, end: match[1]}
	found.name, found.content = string(line[match[2]:match[3]]), input.At(match[4], match[5])
	written := false
	if found.end < len(line) && line[found.end] == '{' {
		var end int
		found.attributes, end, written = syntax.ParseAttributes(line, found.end)
		if written {
			found.end = end
		}
	}
	if extension, isExtension := found.state.Extension(syntax.InlineExtension, found.name); isExtension {
		found.call(extension)
		block.Advance(found.end)
		return syntax.Verbatim("")
	}
	for _, spec := range phraseSpecs {
		if spec.name == found.name {
			found.attributes.Check(found.state, fmt.Sprintf("%q has", ":"+found.name), found.offset, spec.attributes)
			block.Advance(found.end)
			return found.node()
		}
	}
	found.reportName(written)
	return nil
}

// phrase is a directive that is being parsed.
type phrase struct {
	state      *syntax.State
	line       []byte
	offset     int // of the line in the source
	name       string
	content    input.Span // between the brackets
	attributes syntax.AttributeList
	end        int
}

func (p *phrase) node() ast.Node {
	label := string(p.state.Expand([]byte(p.content.In(p.line)), syntax.Expansion{At: p.offset + p.content.Start, Bare: true}))
	switch p.name {
	case "button", "term":
		return p.link(label)
	case "icon":
		if !icon.Exists(label) {
			p.report(p.content, unknownValue("icon", label, icon.Similar(label), "see https://lucide.dev/icons for all icons"))
		}
		return &Phrase{Name: p.name, Icon: label, Title: p.value("label"), AttributeList: p.attributes}
	}
	node := &Phrase{Name: p.name, Title: p.value("title"), AttributeList: p.attributes}
	if p.name == "badge" {
		node.BadgeKind = p.kind(p.value("type"))
	}
	if p.name == "abbr" && node.Title == "" {
		p.report(input.At(0, p.end), input.Finding{Text: `":abbr" does not say what it means`, Hint: fmt.Sprintf(`write :abbr[%s]{title="…"}`, label)})
	}
	if p.name == "var" {
		shown, isKnown := p.state.Values[label]
		if !isKnown {
			p.report(p.content, p.state.Values.Unknown(label))
			return syntax.Verbatim(label)
		}
		node.Value, label = label, shown
	}
	if p.name == "since" {
		label = p.state.Labels.Fill("docgen.since", "version", strings.TrimSpace(label))
	}
	node.AppendChild(node, syntax.Verbatim(label))
	return node
}

// kind returns the kind of an admonition for a badge.
func (p *phrase) kind(name string) string {
	if spec, _ := find(name); spec.Role == AdmonitionRole {
		return spec.Kind
	}
	if name != "" {
		known := admonitionNames()
		p.report(p.spanOf("type"), unknownValue("type", name, known, "allowed types: "+strings.Join(known, ", ")))
	}
	return "note"
}

// link returns a button, or a link to a term of the glossary.
func (p *phrase) link(label string) ast.Node {
	to, class := syntax.Target{Destination: p.value("href"), At: p.spanOf("href")}, "button"
	if p.name == "term" {
		term, at := p.value("of"), p.spanOf("of")
		if term == "" {
			term, at = label, p.content
		}
		to, class = syntax.Target{Destination: p.state.Glossary + "#" + TermID(term), At: at}, "term"
	} else if to.Destination == "" {
		p.report(input.At(0, p.end), input.Finding{Text: `":button" leads nowhere`, Hint: fmt.Sprintf("write :button[%s]{href=page.md}", label)})
		return syntax.Verbatim(label)
	}
	to.Destination = string(p.state.Expand([]byte(to.Destination), syntax.Expansion{At: p.offset + to.At.Start}))
	to.At = input.At(p.offset+to.At.Start, p.offset+to.At.Stop)
	link := syntax.NewLink(to)
	link.SetAttributeString(classAttribute, strings.Join(append([]string{class}, p.attributes.Classes...), " "))
	link.SetAttributeString(idAttribute, p.attributes.ID)
	link.AppendChild(link, syntax.Verbatim(label))
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
func LinkClass(link ast.Node) string { return syntax.Note[string](link, classAttribute) }

// LinkID returns the id of a button or a link to a term, or "".
func LinkID(link ast.Node) string { return syntax.Note[string](link, idAttribute) }

// value returns the value of an attribute.
func (p *phrase) value(name string) string { return p.spanOf(name).In(p.line) }

// spanOf returns the span of the value of an attribute in the line.
func (p *phrase) spanOf(name string) input.Span {
	found, _ := p.attributes.Find(name)
	return found.Value
}

func (p *phrase) report(at input.Span, finding input.Finding) {
	finding.Code = input.DirectiveCode
	p.state.Text.Report(p.offset+at.Start, p.offset+at.Stop, finding)
}

// reportName reports a name that is not a directive. Without attributes it may be meant as text, so it
// counts only if it is similar to a directive.
func (p *phrase) reportName(written bool) {
	known := make([]string, len(phraseSpecs))
	for i, spec := range phraseSpecs {
		known[i] = spec.name
	}
	known = append(known, p.state.ExtensionNames(syntax.InlineExtension)...)
	finding := input.Finding{Text: fmt.Sprintf("unknown directive %q", ":"+p.name), Name: p.name, Known: known}
	if written {
		finding.Hint = "allowed in a line of text: " + strings.Join(known, ", ")
	}
	p.report(input.At(0, len(p.name)+1), finding)
}
