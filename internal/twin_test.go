package internal

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// pagesHaveTheirWordsInMarkdown expects at least 95 percent of the words that readers see, in the same order.
func pagesHaveTheirWordsInMarkdown(t *testing.T, out string) {
	checked := 0
	err := filepath.WalkDir(out, func(name string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Base(name) != "index.html" {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		root, err := html.Parse(bytes.NewReader(text))
		if err != nil {
			return err
		}
		body := dom.Find(root, dom.ByID("content-body"))
		if body == nil || bytes.Contains(text, []byte(`"code":{"name"`)) {
			return nil
		}
		isIndex := func(node *html.Node) bool { return dom.HasClass(node, "member-index") }
		for index := dom.Find(body, isIndex); index != nil; index = dom.Find(body, isIndex) { // repeats sentences of the page
			index.Parent.RemoveChild(index)
		}
		var content strings.Builder
		if err := html.Render(&content, body); err != nil {
			return err
		}
		twin := filepath.Dir(name) + ".md"
		if filepath.Dir(name) == out {
			twin = filepath.Join(out, "index.md")
		}
		markdown, err := os.ReadFile(twin)
		if err != nil {
			return err
		}
		checked++
		page := wordsOf(visible(content.String()))
		missing := lacks(page, wordsOf(string(markdown)))
		if len(missing)*20 > len(page) {
			t.Errorf("%s: %d of %d words are missing: %q", name, len(missing), len(page), missing[:min(20, len(missing))])
		}
		return nil
	})
	if err != nil || checked < 30 {
		t.Errorf("%d pages: %v", checked, err)
	}
}

// visible returns the text of HTML.
func visible(text string) string {
	var out strings.Builder
	tokens := html.NewTokenizer(strings.NewReader(text))
	for {
		switch tokens.Next() {
		case html.ErrorToken:
			return out.String()
		case html.TextToken:
			out.Write(tokens.Text())
		case html.StartTagToken, html.EndTagToken:
			if name, _ := tokens.TagName(); !slices.Contains([]string{"span", "code", "a", "em", "strong", "mark", "b"}, string(name)) {
				out.WriteByte(' ')
			}
		}
	}
}

func wordsOf(text string) []string {
	return strings.FieldsFunc(html.UnescapeString(text), func(char rune) bool { return !unicode.IsLetter(char) && !unicode.IsDigit(char) })
}

// lacks returns the words that a text does not have in the same order. It looks for each word in what follows
// the one before it.
func lacks(words, text []string) []string {
	const far = 300 // words
	var missing []string
	for _, word := range words {
		at := slices.Index(text[:min(far, len(text))], word)
		if at < 0 {
			missing = append(missing, word)
			continue
		}
		text = text[at+1:]
	}
	return missing
}
