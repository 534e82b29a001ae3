package diag

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Format is a way to print diagnostics.
type Format string

// The formats.
const (
	Text   Format = "text"   // for people, like a compiler's
	JSON   Format = "json"   // one object for each diagnostic, on a line of its own
	GitHub Format = "github" // workflow commands that GitHub shows beside the code
)

// Print writes diagnostics in a format, but for those to ignore. color applies to text alone.
func Print(out io.Writer, list []Diagnostic, format Format, color bool) error {
	var text strings.Builder
	for _, d := range list {
		switch {
		case d.Severity == Ignore:
		case format == JSON:
			line, err := json.Marshal(jsonDiagnostic(d))
			if err != nil {
				return fmt.Errorf("encode a diagnostic: %w", err)
			}
			text.Write(append(line, '\n'))
		case format == GitHub:
			text.WriteString(d.github())
		default:
			text.WriteString(d.text(color))
		}
	}
	_, err := io.WriteString(out, text.String())
	return err
}

// Place is "file:line:column" as far as it is known.
func (d Diagnostic) Place() string {
	place := d.File
	if d.Line > 0 {
		place += ":" + strconv.Itoa(d.Line)
		if d.Column > 0 {
			place += ":" + strconv.Itoa(d.Column)
		}
	}
	return place
}

func (d Diagnostic) text(color bool) string {
	paint := func(code, text string) string {
		if !color {
			return text
		}
		return "\x1b[" + code + "m" + text + "\x1b[0m"
	}
	shade := map[Severity]string{Error: "1;31", Warning: "1;33", Log: "1;36"}[d.Severity]
	var out strings.Builder
	if place := printable(d.Place()); place != "" {
		out.WriteString(paint("1", place+":") + " ")
	}
	fmt.Fprintf(&out, "%s %s  %s\n", paint(shade, d.Severity.String()+":"), printable(d.Text), paint("2", "["+d.Code+"]"))
	hint := ""
	if d.Hint != "" {
		hint = paint("36", printable(d.Hint))
	}
	if d.Source == "" || d.Column == 0 {
		if hint != "" {
			fmt.Fprintf(&out, "    %s\n", hint)
		}
		return out.String()
	}
	number := strconv.Itoa(d.Line)
	shown, indent, marks := excerpt(d.Source, d.Column, d.Length)
	fmt.Fprintf(&out, "  %s %s %s\n", paint("2", number), paint("2", "|"), shown)
	fmt.Fprintf(&out, "  %*s %s %s%s", len(number), "", paint("2", "|"), indent, paint(shade, marks))
	if hint != "" {
		out.WriteString("  " + hint)
	}
	out.WriteByte('\n')
	return out.String()
}

// jsonForm is a diagnostic as --format json writes it. Its fields are stable.
type jsonForm struct {
	Severity string `json:"severity"`
	Code     string `json:"code"`
	File     string `json:"file,omitempty"`
	Line     int    `json:"line,omitempty"`
	Column   int    `json:"column,omitempty"`
	Length   int    `json:"length,omitempty"`
	Text     string `json:"text"`
	Hint     string `json:"hint,omitempty"`
}

func jsonDiagnostic(d Diagnostic) jsonForm {
	return jsonForm{d.Severity.String(), d.Code, d.File, d.Line, d.Column, d.Length, d.Text, d.Hint}
}

// github writes a workflow command
// (https://docs.github.com/actions, "Workflow commands").
func (d Diagnostic) github() string {
	level := map[Severity]string{Error: "error", Warning: "warning", Log: "notice"}[d.Severity]
	var properties []string
	for _, property := range []struct{ name, value string }{
		{"file", d.File}, {"line", number(d.Line)}, {"col", number(d.Column)}, {"title", d.Code},
	} {
		if property.value != "" {
			properties = append(properties, property.name+"="+escapeGitHub(property.value, ":", "%3A", ",", "%2C"))
		}
	}
	text := d.Text
	if d.Hint != "" {
		text += "\n" + d.Hint
	}
	return "::" + level + " " + strings.Join(properties, ",") + "::" + escapeGitHub(text) + "\n"
}

func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func escapeGitHub(text string, more ...string) string {
	return strings.NewReplacer(append([]string{"%", "%25", "\r", "%0D", "\n", "%0A"}, more...)...).Replace(text)
}

// Summary counts errors and warnings: "2 errors, 1 warning"; "" when there are
// neither.
func Summary(list []Diagnostic) string {
	counts := map[Severity]int{}
	for _, d := range list {
		counts[d.Severity]++
	}
	var parts []string
	for _, kind := range []Severity{Error, Warning} {
		if count := counts[kind]; count > 0 {
			part := fmt.Sprintf("%d %s", count, kind)
			if count > 1 {
				part += "s"
			}
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, ", ")
}
