package input

import "bytes"

// IsFence reports whether a line opens or closes front matter.
func IsFence(line []byte) bool { return string(bytes.TrimRight(line, " \t\n")) == "---" }

// FrontMatterEnd returns the offset after the front matter of a text, or 0 if there is none.
// It reports false if the front matter is never closed.
func FrontMatterEnd(content []byte) (end int, closed bool) {
	for line := range bytes.Lines(content) {
		switch {
		case end == 0 && !IsFence(line):
			return 0, true
		case end > 0 && IsFence(line):
			return end + len(line), true
		}
		end += len(line)
	}
	return 0, end == 0
}

// FrontMatter returns the front matter of a text without its fences.
func FrontMatter(content []byte) (fields []byte, found bool) {
	end, _ := FrontMatterEnd(content)
	if end == 0 {
		return nil, false
	}
	start := bytes.IndexByte(content, '\n') + 1
	return content[start : bytes.LastIndexByte(content[:end-1], '\n')+1], true
}
