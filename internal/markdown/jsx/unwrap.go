package jsx

import (
	"bytes"
	"regexp"
)

// fence matches the opening fence of a code block. The groups are its indentation, its marks,
// and its language and options.
var fence = regexp.MustCompile("^([ \\t]*)(`{3,}|~{3,})([^`]*)$")

// unwrappedLanguage is the language of code blocks whose content is MDX like the text around
// them. In Docusaurus, it keeps other programs from changing the content.
const unwrappedLanguage = "mdx-code-block"

// Unwrap blanks the fences of blocks in the language "mdx-code-block". All offsets stay the
// same.
func Unwrap(source []byte) []byte {
	if !bytes.Contains(source, []byte(unwrappedLanguage)) {
		return source
	}
	text, marks, opened := bytes.Clone(source), "", []byte(nil) // marks of the open block; its first line, if that must be blanked
	for at := 0; at < len(text); {
		end := at + bytes.IndexByte(text[at:], '\n')
		if end < at {
			end = len(text)
		}
		line := bytes.TrimSuffix(text[at:end], []byte("\r"))
		match := fence.FindSubmatch(line)
		switch {
		case match == nil:
		case marks == "":
			marks, opened = string(match[2]), nil
			if string(bytes.TrimSpace(match[3])) == unwrappedLanguage {
				opened = line
			}
		case bytes.HasPrefix(match[2], []byte(marks)) && len(bytes.TrimSpace(match[3])) == 0:
			marks = ""
			if opened != nil {
				blank(opened)
				blank(line)
			}
		}
		at = end + 1
	}
	return text
}

func blank(line []byte) {
	for i := range line {
		line[i] = ' '
	}
}
