package directive

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// newCall returns the use of a plugin's directive on a line at an offset, and reports what is wrong with it.
func newCall(extension syntax.Extension, found opening, line []byte, at int, parent ast.Node, state *syntax.State) *syntax.Call {
	call := &syntax.Call{
		Extension: extension, Title: found.title.In(line), At: input.At(at, at), Mark: input.At(at+found.mark.Start, at+found.mark.Stop),
	}
	readAttributes(call, found.AttributeList, line, at, state)
	written := found.mark.In(line)
	if extension.NeedsTitle && call.Title == "" {
		reportCall(call, state, fmt.Sprintf("%q has no title", written), fmt.Sprintf("write %s[Title]", written))
	}
	if extension.Within != "" && !isWithin(parent, extension.Within) {
		reportCall(call, state, fmt.Sprintf("%q is not in %q", written, ":::"+extension.Within), fmt.Sprintf("write it between %q and %q", ":::"+extension.Within, ":::"))
	}
	call.Prefix, call.InList = syntax.PrefixAt(state.Text.Bytes, at)
	return call
}

func isWithin(node ast.Node, name string) bool {
	for ; node != nil; node = node.Parent() {
		if container, isContainer := node.(*Container); isContainer && container.Name == name {
			return true
		}
	}
	return false
}

// readAttributes adds attributes to a call, and reports those that the extension does not have.
func readAttributes(call *syntax.Call, list syntax.AttributeList, line []byte, at int, state *syntax.State) {
	call.ID, call.Classes, call.Attributes = list.ID, list.Classes, map[string]string{}
	known := make([]string, len(call.Extension.Attributes))
	for i, attribute := range call.Extension.Attributes {
		known[i] = attribute.Name
		value, isGiven := list.Find(attribute.Name)
		switch written := value.Value.In(line); {
		case !isGiven && attribute.Required:
			reportCall(call, state, fmt.Sprintf("%q needs the attribute %q", call.Extension.Name, attribute.Name), fmt.Sprintf(`write {%s="…"}`, attribute.Name))
		case isGiven && len(attribute.Values) > 0 && !slices.Contains(attribute.Values, written):
			finding := unknownValue(attribute.Name, written, attribute.Values, "allowed values: "+strings.Join(attribute.Values, ", "))
			finding.Code = input.DirectiveCode
			state.Text.Report(at+value.At.Start, at+value.At.Stop, finding)
			call.IsWrong = true
		case isGiven:
			call.Attributes[attribute.Name] = written
		}
	}
	list.Check(state, fmt.Sprintf("%q has", call.Extension.Name), at, known)
}

func reportCall(call *syntax.Call, state *syntax.State, text, hint string) {
	state.Text.Report(call.Mark.Start, call.Mark.Stop, input.Finding{Code: input.DirectiveCode, Text: text, Hint: hint})
	call.IsWrong = true
}

// endCall completes the call of a container that is closed.
func (n *Container) endCall(state *syntax.State) {
	source := state.Text.Bytes
	if !n.closed {
		reportCall(n.call, state, fmt.Sprintf("%q is never closed", n.mark.In(source[n.at:])), "close it with \":::\" on its own line")
		return
	}
	opened := n.at + lineEnd(source[n.at:])
	n.call.At = input.At(n.at, n.end+len(bytes.TrimRight(source[n.end:n.end+lineEnd(source[n.end:])], "\r\n")))
	var content strings.Builder
	for line := range bytes.Lines(source[opened:max(opened, bytes.LastIndexByte(source[:n.end], '\n')+1)]) {
		content.Write(withoutPrefix(line, n.call.Prefix))
	}
	n.call.Content = strings.Trim(content.String(), "\n")
	state.Calls = append(state.Calls, *n.call)
}

// lineEnd returns the length of the first line with its end.
func lineEnd(text []byte) int {
	if at := bytes.IndexByte(text, '\n'); at >= 0 {
		return at + 1
	}
	return len(text)
}

// withoutPrefix removes the marks of the blocks around a line from its start.
func withoutPrefix(line []byte, prefix string) []byte {
	for i := 0; i < len(prefix) && len(line) > 0 && (line[0] == prefix[i] || line[0] == ' '); i++ {
		line = line[1:]
	}
	return line
}

// call records a plugin's directive in a line of text.
func (p *phrase) call(extension syntax.Extension) {
	call := syntax.Call{
		Extension: extension, Content: p.content.In(p.line), At: input.At(p.offset, p.offset+p.end), Mark: input.At(p.offset, p.offset+len(p.name)+1),
	}
	readAttributes(&call, p.attributes, p.line, p.offset, p.state)
	p.state.Calls = append(p.state.Calls, call)
}
