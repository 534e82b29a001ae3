package syntax

import (
	"unicode"

	"github.com/yuin/goldmark-emoji/definition"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// maxEmojiName limits the search for the end of a code, in bytes.
const maxEmojiName = 64

// parseEmoji replaces GitHub's emoji codes, such as ":tada:". It ignores a code next to a letter or digit, as in
// "std::key::of".
func parseEmoji(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, segment := block.PeekLine()
	end := 1
	for end < len(line) && end < maxEmojiName && (util.IsAlphaNumeric(line[end]) || line[end] == '_' || line[end] == '-' || line[end] == '+') {
		end++
	}
	if end == 1 || end == len(line) || line[end] != ':' {
		return nil
	}
	state := StateOf(context)
	if state.NoEmoji {
		return nil
	}
	before := block.PrecendingCharacter()
	if IsWord(before) || before == ':' && state.emojiEnd != segment.Start {
		return nil
	}
	if end+1 < len(line) && IsWord(util.ToRune(line, end+1)) {
		return nil
	}
	emoji, known := definition.Github().Get(string(line[1:end]))
	if !known || !emoji.IsUnicode() {
		return nil
	}
	block.Advance(end + 1)
	state.emojiEnd = segment.Start + end + 1
	return Verbatim(string(emoji.Unicode))
}

// IsWord reports whether a character is a letter or a digit.
func IsWord(char rune) bool { return unicode.IsLetter(char) || unicode.IsDigit(char) }
