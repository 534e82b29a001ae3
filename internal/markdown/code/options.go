package code

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Options are written after the language of a fence. title="x", {1,3-5}, showLineNumbers and
// showLineNumbers=10 come from Docusaurus; file="x", /word/, wrap and vars are docgen's own.
type Options struct {
	Title    string
	Numbered bool
	Wrap     bool
	Types    bool // the types that the site knows are links
	Playable bool // readers can edit and run the code
	Npm      bool // the code has commands of npm that are shown for other package managers, too

	file        string // shown instead of the block's own text
	highlighted map[int]bool
	ranged      bool // the author wrote a range of highlighted lines
	words       []string
	start       int // number of the first line
	variables   bool
	unknown     []string
	unclosed    []string // "{", "/" and quotes that are not closed, up to the end of the line
}

// IsLive reports whether readers could edit and run the code in Docusaurus.
func (o Options) IsLive() bool { return slices.Contains(o.unknown, "live") }

// OptionNames returns the names of the options of code blocks.
func OptionNames() []string {
	return []string{"title", "file", "showLineNumbers", "wrap", "types", "vars", "npm2yarn", "playground"}
}

// foreignOptions lists options of Docusaurus, rustdoc and mdBook for features that docgen does
// not have.
func foreignOptions() []string {
	return []string{
		"live", "noInline", "sync",
		"ignore", "should_panic", "no_run", "compile_fail", "editable", "mdbook-runnable", "noplayground", "hidelines", "fp",
	}
}

// Limits for the options of a fence, so that {1-999999999} costs nothing.
const (
	maxHighlighted = 100_000 // lines
	maxWords       = 20
)

var rangePattern = regexp.MustCompile(`^[\d,\s-]+$`)

// parseOptions parses the text after a language.
func parseOptions(text string) Options {
	options := Options{start: 1}
	for i := 0; i < len(text); {
		switch char := text[i]; char {
		case ' ', '\t', ',':
			i++
		case '{', '/':
			i = options.readMark(text, i)
		default:
			i = options.readOption(text, i)
		}
	}
	return options
}

// readMark reads "{1,3-5}" or "/word/" and returns its end.
func (o *Options) readMark(text string, start int) int {
	closing := byte('/')
	if text[start] == '{' {
		closing = '}'
	}
	length := strings.IndexByte(text[start+1:], closing)
	if length < 0 {
		o.unclosed = append(o.unclosed, text[start:])
		return len(text)
	}
	inner := text[start+1 : start+1+length]
	switch {
	case closing == '/' && inner != "" && len(o.words) < maxWords:
		o.words = append(o.words, inner)
	case closing == '}' && rangePattern.MatchString(inner) && !o.ranged:
		o.ranged, o.highlighted = true, lineSet(inner)
	}
	return start + length + 2
}

// readOption reads a name, or a name and its value.
func (o *Options) readOption(text string, start int) int {
	end := start
	for end < len(text) && !strings.ContainsRune(" \t,={", rune(text[end])) {
		end++
	}
	name, value := text[start:end], ""
	if end < len(text) && text[end] == '=' {
		from := end + 1
		value, end = readValue(text, from)
		if strings.HasPrefix(value, `"`) || strings.HasPrefix(value, "'") {
			o.unclosed = append(o.unclosed, text[from:])
		}
	}
	switch name {
	case "title":
		o.Title = value
	case "file":
		o.file = value
	case "showLineNumbers":
		o.Numbered = true
		if first, err := strconv.Atoi(value); err == nil {
			o.start = first
		}
	case "wrap":
		o.Wrap = true
	case "types":
		o.Types = true
	case "vars":
		o.variables = true
	case "playground":
		o.Playable = true
	case "npm2yarn":
		o.Npm = true
	default:
		o.unknown = append(o.unknown, name)
	}
	return max(end, start+1)
}

// readValue reads a quoted value, or one that ends at the next space.
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

// lineSet parses ranges of 1-based lines.
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
			last, err = strconv.Atoi(strings.TrimSpace(high))
			if err != nil {
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
