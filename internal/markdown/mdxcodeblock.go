package markdown

import (
	"bytes"
	"regexp"
)

// mdxFence opens a block of code, in the first group its indentation, in the second
// its marks, in the third its language and options.
var mdxFence = regexp.MustCompile("^([ \\t]*)(`{3,}|~{3,})([^`]*)$")

// mdxCodeBlock is the language of blocks that are MDX like the text around them:
// other readers of the file take them for code, Docusaurus's way to keep them whole.
const mdxCodeBlock = "mdx-code-block"

// unwrapped gives a text in which the fences of such blocks are blank. All else
// stays where it is.
func unwrapped(source []byte) []byte {
	if !bytes.Contains(source, []byte(mdxCodeBlock)) {
		return source
	}
	text, marks, opened := bytes.Clone(source), "", []byte(nil) // marks of the block that is open; its first line to blank
	for at := 0; at < len(text); {
		end := at + bytes.IndexByte(text[at:], '\n')
		if end < at {
			end = len(text)
		}
		line := bytes.TrimSuffix(text[at:end], []byte("\r"))
		match := mdxFence.FindSubmatch(line)
		switch {
		case match == nil:
		case marks == "":
			marks, opened = string(match[2]), nil
			if string(bytes.TrimSpace(match[3])) == mdxCodeBlock {
				opened = line
			}
		case bytes.HasPrefix(match[2], []byte(marks)) && len(bytes.TrimSpace(match[3])) == 0:
			if marks = ""; opened != nil {
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
