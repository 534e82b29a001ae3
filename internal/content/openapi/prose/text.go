package prose

import (
	"encoding/json"
	"strings"
	"unicode/utf8"

	nethtml "golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// Plain returns the first paragraph of a text without markup, shortened, for the description
// of a page.
func Plain(text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	for _, node := range parsed(text) {
		line := OneLine(dom.Text(node))
		if node.Type == nethtml.TextNode {
			line = OneLine(node.Data)
		}
		if line != "" {
			return Shorten(line, 160)
		}
	}
	return ""
}

// Shorten cuts a text at a space.
func Shorten(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	cut := string([]rune(text)[:most])
	if space := strings.LastIndexByte(cut, ' '); space > most/2 {
		cut = cut[:space]
	}
	return strings.TrimRight(cut, " ,;:.") + "…"
}

// Quote returns a text as a value of YAML.
func Quote(text string) string {
	var out strings.Builder
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(text); err != nil {
		return `""`
	}
	return strings.TrimSpace(out.String())
}
