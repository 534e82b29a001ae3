package mdx

import (
	"slices"
	"strings"
)

// Text returns the value of an attribute that is a literal, and its offset in the source:
// to="/x", to={'/x'} or to={`/x`}. It reports false if the value is an expression.
func (a Attribute) Text() (text string, at int, isText bool) {
	switch {
	case a.Name == "" || a.Bare:
		return "", 0, false
	case a.Code == nil:
		return a.Value, a.ValueAt, true
	}
	code := strings.TrimLeft(a.Code.Text, " \t\r\n")
	text, isText = Quoted(code)
	if !isText || strings.TrimSpace(code[len(text)+2:]) != "" {
		return "", 0, false
	}
	return text, a.Code.At + len(a.Code.Text) - len(code) + 1, true
}

// Quoted returns the text of the string or template literal at the start of code. It reports
// false if there is none, or if the literal contains escapes or expressions.
func Quoted(code string) (text string, isText bool) {
	if code == "" || !strings.Contains("\"'`", code[:1]) {
		return "", false
	}
	text, _, isClosed := strings.Cut(code[1:], code[:1])
	return text, isClosed && !strings.ContainsAny(text, "\\\n") && !(code[0] == '`' && strings.Contains(text, "${"))
}

// Modules of Docusaurus whose components and functions add the base URL to paths.
const (
	LinkModule = "@docusaurus/Link"
	CardModule = "@theme/Card"
	BaseModule = "@docusaurus/useBaseUrl"
)

// TargetsOf returns the attributes of a module's component that contain link targets.
func TargetsOf(module string) []string {
	switch module {
	case LinkModule:
		return []string{"to", "href"}
	case CardModule:
		return []string{"href"}
	}
	return nil
}

// IsUnchecked reports whether the author does not want the links of a tag to be checked.
func (t ParsedTag) IsUnchecked() bool {
	return slices.ContainsFunc(t.Attributes, func(attribute Attribute) bool { return attribute.Name == "data-noBrokenLinkCheck" })
}
