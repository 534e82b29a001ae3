package diag

import "strings"

// suggestion opens and closes a hint that names what was likely meant.
const (
	suggestionStart = `did you mean "`
	suggestionEnd   = `"?`
)

// fix is what to write at the underlined place: Fix, or the name that the hint
// suggests when what is underlined is the wrong name and nothing more; "" when
// that is not known.
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
		name = bare // of a directive, whose colons are underlined too
	}
	return strings.Replace(written, name, near, 1)
}
