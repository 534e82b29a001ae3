package twin

import (
	"strings"
)

// escape writes plain text so that Markdown shows all its characters.
func escape(text string) string {
	text = clean(text)
	if !strings.ContainsAny(text, "\\`*_[]<>&#|~$") {
		return text
	}
	var out strings.Builder
	for i := range len(text) {
		char := text[i]
		if strings.IndexByte("\\`*[]<", char) >= 0 || char == '_' && !isWithinWord(text, i) || char == '&' && mayBeEntity(text[i:]) || char == '#' && i == 0 {
			out.WriteByte('\\')
		}
		out.WriteByte(char)
	}
	return out.String()
}

// isWithinWord reports whether letters or digits are on both sides, where an underscore has no meaning.
func isWithinWord(text string, at int) bool {
	isWord := func(char byte) bool {
		return char >= 0x80 || char == '_' || char >= '0' && char <= '9' || char >= 'a' && char <= 'z' || char >= 'A' && char <= 'Z'
	}
	return at > 0 && at+1 < len(text) && isWord(text[at-1]) && isWord(text[at+1])
}

func mayBeEntity(text string) bool {
	end := strings.IndexAny(text, "; \n")
	return end > 1 && text[end] == ';'
}

// CodeSpan writes code between more backticks than it contains.
func CodeSpan(code string) string {
	code = strings.ReplaceAll(clean(code), "\n", " ")
	if code == "" {
		return ""
	}
	mark := strings.Repeat("`", LongestRun(code, '`')+1)
	if strings.HasPrefix(code, "`") || strings.HasSuffix(code, "`") {
		code = " " + code + " "
	}
	return mark + code + mark
}

// fenced writes a code block whose fence is longer than all in it.
func fenced(text, info string) string {
	text = clean(text)
	mark := "`"
	if strings.Contains(info, "`") {
		mark = "~"
	}
	fence := strings.Repeat(mark, max(3, LongestRun(text, mark[0])+1))
	if text != "" {
		text += "\n"
	}
	return fence + clean(info) + "\n" + text + fence
}

// LongestRun returns the length of the longest sequence of a character.
func LongestRun(text string, char byte) int {
	longest, run := 0, 0
	for i := range len(text) {
		if text[i] != char {
			run = 0
			continue
		}
		run++
		longest = max(longest, run)
	}
	return longest
}

// Escape writes plain text as Markdown.
func Escape(text string) string { return escape(oneLine(text)) }
