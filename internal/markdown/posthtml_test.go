package markdown_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// A post whose HTML is broken has one finding, at the first mistake.
func TestBrokenHTMLOfPostsIsReportedOnce(t *testing.T) {
	t.Parallel()
	for _, each := range []struct{ name, text, want string }{
		{"closed", "<div>\n\n*a* <b>b</b>\n\n</div>\n\n<p>open\n\n<ul><li>a<li>b</ul>\n\n<br> <img src=\"a.png\"> <td>\n", ""},
		{"over several blocks", "<details><summary>a</summary>\n\n> <div>\n> <b>x</b>\n> </div>\n\n</details>", ""},
		{"open in a paragraph", "Text <em>left open", "1:6 <em> is never closed (write </em>)"},
		{"open in a block", "<div>\n\n<section>\n\n</div>\n", "3:1 <section> is never closed (write </section> before </div>)"},
		{"open twice", "<b>a\n\n<div>\n", "1:1 <b> is never closed (write </b>)"},
		{"crossed", "<b>a<i>b</b>c</i>", "1:5 <i> is never closed (write </i> before </b>)"},
		{"never opened", "a\n\nText</b> and <i>\n", "3:5 </b> closes nothing (remove it, or write <b> where it begins)"},
		{"code and comments", "`<b>` <!-- <b> --> \\<b>\n\n```\n<b>\n```\n", ""},
		{"drawing", `<svg viewBox="0 0 1 1"><circle r="1"/></svg>`, ""},
		{"script", "<script>\nif (a < b) document.write('<b>')\n</script>\n", ""},
	} {
		parser := markdown.With(markdown.Options{Post: true})
		document := parser.Parse([]byte(each.text))
		var got []string
		for _, finding := range document.Findings {
			got = append(got, fmt.Sprintf("%d:%d %s (%s)", finding.Place.Line, finding.Place.Column, finding.Text, finding.Hint))
		}
		if joined := strings.Join(got, "\n"); joined != each.want {
			t.Errorf("%s: got %s, want %s", each.name, joined, each.want)
		}
	}
}
