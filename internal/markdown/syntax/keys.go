package syntax

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

var (
	KeysKind = ast.NewNodeKind("Keys")
	KeyKind  = ast.NewNodeKind("Key")
)

// Key is a key, or several keys joined with "+".
type Key struct {
	Inline
	kind ast.NodeKind
}

func (n *Key) Kind() ast.NodeKind { return n.kind }

// maxKeys limits the search for the end of a shortcut, in bytes.
const maxKeys = 80

// parseKeys parses keyboard shortcuts, "[[Ctrl+K]]". A single word is a key only if it is the name of one:
// "[[Prototype]]" remains text.
func parseKeys(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, _ := block.PeekLine()
	if len(line) < 5 || line[1] != '[' {
		return nil
	}
	line = line[:min(len(line), maxKeys)]
	end := bytes.Index(line, []byte("]]"))
	if end < 3 {
		return nil
	}
	if end+2 < len(line) && line[end+2] == ']' {
		end++ // "[[Ctrl+]]]"
	}
	if after := end + 2; after < len(line) && (line[after] == '(' || line[after] == '[') {
		return nil // a link whose text is in brackets
	}
	written := string(line[2:end])
	if _, isLink := context.Reference(util.ToLinkReference([]byte(written))); isLink {
		return nil
	}
	names := splitKeys(written)
	if !areKeys(names) {
		return nil
	}
	combination := &Key{kind: KeysKind}
	for i, name := range names {
		if i > 0 {
			combination.AppendChild(combination, Verbatim("+"))
		}
		key := &Key{kind: KeyKind}
		key.AppendChild(key, Verbatim(name))
		combination.AppendChild(combination, key)
	}
	block.Advance(end + 2)
	return combination
}

// splitKeys splits at "+". A "+" at the end is itself a key.
func splitKeys(written string) []string {
	head, plus := written, false
	if written == "+" || strings.HasSuffix(written, "++") {
		head, plus = strings.TrimSuffix(strings.TrimSuffix(written, "+"), "+"), true
	}
	var names []string
	if head != "" {
		for name := range strings.SplitSeq(head, "+") {
			names = append(names, strings.TrimSpace(name))
		}
	}
	if plus {
		names = append(names, "+")
	}
	return names
}

func areKeys(names []string) bool {
	for _, name := range names {
		if name == "" || strings.ContainsAny(name, "[\n`<>") && utf8.RuneCountInString(name) > 1 {
			return false
		}
	}
	return len(names) > 1 || len(names) == 1 && isKey(names[0])
}

// isKey reports whether a word is a key: a single character, or the name of a key.
func isKey(name string) bool {
	if utf8.RuneCountInString(name) == 1 {
		return true
	}
	name = strings.ToLower(strings.NewReplacer(" ", "", "-", "").Replace(name))
	return slices.Contains(strings.Fields(keyNames), name) || len(name) <= 3 && name[0] == 'f' && strings.Trim(name[1:], "0123456789") == ""
}

const keyNames = "ctrl control cmd command alt option opt shift meta super win windows fn hyper " +
	"enter return esc escape tab space spacebar backspace delete del insert ins home end pageup pagedown pgup pgdn " +
	"up down left right arrowup arrowdown arrowleft arrowright capslock numlock scrolllock " +
	"printscreen prtsc pause break menu contextmenu plus minus comma period slash"
