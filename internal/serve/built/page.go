package built

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// headSize is enough for the front matter of a page and the line after it.
const headSize = 16 << 10

var indexLine = regexp.MustCompile(`(?m)^> For the index of all pages, see (\S+)$`)

// head reads the beginning of a page. It returns nil for another Markdown file.
func (s *Site) head(name string) (*Page, error) {
	file, err := s.root.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	start := make([]byte, headSize)
	n, err := file.Read(start)
	if err != nil && n == 0 {
		return nil, nil // an empty file
	}
	fields, rest, found := frontMatter(string(start[:n]))
	index := indexLine.FindStringSubmatch(rest)
	if !found || index == nil || fields["title"] == "" && fields["canonical"] == "" {
		return nil, nil
	}
	return &Page{
		File: name, URL: fields["canonical"], Title: fields["title"], Description: fields["description"],
		Version: fields["version"], Language: fields["language"], index: index[1],
	}, nil
}

// frontMatter returns the fields of a page and the text after them.
func frontMatter(text string) (fields map[string]string, rest string, found bool) {
	after, found := strings.CutPrefix(text, "---\n")
	block, rest, closed := strings.Cut(after, "\n---\n")
	if !found || !closed {
		return nil, text, false
	}
	fields = map[string]string{}
	for line := range strings.Lines(block) {
		key, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		if text, err := strconv.Unquote(value); err == nil && text != "" { // a JSON string, which Go's syntax includes except for escaped slashes
			value = text
		}
		fields[key] = value
	}
	return fields, rest, true
}

// Read returns the whole text of a page.
func (s *Site) Read(page *Page) (string, error) {
	text, err := s.root.ReadFile(page.File)
	if err != nil {
		return "", fmt.Errorf("read %s: %w", page.File, err)
	}
	return string(text), nil
}
