package complete

import (
	"regexp"
	"slices"
	"strings"
)

// entry is what is being written in YAML at the cursor. The text may be unfinished, so only the lines and their indentation
// say where it is.
type entry struct {
	path    []string          // keys and "[]" for an item of a list, from the outside: of the mapping, or of the value
	isValue bool              // a value is being written, and not a key
	isFlow  bool              // in braces or brackets
	from    int               // where what is being written begins: bytes of the line before it
	beside  map[string]string // the other keys of the mapping, with the values that are on their lines
}

var (
	dashes  = regexp.MustCompile(`^( *)((?:- +)*)`)
	keyLine = regexp.MustCompile(`^("[^"]*"|'[^']*'|[^\s#:\[\]{}"'-][^:#]*?|\S):(?:[ \t]+(.*))?$`)
)

// yamlLine is a line of YAML: the columns of its dashes, and its key.
type yamlLine struct {
	dashes []int
	column int    // of the key or of the text
	key    string // "" for none
	value  string // after the key, or the text if there is no key
}

// readLine takes a line apart; false if it is blank or a comment.
func readLine(line string) (yamlLine, bool) {
	line = strings.TrimRight(line, " \t")
	if trimmed := strings.TrimLeft(line, " "); trimmed == "" || trimmed[0] == '#' {
		return yamlLine{}, false
	}
	if strings.HasSuffix(line, "-") && strings.Trim(line, " -") == "" {
		line += " "
	}
	found := dashes.FindStringSubmatchIndex(line)
	read := yamlLine{column: found[5], value: line[found[5]:]}
	for at := found[4]; at < found[5]; at++ {
		if line[at] == '-' {
			read.dashes = append(read.dashes, at)
		}
	}
	if parts := keyLine.FindStringSubmatch(read.value); parts != nil {
		read.key, read.value = strings.Trim(parts[1], `"'`), parts[2]
	}
	return read, true
}

// readEntry returns what is being written at the end of a text in YAML, of which after are the lines that follow.
func readEntry(lines []string, after []string) entry {
	last := lines[len(lines)-1]
	trimmed := strings.TrimRight(last, " \t")
	current, isThere := readLine(last)
	if !isThere {
		current = yamlLine{column: len(last)}
	}
	e := entry{from: current.column, beside: map[string]string{}}
	e.path = around(lines[:len(lines)-1], &current, e.beside)
	e.besideAfter(after, current.column)
	for range current.dashes {
		e.path = append(e.path, "[]")
	}
	if current.key != "" && (current.value != "" || len(trimmed) < len(last)) {
		e.path, e.isValue = append(e.path, current.key), true
		e.from = len(last)
		if current.value != "" {
			e.from = len(trimmed) - len(current.value)
		}
	}
	if value := last[min(e.from, len(last)):]; value != "" && strings.ContainsRune("{[", rune(value[0])) {
		e.readFlow(value)
	}
	if e.from < len(last) && strings.ContainsRune(`"'`, rune(last[e.from])) {
		e.from++
	}
	return e
}

// around returns the path of the mapping or the list that a line is in, and notes the keys beside it before it. The lines before
// the list are part of the path, and not its dashes.
func around(before []string, current *yamlLine, beside map[string]string) []string {
	limit, inList := current.column, false
	if len(current.dashes) > 0 {
		limit, inList = current.dashes[0], true
	}
	isBeside := len(current.dashes) == 0
	var path []string
	for i := len(before) - 1; i >= 0 && (limit > 0 || inList || isBeside); i-- {
		line, isThere := readLine(before[i])
		if !isThere {
			continue
		}
		switch {
		case line.key != "" && (line.column < limit || inList && line.column == limit && len(line.dashes) == 0):
			path, limit, inList, isBeside = append(path, line.key), line.column, false, false
		case isBeside && line.key != "" && line.column == current.column:
			beside[line.key] = line.value
		}
		for d := len(line.dashes) - 1; d >= 0; d-- {
			if line.dashes[d] < limit {
				path, limit, inList, isBeside = append(path, "[]"), line.dashes[d], true, false
			}
		}
	}
	slices.Reverse(path)
	return path
}

// besideAfter notes the keys of the same mapping in the lines that follow.
func (e *entry) besideAfter(after []string, column int) {
	for _, text := range after {
		line, isThere := readLine(text)
		switch {
		case !isThere:
			continue
		case line.column < column || len(line.dashes) > 0 && line.dashes[0] < column:
			return
		case line.column == column && line.key != "":
			e.beside[line.key] = line.value
		}
	}
}

// readFlow reads a value that begins with a brace or a bracket, up to the cursor.
func (e *entry) readFlow(value string) {
	type level struct {
		path   []string
		isList bool
		keys   map[string]string
	}
	begin := e.from
	var open []level
	path, key, word := e.path, "", 0
	for i := 0; i <= len(value); i++ {
		sign := byte(',')
		if i < len(value) {
			sign = value[i]
		}
		inside := len(open) > 0
		switch {
		case sign == '{' || sign == '[':
			if inside {
				around := open[len(open)-1]
				path = around.path
				if key != "" {
					path, around.keys[key] = append(slices.Clip(path), key), ""
				}
			}
			if sign == '[' {
				path = append(slices.Clip(path), "[]")
			}
			open = append(open, level{path, sign == '[', map[string]string{}})
			key, word = "", i+1
		case inside && (sign == '}' || sign == ']'):
			open = open[:len(open)-1]
			key, word = "", i+1
		case inside && sign == ':' && !open[len(open)-1].isList:
			key, word = strings.Trim(value[word:i], ` "'`), i+1
		case inside && sign == ',' && i < len(value):
			if key != "" {
				open[len(open)-1].keys[key] = strings.TrimSpace(value[word:i])
			}
			key, word = "", i+1
		}
	}
	if len(open) == 0 {
		e.from = begin + len(value)
		return
	}
	now := open[len(open)-1]
	e.path, e.isFlow, e.isValue, e.beside = now.path, true, now.isList || key != "", now.keys
	if key != "" {
		e.path = append(slices.Clip(e.path), key)
	}
	e.from = begin + word + len(value[word:]) - len(strings.TrimLeft(value[word:], " \t"))
}
