package openapi

import (
	"encoding/json"
	"strings"
	"unicode/utf8"

	nethtml "golang.org/x/net/html"
)

// plain returns the first paragraph of a text without markup, shortened, for the description
// of a page.
func plain(text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	for _, node := range parsed(text) {
		line := oneLine(textOf(node))
		if node.Type == nethtml.TextNode {
			line = oneLine(node.Data)
		}
		if line != "" {
			return shortened(line, 160)
		}
	}
	return ""
}

// shortened cuts a text at a space.
func shortened(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	cut := string([]rune(text)[:most])
	if space := strings.LastIndexByte(cut, ' '); space > most/2 {
		cut = cut[:space]
	}
	return strings.TrimRight(cut, " ,;:.") + "…"
}

// quoted returns a text as a value of YAML.
func quoted(text string) string {
	var out strings.Builder
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(text); err != nil {
		return `""`
	}
	return strings.TrimSpace(out.String())
}
