package markdown

import (
	"regexp"
	"strconv"
	"strings"
)

// unclosedError is front matter that opens and never closes.
func unclosedError() *MetaError {
	return &MetaError{Text: `it opens with "---" and is never closed`, Hint: `end it by another line "---"`, Place: Place{Line: 1, Column: 1, Length: 3}}
}

var yamlLine = regexp.MustCompile(`^yaml: (?:line (\d+): )?`)

// metaError turns the YAML parser's error into a place in the file. The YAML
// starts on the file's second line.
func metaError(err error) *MetaError {
	message := err.Error()
	match := yamlLine.FindStringSubmatch(message)
	place := Place{Line: 1}
	if len(match) == 2 && match[1] != "" {
		if line, err := strconv.Atoi(match[1]); err == nil {
			place.Line = line + 1
		}
	}
	message = yamlLine.ReplaceAllString(message, "")
	if strings.HasPrefix(message, "unmarshal errors") {
		message = "it must be a mapping of names to values"
	}
	return &MetaError{Text: message, Place: place}
}
