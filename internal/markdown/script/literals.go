package script

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"
)

// literals reads objects in the output of esbuild.
type literals struct {
	code      string
	constants map[string]string
}

// literal is the value of a property: a text, or other code.
type literal struct {
	text   string
	isText bool
}

// object has the properties of an object by name.
type object map[string]literal

// spread is the name of a property that stands for a spread, whose properties are unknown.
const spread = "..."

// isText reports whether the properties are texts, as far as the object has them.
func (o object) isText(names ...string) bool {
	for _, name := range append(names, spread) {
		if value, found := o[name]; found && !value.isText {
			return false
		}
	}
	return true
}

// asText returns the object as a text. Its id is the message by default, and the other way round.
func (o object) asText(message string) Text {
	return Text{ID: cmp.Or(o["id"].text, message), Message: cmp.Or(message, o["id"].text), Description: o["description"].text}
}

var (
	propertyName = regexp.MustCompile(`^(?:([\w$]+)|"([^"\\]+)")`)
	constant     = regexp.MustCompile(`(?:\bconst |, )([A-Za-z_$][\w$]*) = ("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`)
)

// constantsIn returns the constants that are texts. A name whose value is unclear is not among them.
func constantsIn(code string) map[string]string {
	constants, unclear := map[string]string{}, map[string]bool{}
	for _, match := range constant.FindAllStringSubmatchIndex(code, -1) {
		name, value := code[match[2]:match[3]], code[match[4]:match[5]]
		text, _, isText := quoted(value)
		isWhole := strings.HasPrefix(code[match[1]:], ",") || strings.HasPrefix(code[match[1]:], ";")
		if known, found := constants[name]; found && known != text || !isText || !isWhole {
			unclear[name] = true
		}
		constants[name] = text
	}
	for name := range unclear {
		delete(constants, name)
	}
	return constants
}

// object reads the object at an offset of the code. It reports false if there is none.
func (l literals) object(at int) (object, bool) {
	rest := l.code[at:]
	if !strings.HasPrefix(rest, "{") {
		return nil, false
	}
	fields := object{}
	for rest = rest[1:]; ; {
		rest = strings.TrimLeft(rest, " \n,")
		switch {
		case rest == "":
			return nil, false
		case rest[0] == '}':
			return fields, true
		case strings.HasPrefix(rest, spread), rest[0] == '[':
			fields[spread] = literal{}
			rest = rest[expression(rest):]
			continue
		}
		match := propertyName.FindStringSubmatch(rest)
		if match == nil {
			return nil, false
		}
		name := match[1] + match[2]
		value, isPair := strings.CutPrefix(rest[len(match[0]):], ": ")
		if !isPair {
			value = rest // {name} is short for {name: name}, or it is a method
		}
		end := expression(value)
		fields[name] = l.literal(strings.TrimSpace(value[:end]))
		rest = value[end:]
	}
}

// literal reads an expression.
func (l literals) literal(code string) literal {
	if text, known := l.constants[code]; known {
		return literal{text, true}
	}
	if text, length, isText := quoted(code); isText && length == len(code) {
		return literal{text, true}
	}
	return literal{}
}

// expression returns the length of the expression at the start of the code, up to a comma or a
// closing bracket.
func expression(code string) int {
	depth := 0
	for at := 0; at < len(code); at++ {
		switch code[at] {
		case '"', '\'', '`':
			at = closing(code, at)
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth == 0 {
				return at
			}
			depth--
		case ',':
			if depth == 0 {
				return at
			}
		}
	}
	return len(code)
}

// closing returns the offset of the quote that closes the one at an offset.
func closing(code string, at int) int {
	quote := code[at]
	for at++; at < len(code); at++ {
		switch {
		case code[at] == '\\':
			at++
		case code[at] == quote:
			return at
		}
	}
	return len(code)
}

// quoted reads the string, or the template without expressions, at the start of the code.
func quoted(code string) (text string, length int, isText bool) {
	if code == "" || !strings.Contains("\"'`", code[:1]) {
		return "", 0, false
	}
	end := closing(code, 0)
	if end == len(code) || code[0] == '`' && strings.Contains(code[:end], "${") {
		return "", 0, false
	}
	text, isText = unescaped(code[1:end])
	return text, end + 1, isText
}

// unescaped resolves the escapes in a string.
func unescaped(written string) (string, bool) {
	var text strings.Builder
	for rest := written; rest != ""; {
		before, after, isEscape := strings.Cut(rest, `\`)
		text.WriteString(before)
		if !isEscape {
			break
		}
		if after == "" {
			return "", false
		}
		digits := map[byte]int{'x': 2, 'u': 4}[after[0]]
		switch {
		case digits > 0 && len(after) > digits:
			number, err := strconv.ParseUint(after[1:1+digits], 16, 32)
			if err != nil {
				return "", false
			}
			text.WriteRune(rune(number))
			rest = after[1+digits:]
			continue
		case digits > 0:
			return "", false
		case strings.Contains("nrtbfv0", after[:1]):
			text.WriteByte(map[byte]byte{'n': '\n', 'r': '\r', 't': '\t', 'b': '\b', 'f': '\f', 'v': '\v', '0': 0}[after[0]])
		case after[0] != '\n':
			text.WriteByte(after[0])
		}
		rest = after[1:]
	}
	return text.String(), true
}
