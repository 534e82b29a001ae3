package built

import (
	"bytes"
	"cmp"
	"fmt"
	"path"
	"strings"

	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/agents"
)

// heading is a heading of a page in Markdown.
type heading struct {
	level int
	text  string // with its Markdown
	start int    // offset in the page
}

// Part returns a section of a page, from its heading to the next one of the same level. The name is an
// anchor or the text of the heading. It also returns the text of the heading.
func (s *Site) Part(page *Page, text, name string) (part, title string, err error) {
	all := headings(text)
	wanted := strings.TrimPrefix(strings.TrimSpace(name), "#")
	at := s.anchored(page, all, wanted)
	for i := 0; at < 0 && i < len(all); i++ {
		if agents.Letters(all[i].text) == agents.Letters(wanted) && agents.Letters(wanted) != "" {
			at = i
		}
	}
	if at < 0 {
		return "", "", unknownSection(page, name, all)
	}
	end := len(text)
	for _, next := range all[at+1:] {
		if next.level <= all[at].level {
			end = next.start
			break
		}
	}
	return strings.TrimSpace(text[all[at].start:end]) + "\n", all[at].text, nil
}

func unknownSection(page *Page, name string, all []heading) error {
	var names []string
	for _, heading := range all {
		names = append(names, heading.text)
	}
	hint := cmp.Or(diag.DidYouMean(name, names), "its sections are "+strings.Join(names, "; "))
	return fmt.Errorf("the page %s has no section %q: %s", page.File, name, hint)
}

// headings returns the headings of a text, without lines in code that look like one.
func headings(text string) []heading {
	var all []heading
	offset, fence := 0, ""
	for line := range strings.Lines(text) {
		bare := strings.TrimLeft(strings.TrimRight(line, "\n"), " >")
		level := len(line) - len(strings.TrimLeft(line, "#"))
		mark := fenceOf(bare)
		switch {
		case fence != "":
			if strings.HasPrefix(mark, fence) && strings.Trim(bare, mark[:1]+" ") == "" {
				fence = ""
			}
		case mark != "":
			fence = mark
		case level >= 1 && level <= 6 && strings.HasPrefix(line[level:], " "):
			all = append(all, heading{level, strings.TrimSpace(line[level:]), offset})
		}
		offset += len(line)
	}
	return all
}

// fenceOf returns the characters that begin or end a code block, or "".
func fenceOf(line string) string {
	line = strings.TrimLeft(strings.TrimLeft(line, "-*0123456789."), " ") // of a list
	for _, mark := range []string{"`", "~"} {
		if rest := strings.TrimLeft(line, mark); len(line)-len(rest) >= 3 {
			return line[:len(line)-len(rest)]
		}
	}
	return ""
}

// anchored returns the position of the heading that an anchor leads to, or of the heading above the
// anchor; -1 if the page has no such anchor. Only the page for people has the anchors.
func (s *Site) anchored(page *Page, all []heading, anchor string) int {
	base := strings.TrimSuffix(page.File, ".md")
	names := []string{base + "/index.html", base + ".html"}
	if path.Base(base) == "index" {
		names = []string{base + ".html"}
	}
	for _, name := range names {
		text, err := s.root.ReadFile(name)
		if err != nil {
			continue
		}
		above, count, found := headingOf(text, anchor)
		if !found {
			return -1
		}
		for i, heading := range all {
			if agents.Letters(heading.text) != agents.Letters(above) {
				continue
			}
			if count == 0 {
				return i
			}
			count--
		}
	}
	return -1
}

// headingOf returns the heading at an anchor, or above it, and how many headings before have the same text.
func headingOf(text []byte, anchor string) (above string, count int, found bool) {
	tokens := html.NewTokenizer(bytes.NewReader(text))
	seen := map[string]int{}
	var inside strings.Builder
	level := ""
	for {
		switch kind := tokens.Next(); kind {
		case html.ErrorToken:
			return above, max(0, seen[agents.Letters(above)]-1), false
		case html.StartTagToken:
			token := tokens.Token()
			for _, attribute := range token.Attr {
				found = found || attribute.Key == "id" && attribute.Val == anchor
			}
			isHeading := len(token.Data) == 2 && token.Data[0] == 'h' && token.Data[1] >= '1' && token.Data[1] <= '6'
			if isHeading {
				level = token.Data
				inside.Reset()
			} else if found && level == "" {
				return above, max(0, seen[agents.Letters(above)]-1), above != ""
			}
		case html.TextToken:
			if level != "" {
				inside.Write(tokens.Text())
			}
		case html.EndTagToken:
			if name, _ := tokens.TagName(); level == "" || string(name) != level {
				continue
			}
			above, level = html.UnescapeString(inside.String()), ""
			seen[agents.Letters(above)]++
			if found {
				return above, seen[agents.Letters(above)] - 1, true
			}
		}
	}
}
