package code

import (
	"regexp"
	"strings"
)

// commentStyle is how comments start and end in a language.
type commentStyle struct{ open, close string }

// commentStyles returns the comment styles of a language, as in Docusaurus. Unknown languages
// get the most common styles.
func commentStyles(language string) []commentStyle {
	line, block, jsx := commentStyle{"//", ""}, commentStyle{"/*", "*/"}, commentStyle{"{/*", "*/}"}
	hash, html := commentStyle{"#", ""}, commentStyle{"<!--", "-->"}
	switch language {
	case "js", "javascript", "ts", "typescript":
		return []commentStyle{line, block}
	case "jsx", "tsx":
		return []commentStyle{line, block, jsx}
	case "html":
		return []commentStyle{line, block, html}
	case "python", "py", "bash":
		return []commentStyle{hash}
	case "markdown", "md":
		return []commentStyle{html, jsx, hash}
	case "tex", "latex", "matlab":
		return []commentStyle{{"%", ""}}
	case "lua", "haskell":
		return []commentStyle{{"--", ""}}
	case "sql":
		return []commentStyle{{"--", ""}, block}
	case "wasm", "wat":
		return []commentStyle{{";;", ""}}
	case "vb", "vbnet", "vba", "visual-basic":
		return []commentStyle{{"'", ""}, {"REM", ""}}
	case "batch":
		return []commentStyle{{"REM", ""}}
	case "basic":
		return []commentStyle{{"REM", ""}, {"!", ""}}
	case "fsharp":
		return []commentStyle{line, {"(*", "*)"}}
	case "ocaml", "sml":
		return []commentStyle{{"(*", "*)"}}
	case "fortran":
		return []commentStyle{{"!", ""}}
	case "cobol":
		return []commentStyle{{"*>", ""}}
	}
	return []commentStyle{line, block, jsx, hash, html}
}

// inComment returns the text of a comment if nothing else is on the line, or "".
func inComment(line string, styles []commentStyle) string {
	line = strings.TrimSpace(line)
	for _, style := range styles {
		if inner, opens := strings.CutPrefix(line, style.open); opens {
			if inner, closes := strings.CutSuffix(inner, style.close); closes {
				return strings.TrimSpace(inner)
			}
		}
	}
	return ""
}

// isCommentOf reports whether a text that begins with a comment of any style is a comment in the language.
// In Markdown, other styles are part of an example of code.
func isCommentOf(language, text string) bool {
	switch language {
	case "markdown", "md", "mdx":
		text = strings.TrimLeft(text, " \t")
		return strings.HasPrefix(text, "<!--") || strings.HasPrefix(text, "{/*")
	}
	return true
}

// lineMark matches a comment of any style at the end of a line that marks the line as inserted
// or deleted, or gives it the number of a note.
var lineMark = regexp.MustCompile(`[ \t]*(?://|#|--|;+|%|'|!|<!--|\{?/\*|\(\*|\*>|REM)[ \t]*\[!code[ \t]*(\+\+|--|\d{1,2})\][ \t]*(?:-->|\*/\}?|\*\))?[ \t]*$`)
