package mdx

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
)

// Declarations holds the imports and exports of one block.
type Declarations struct {
	Code    Code
	Words   Words
	Imports []Import
	Exports map[string]bool // exported names, including "default"
}

// Import is an import of one module.
type Import struct {
	Default string // local name of the default export; "" if there is none
	Path    string // the string's value: "./_x.mdx" for "./\_x.mdx"
	At      int    // offset of the path within its quotes
	Length  int    // of the path as written, without quotes
}

// token is a token at the top level of ESM. Brackets and their content are one token.
type token struct {
	kind  byte
	text  string
	start int
}

// keep records a token at the top level of ESM.
func (s *scanner) keep(in block, kind byte, start int) {
	if in.closer == 0 {
		s.tokens = append(s.tokens, token{kind, string(s.src[start:s.pos]), start})
	}
}

// ESM reads imports and exports up to the blank line that ends them. src[start] is the start
// of the line.
func ESM(src []byte, start, limit int) (Declarations, int, *Error) {
	if err := textAfterImports(src[start:limit], start); err != nil {
		return Declarations{}, start, err
	}
	s := newScanner(src, start, limit)
	s.code(block{statements: true, opened: start})
	end := s.pos
	for end > start && isSpace(src[end-1]) {
		end--
	}
	found := Declarations{Code: Code{Text: string(src[start:end]), At: start}, Words: s.words, Exports: map[string]bool{}}
	for i, token := range s.tokens {
		switch {
		case token.kind != 'a':
		case token.text == "import":
			found.addImport(s.tokens[i+1:])
		case token.text == "export":
			found.addExport(s.tokens[i+1:])
		}
	}
	return found, end, s.err
}

var (
	// lastOfImport matches the last line of an import.
	lastOfImport = regexp.MustCompile(`^(?:import\s.*|.*\}\s*from\s*)["'][^"']*["'][ \t]*;?$`)
	// openImport matches the first line of an import that continues on the next line.
	openImport = regexp.MustCompile(`^import\s[^"';]*\{[^"'};]*$`)
)

// textAfterImports reports text on the line after imports, which would be read as code. After
// an export, anything may be code.
func textAfterImports(src []byte, start int) *Error {
	isInside, isAfter := false, false
	for line := range bytes.Lines(src) {
		text := bytes.TrimRight(line, " \t\r\n")
		isComment := bytes.HasPrefix(text, []byte("//")) || bytes.HasPrefix(text, []byte("/*"))
		switch {
		case len(text) == 0:
			return nil
		case lastOfImport.Match(text):
			isInside, isAfter = false, true
		case openImport.Match(text):
			isInside = true
		case isInside:
		case !isAfter || isComment || IsESM(line):
			return nil
		default:
			return &Error{Start: start, Stop: start + len(text), Text: "MDX reads text directly after imports as code", Hint: "put an empty line between them"}
		}
		start += len(line)
	}
	return nil
}

// IsESM reports whether a line starts with an import or export.
func IsESM(line []byte) bool {
	return bytes.HasPrefix(line, []byte("import ")) || bytes.HasPrefix(line, []byte("export "))
}

func (d *Declarations) addImport(rest []token) {
	found := Import{}
	for i, token := range rest {
		switch {
		case token.kind == '"':
			written := strings.Trim(token.text, `"'`)
			found.Path, found.At, found.Length = unescaped(written), token.start, len(written)
			d.Imports = append(d.Imports, found)
			return
		case token.text == "import" || token.text == "export":
			return
		case i == 0 && token.kind == 'a' && token.text != "type":
			found.Default = token.text
		case token.kind == 'a' || token.kind == '}' || token.kind == ',' || token.kind == '*':
		default:
			return
		}
	}
}

func (d *Declarations) addExport(rest []token) {
	for i, token := range rest {
		switch {
		case token.kind == 'a' && slices.Contains([]string{"const", "let", "var", "function", "class", "async"}, token.text):
		case token.kind == 'a':
			d.Exports[token.text] = true
			return
		case token.kind == '}' && i <= 1:
			for name := range strings.SplitSeq(strings.Trim(token.text, "{}"), ",") {
				if words := strings.Fields(name); len(words) > 0 {
					d.Exports[words[len(words)-1]] = true
				}
			}
			return
		case token.kind != '*':
			return
		}
	}
}

// unescaped removes the backslashes from a string literal that precede ordinary characters.
// Markdown formatters write "\_" for "_", even in imports.
func unescaped(written string) string {
	if !strings.Contains(written, `\`) {
		return written
	}
	var text strings.Builder
	for i := 0; i < len(written); i++ {
		if written[i] == '\\' && i+1 < len(written) && !strings.ContainsRune("0123456789bfnrtuvx\n", rune(written[i+1])) {
			i++
		}
		text.WriteByte(written[i])
	}
	return text.String()
}
