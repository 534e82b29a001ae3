package docusaurus

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// encode writes an object as YAML, and returns the path of the option on each line.
func encode(value *evaluate.Object, comments map[string]string) (string, [][]string) {
	w := &writer{comments: comments}
	w.mapping(value, 0, nil, false)
	return w.text.String(), w.lines
}

// writer writes YAML in block style, one scalar on each line.
type writer struct {
	text  strings.Builder
	lines [][]string // paths, by line

	comments map[string]string // of options, by path
}

func (w *writer) line(indent int, path []string, text string) {
	w.text.WriteString(strings.Repeat("  ", indent) + text + "\n")
	for range strings.Count(text, "\n") + 1 {
		w.lines = append(w.lines, path)
	}
}

// mapping writes the entries of an object. The first is on the line of the dash in a list.
func (w *writer) mapping(value *evaluate.Object, indent int, path []string, inList bool) {
	for i, key := range value.Keys {
		if comment := w.comments[strings.Join(at(path, key), ".")]; comment != "" && !inList {
			w.line(indent, at(path, key), "# "+comment)
		}
		prefix, level := "", indent
		if inList && i == 0 {
			prefix, level = "- ", indent-1
		}
		w.entry(prefix+scalar(key)+":", value.Fields[key], level, indent, at(path, key))
	}
}

// entry writes what precedes a value, and the value.
func (w *writer) entry(before string, value evaluate.Value, indent, inner int, path []string) {
	switch value := value.(type) {
	case *evaluate.Object:
		if len(value.Keys) == 0 {
			w.line(indent, path, before+" {}")
			return
		}
		w.line(indent, path, before)
		w.mapping(value, inner+1, path, false)
	case []evaluate.Value:
		if len(value) == 0 {
			w.line(indent, path, before+" []")
			return
		}
		w.line(indent, path, before)
		w.list(value, inner+1, path)
	default:
		w.line(indent, path, before+" "+w.scalar(value, inner))
	}
}

func (w *writer) list(items []evaluate.Value, indent int, path []string) {
	for i, item := range items {
		where := at(path, i)
		if object, isObject := item.(*evaluate.Object); isObject && len(object.Keys) > 0 {
			w.mapping(object, indent+1, where, true)
			continue
		}
		if inner, isList := item.([]evaluate.Value); isList && len(inner) > 0 {
			w.line(indent, where, "-")
			w.list(inner, indent+1, where)
			continue
		}
		w.entry("-", item, indent, indent, where)
	}
}

// scalar writes a value. Texts of several lines are blocks.
func (w *writer) scalar(value evaluate.Value, indent int) string {
	found, isText := value.(string)
	if !isText || !strings.Contains(found, "\n") || strings.HasPrefix(found, " ") || strings.Contains(found, "\t") || strings.Contains(found, "\r") {
		return scalar(value)
	}
	mark := "|-"
	if strings.HasSuffix(found, "\n") {
		mark = "|"
	}
	if strings.HasSuffix(found, "\n\n") || strings.Contains(found, " \n") {
		return strconv.Quote(found)
	}
	lines := strings.Split(strings.TrimSuffix(found, "\n"), "\n")
	for i, line := range lines {
		if line != "" {
			lines[i] = strings.Repeat("  ", indent+1) + line
		}
	}
	return mark + "\n" + strings.Join(lines, "\n")
}

// scalar writes a value on one line.
func scalar(value evaluate.Value) string {
	if number, isNumber := value.(float64); isNumber {
		return strconv.FormatFloat(number, 'f', -1, 64)
	}
	text, isText := value.(string)
	if isText && strings.ContainsAny(text, "\n\r\t") {
		return strconv.Quote(text)
	}
	written, err := yaml.Marshal(value)
	if err != nil {
		return strconv.Quote(fmt.Sprint(value))
	}
	line := strings.TrimSuffix(string(written), "\n")
	if strings.Contains(line, "\n") {
		return strconv.Quote(text)
	}
	return line
}
