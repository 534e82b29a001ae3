package prose

import (
	"net/url"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/twin"
)

// special matches the characters that may have a meaning in docgen's Markdown.
var special = regexp.MustCompile("[\\\\`*\\[\\]<>{}|$~&^=]|_|:+|--+|\\.\\.\\.|@|!\\[|\"|'")

// Escape returns a text that docgen's Markdown shows as it is, within a line.
func Escape(text string) string {
	var out strings.Builder
	last := 0
	for _, at := range special.FindAllStringIndex(text, -1) {
		out.WriteString(text[last:at[0]])
		out.WriteString(escapedPart(text, at[0], at[1]))
		last = at[1]
	}
	out.WriteString(text[last:])
	return out.String()
}

// escapedPart escapes what special has found, if it has a meaning where it is.
func escapedPart(text string, start, end int) string {
	part := text[start:end]
	switch part[0] {
	case '_':
		if start > 0 && end < len(text) && isWord(text[start-1]) && isWord(text[end]) {
			return part
		}
		return `\_`
	case ':':
		if len(part) == 1 && (end == len(text) || text[end] == ' ' || text[end] == '/') {
			return part
		}
		return strings.ReplaceAll(part, ":", `\:`)
	case '"', '\'', '@', '=', '.', '-', '!':
		return part
	}
	return `\` + part
}

func isWord(char byte) bool {
	return char >= '0' && char <= '9' || char >= 'a' && char <= 'z' || char >= 'A' && char <= 'Z' || char >= 0x80
}

// blockStart matches the start of a line that Markdown would not read as a paragraph.
var blockStart = regexp.MustCompile(`^(?:[#+\-:]|=+$|\d+[.)])`)

// paragraph returns a line of Markdown so that it starts a paragraph.
func paragraph(line string) string {
	if at := blockStart.FindString(line); at != "" {
		return line[:len(at)-1] + `\` + line[len(at)-1:]
	}
	return line
}

// Code returns a text as inline code. Braces in inline code would look like a variable.
func Code(text string) string {
	text = OneLine(text)
	if text == "" {
		return ""
	}
	if strings.Contains(text, "{{") {
		return "<code>" + Escape(text) + "</code>"
	}
	return twin.CodeSpan(text)
}

// languages are those that code blocks keep.
var languages = map[string]bool{
	"bash": true, "c": true, "cpp": true, "csharp": true, "css": true, "diff": true, "go": true, "graphql": true, "html": true,
	"http": true, "ini": true, "java": true, "javascript": true, "js": true, "json": true, "kotlin": true, "php": true,
	"powershell": true, "python": true, "ruby": true, "rust": true, "sh": true, "sql": true, "swift": true, "toml": true,
	"ts": true, "typescript": true, "xml": true, "yaml": true,
}

// highlighted is the size of code in bytes up to which docgen highlights it.
const highlighted = 50_000

// CodeBlock returns a code block. title is its label in a group of tabs; "" for none.
func CodeBlock(language, title, code string) string {
	if !languages[language] || len(code) > highlighted {
		language = "text"
	}
	if title != "" {
		language += ` title="` + strings.NewReplacer(`"`, "'", `\`, "/", "{", "(", "}", ")", "`", "'").Replace(OneLine(title)) + `"`
	}
	fence := strings.Repeat("`", max(twin.LongestRun(code, '`')+1, 3))
	return fence + language + "\n" + strings.TrimRight(code, "\n") + "\n" + fence + "\n"
}

// OneLine replaces line breaks and repeated spaces.
func OneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// URL returns the URL of a link, or "" if it is not one that leads to another site. The
// description does not say where its other links lead.
func URL(link string) string {
	parsed, err := url.Parse(strings.TrimSpace(link))
	if err != nil || parsed.Host == "" && parsed.Scheme != "mailto" {
		return ""
	}
	switch parsed.Scheme {
	case "http", "https", "mailto":
		return strings.NewReplacer("(", "%28", ")", "%29", "<", "%3C", ">", "%3E", "{", "%7B", "}", "%7D", "|", "%7C", `\`, "%5C", "`", "%60", "*", "%2A", "_",
			"%5F", "$", "%24", " ", "%20").Replace(parsed.String())
	}
	return ""
}

// Link returns a link to another site, or the text alone if the URL is none.
func Link(text, link string) string {
	to := URL(link)
	if to == "" {
		return text
	}
	return "[" + text + "](" + strings.ReplaceAll(to, "%5F", "_") + ")"
}
