package markdown_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

func TestHTMLIsSanitizedFragmentByFragment(t *testing.T) {
	t.Parallel()
	parser := markdown.With(markdown.Options{Sanitize: true})
	for _, test := range []struct{ name, text, want string }{
		{"script in a line", "a <script>alert(1)</script> b", "<p>a alert(1) b</p>\n"},
		{"script as a block", "<script>\nalert(1)\n</script>", ""},
		{"handler", "<b onclick=\"x\" title=y>c</b>", "<p><b title=\"y\">c</b></p>\n"},
		{"tag over two blocks", "<div title=\"\n\n\" onmouseover=x a=\">", "<p>&#34; onmouseover=x a=&#34;&gt;</p>\n"},
		{"tag that ends later", "<b\n\nonclick=x>", "<p>&lt;b</p>\n<p>onclick=x&gt;</p>\n"},
		{"comment", "a <!-- b --> c", "<p>a  c</p>\n"},
		{"closes more than it opens", "</div></div>\n\nx", "\n\n<p>x</p>\n"},
		{"opens more than it closes", "<div><div>\n\nx", "<div><div>\n<p>x</p>\n</div></div>"},
		{"autolink that runs", "<javascript:x>", "<p><a>javascript:x</a></p>\n"},
		{"raw text", "<plaintext>\n\n<xmp>\n\nx", "\n\n<p>x</p>\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			document := parser.Parse([]byte(test.text))
			got, err := parser.HTML(document, func(link markdown.Link) markdown.Resolved { return markdown.Resolved{Href: link.Target} })
			if err != nil || strings.TrimSpace(got) != strings.TrimSpace(test.want) {
				t.Errorf("%s\n got %q %v\nwant %q", test.text, got, err, test.want)
			}
		})
	}
}

func TestScriptURLsAreRecognized(t *testing.T) {
	t.Parallel()
	for url, want := range map[string]bool{
		"javascript:x": true, "JavaScript:x": true, " javascript:x": true, "java\nscript:x": true, "\x01javascript:x": true, "vbscript:x": true,
		"data:text/html,x": true,
		"https://a.b":      false, "a/javascript:x": false, "#javascript:x": false, "?javascript:x": false, "mailto:x": false, "javascript": false, "": false,
	} {
		if got := markdown.IsScript(url); got != want {
			t.Errorf("%q: got %v, want %v", url, got, want)
		}
	}
}

func FuzzCleanedHTMLHasNothingThatRuns(f *testing.F) {
	for _, seed := range []string{"<img src=x onerror=x>", "<svg><style><b onclick=x>", "a <math><mtext></form><style> b", "<a href=\"java\nscript:x\">",
		"<!--><script>x</script>-->"} {
		f.Add(seed)
	}
	parser := markdown.With(markdown.Options{Sanitize: true})
	f.Fuzz(func(t *testing.T, text string) {
		document := parser.Parse([]byte(text))
		html, err := parser.HTML(document, func(link markdown.Link) markdown.Resolved { return markdown.Resolved{Href: link.Target} })
		if err != nil {
			return // nested too deeply: nothing is shown
		}
		lower := strings.ToLower(html)
		for _, part := range []string{"<script", "<style", "<iframe", "<svg", "<form", "<object", "<embed", "<base", "<meta", "<link", `href="javascript:`} {
			if strings.Contains(lower, part) {
				t.Errorf("%q became %q, with %q", text, html, part)
			}
		}
	})
}

// HTML of an announcement, of the sidebar and of the footer stands inside an element, which it must not close.
func TestFragmentsStayInsideTheirElement(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"</div></div></div></main>":                "",
		"<b>bold from here on":                     "<b>bold from here on</b>",
		"<table><tr><td>":                          "<table><tbody><tr><td></td></tr></tbody></table>",
		"it's \"plain\" & short":                   "it's \"plain\" & short",
		"<a href=\"/x\" target=\"_blank\">x</a>":   "<a href=\"/x\" target=\"_blank\" rel=\"noopener noreferrer\">x</a>",
		"<!-- a --> <script>if (a < b) c()":        "<!-- a --> <script>if (a < b) c()</script>",
		"a <br> <img src=\"/x.png\" alt=\"\"> end": "a <br/> <img src=\"/x.png\" alt=\"\"/> end",
		strings.Repeat("<b>", 600):                 "<p>HTML is nested too deeply: html: open stack of elements exceeds 512 nodes</p>\n",
	} {
		if got := markdown.Fragment(text); got != want {
			t.Errorf("%q\n got %q\nwant %q", text, got, want)
		}
	}
}
