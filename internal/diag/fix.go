package diag

import "strings"

// The start and the end of a hint that suggests a name.
const (
	suggestionStart = `did you mean "`
	suggestionEnd   = `"?`
)

// fix returns the text that replaces the underlined place: Fix, or the name that the hint
// suggests if only the wrong name is underlined. It returns "" if the text is unknown.
func (d Diagnostic) fix() string {
	if d.Fix != "" {
		return d.Fix
	}
	rest, isSuggestion := strings.CutPrefix(d.Hint, suggestionStart)
	near, isWhole := strings.CutSuffix(rest, suggestionEnd)
	line, at := []rune(d.Source), d.Column-1-d.Skipped
	if !isSuggestion || !isWhole || at < 0 || at+d.Length > len(line) {
		return ""
	}
	written := string(line[at : at+d.Length])
	name := strings.Trim(written, `"'`)
	if name == "" || !strings.Contains(d.Text, `"`+name+`"`) {
		return ""
	}
	if bare := strings.TrimLeft(name, ":"); bare != name && !strings.HasPrefix(near, ":") {
		name = bare // colons of a directive are underlined too
	}
	return strings.Replace(written, name, near, 1)
}
