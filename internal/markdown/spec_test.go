package markdown_test

import (
	"encoding/json"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// Examples of the specifications have the specified results, except for docgen's additions
// (see undecorated) and the deviations in testdata/spec/deviations.txt, which have reasons.
func TestExamplesMatchTheSpecifications(t *testing.T) {
	t.Parallel()
	reasons := deviations(t)
	parser := markdown.With(markdown.Options{})
	for _, spec := range []string{"commonmark", "gfm"} {
		text, err := os.ReadFile("testdata/spec/" + spec + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var examples []struct {
			Example        int
			Section        string
			Markdown, HTML string
		}
		if err := json.Unmarshal(text, &examples); err != nil {
			t.Fatal(err)
		}
		for _, example := range examples {
			name := spec + " " + strconv.Itoa(example.Example)
			html, err := parser.HTML(parser.Parse([]byte(example.Markdown)), asWritten)
			if err != nil {
				t.Fatal(err)
			}
			got, want := undecorated(html), undecorated(example.HTML)
			reason, deviates := reasons[name]
			delete(reasons, name)
			switch {
			case got == want && deviates:
				t.Errorf("%s (%s) has the specified result: remove it from the list", name, reason)
			case got != want && !deviates:
				t.Errorf("%s, %s\n%s\n got %q\nwant %q", name, example.Section, example.Markdown, got, want)
			}
		}
	}
	for name := range reasons {
		t.Errorf("no example %s", name)
	}
}

// deviations reads lines of the form "spec 1 2 3: reason".
func deviations(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile("testdata/spec/deviations.txt")
	if err != nil {
		t.Fatal(err)
	}
	reasons := map[string]string{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		head, reason, found := strings.Cut(line, ": ")
		words := strings.Fields(head)
		if !found || len(words) < 2 {
			t.Fatalf("deviations.txt: %q is not of the form \"spec 1 2 3: reason\"", line)
		}
		for _, number := range words[1:] {
			reasons[words[0]+" "+number] = reason
		}
	}
	return reasons
}

var (
	codeElement = regexp.MustCompile(`(?s)<div class="code-block" data-language="[^"]*"><pre tabindex="0"><code class="([^"]*)">(.*?)</code></pre></div>`)
	tag         = regexp.MustCompile(`</?span[^>]*>`)
	decorations = regexp.MustCompile(`<div class="heading-[1-6]">|<a class="heading-anchor"[^>]*></a></div>| target="_blank" rel="noopener noreferrer"| loading="lazy" decoding="async"` +
		`|<div class="table-scroll"[^>]*>|</div>$| class="task-list-item"| aria-label="(?:Completed|Incomplete) task"`)
	headingID = regexp.MustCompile(`<(h[1-6]) id="[^"]*">`)
	checked   = regexp.MustCompile(`<input (checked=""|) ?disabled="" type="checkbox">`)
)

// undecorated removes docgen's additions from HTML: ids and links of headings, the frame and
// colors of code, scrolling tables, and attributes of images and external links. It also
// normalizes the ends of empty XML elements and escaped quotes.
func undecorated(html string) string {
	html = codeElement.ReplaceAllStringFunc(html, func(block string) string {
		parts := codeElement.FindStringSubmatch(block)
		class, code := ` class="`+parts[1]+`"`, tag.ReplaceAllString(parts[2], "")
		if parts[1] == "language-text" {
			class = ""
		}
		if code != "" {
			code += "\n"
		}
		return "<pre><code" + class + ">" + code + "</code></pre>"
	})
	html = headingID.ReplaceAllString(html, "<$1>")
	html = strings.ReplaceAll(html, "</table></div>", "</table>")
	html = decorations.ReplaceAllString(html, "")
	html = checked.ReplaceAllString(html, `<input type="checkbox" disabled $1>`)
	html = strings.NewReplacer(" />", ">", "&#34;", "&quot;", "&#39;", "'", `checked=""`, "checked", "disabled >", "disabled>", "> \n", ">\n").Replace(html)
	return html
}
