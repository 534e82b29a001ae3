package markdown

import (
	"regexp"
	"strconv"
	"strings"
)

// codeMeta is what stands after the language of a fence, in Docusaurus's
// notation: title="x", {1,3-5}, showLineNumbers or showLineNumbers=10, and more:
// file="x", /word/, wrap, vars.
type codeMeta struct {
	title       string
	file        string // to show instead of what stands in the block
	highlighted map[int]bool
	ranged      bool // there are ranges of highlighted lines
	words       []string
	numbered    bool
	start       int // number of the first line
	wrap        bool
	variables   bool
	unknown     []string
	unclosed    []string // "{", "/" and quotes without their end, up to the end of the line
}

// metaNames are the words with a meaning; those after the empty one are
// Docusaurus's, for what does not exist here.
func metaNames() []string {
	return []string{"title", "file", "showLineNumbers", "wrap", "vars", "", "live", "noInline", "npm2yarn", "sync"}
}

// Bounds of what a fence can ask for, so that {1-999999999} costs nothing.
const (
	maxHighlighted = 100_000 // lines
	maxWords       = 20
)

var metaRange = regexp.MustCompile(`^[\d,\s-]+$`)

// parseCodeMeta reads the text behind a language.
func parseCodeMeta(text string) codeMeta {
	meta := codeMeta{start: 1}
	for i := 0; i < len(text); {
		switch char := text[i]; char {
		case ' ', '\t':
			i++
		case '{':
			i = meta.readRange(text, i)
		case '/':
			i = meta.readWord(text, i)
		default:
			i = meta.readOption(text, i)
		}
	}
	return meta
}

// readRange reads "{1,3-5}" and returns where it ends.
func (m *codeMeta) readRange(text string, start int) int {
	length := strings.IndexByte(text[start:], '}')
	if length < 0 {
		m.unclosed = append(m.unclosed, text[start:])
		return len(text)
	}
	if inner := text[start+1 : start+length]; metaRange.MatchString(inner) && !m.ranged {
		m.ranged, m.highlighted = true, lineSet(inner)
	}
	return start + length + 1
}

// readWord reads "/word/".
func (m *codeMeta) readWord(text string, start int) int {
	length := strings.IndexByte(text[start+1:], '/')
	if length < 0 {
		m.unclosed = append(m.unclosed, text[start:])
		return len(text)
	}
	if length > 0 && len(m.words) < maxWords {
		m.words = append(m.words, text[start+1:start+1+length])
	}
	return start + length + 2
}

// readOption reads a name, or a name and its value.
func (m *codeMeta) readOption(text string, start int) int {
	end := start
	for end < len(text) && !strings.ContainsRune(" \t={", rune(text[end])) {
		end++
	}
	name, value := text[start:end], ""
	if end < len(text) && text[end] == '=' {
		from := end + 1
		if value, end = readValue(text, from); strings.HasPrefix(value, `"`) || strings.HasPrefix(value, "'") {
			m.unclosed = append(m.unclosed, text[from:])
		}
	}
	switch name {
	case "title":
		m.title = value
	case "file":
		m.file = value
	case "showLineNumbers":
		m.numbered = true
		if first, err := strconv.Atoi(value); err == nil {
			m.start = first
		}
	case "wrap":
		m.wrap = true
	case "vars":
		m.variables = true
	default:
		m.unknown = append(m.unknown, name)
	}
	return max(end, start+1)
}

// readValue reads a value in quotes, or up to the next space.
func readValue(text string, start int) (value string, end int) {
	if start < len(text) && (text[start] == '"' || text[start] == '\'') {
		if length := strings.IndexByte(text[start+1:], text[start]); length >= 0 {
			return text[start+1 : start+1+length], start + length + 2
		}
	}
	end = start
	for end < len(text) && text[end] != ' ' && text[end] != '\t' {
		end++
	}
	return text[start:end], end
}

// lineSet reads ranges of 1-based lines.
func lineSet(ranges string) map[int]bool {
	set, room := map[int]bool{}, maxHighlighted
	for part := range strings.SplitSeq(ranges, ",") {
		low, high, isRange := strings.Cut(strings.TrimSpace(part), "-")
		first, err := strconv.Atoi(strings.TrimSpace(low))
		if err != nil {
			continue
		}
		last := first
		if isRange {
			if last, err = strconv.Atoi(strings.TrimSpace(high)); err != nil {
				continue
			}
		}
		for line := first; line <= min(last, maxHighlighted) && room > 0; line++ {
			set[line] = true
			room--
		}
	}
	return set
}
