package feed_test

import (
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/feedtest"
	"github.com/docgen-cli/docgen/internal/render/feed"
)

func TestContentShowsAPostWithoutStyleSheets(t *testing.T) {
	t.Parallel()
	for _, each := range []struct{ name, fragment, want string }{
		{"open element", `<p>Text`, `<p>Text</p>`},
		{"crossed elements", `<b>a<i>b</b>c`, `<b>a<i>b</i></b><i>c</i>`},
		{"links", `<a href="/x">x</a> <a href="#b">b</a> <a href="c">c</a>`,
			`<a href="https://example.org/x">x</a> <a href="https://example.org/blog/a#b">b</a> <a href="https://example.org/blog/c">c</a>`},
		{"other links", `<a href="mailto:a@b.example">m</a><a href="http://[">bad</a>`, `<a href="mailto:a@b.example">m</a><a href="http://[">bad</a>`},
		{"image", `<img src="../i.png" srcset="i.png 1x, /j.png 2x" alt="I">`,
			`<img src="https://example.org/i.png" srcset="https://example.org/blog/i.png 1x, https://example.org/j.png 2x" alt="I"/>`},
		{"srcset with commas", `<img srcset="data:image/png;base64,AA 1x,b.png, c,d.png 2x">`,
			`<img srcset="data:image/png;base64,AA 1x, https://example.org/blog/b.png, https://example.org/blog/c,d.png 2x"/>`},
		{"video", `<video src="v.mp4" poster="p.png" controls></video>`,
			`<video src="https://example.org/blog/v.mp4" poster="https://example.org/blog/p.png" controls=""></video>`},
		{"object", `<object data="d.pdf" type="application/pdf"></object>`, `<object data="https://example.org/blog/d.pdf" type="application/pdf"></object>`},
		{"iframe", `<iframe src="//video.example/x" allowfullscreen></iframe>`, `<iframe src="https://video.example/x" allowfullscreen=""></iframe>`},
		{"image for one color mode", `<img src="/l.png#gh-light-mode-only"><img src="/d.png#gh-dark-mode-only"><img src="/e.png" class=" ThemedLogo_dark">`,
			`<img src="https://example.org/l.png"/>`},
		{"heading", `<h2 id="a" class="x">A<a class="hash-link" href="#a">#</a></h2>`, `<h2>A</h2>`},
		{"code", `<div class="code-block"><div class="code-title">a.js</div><pre><code class="language-js"><span class="line"><span style="color:red">let</span> a</span></code></pre><button>Copy</button></div>`, `<p><strong>a.js</strong></p><pre><code>let a</code></pre>`},
		{"admonition", `<div class="admonition" data-kind="tip"><p class="admonition-title">Tip</p><p>Try</p></div>`,
			`<blockquote><p><strong>Tip</strong></p><p>Try</p></blockquote>`},
		{"tabs", `<div class="tabs"><div class="tab"><p class="tab-title">npm</p>a</div><div class="tab"><p class="tab-title">Yarn</p><p>b</p></div></div>`,
			`<div><p><strong>npm</strong></p>a</div><p><strong>Yarn</strong></p><p>b</p>`},
		{"texts apart", `<div>a</div><div><b>b</b></div><div><p>c</p></div>`, `<div>a</div><div><b>b</b></div><p>c</p>`},
		{"task list", `<ul><li><input type="checkbox" disabled checked> a</li><li><input type="checkbox"> b</li></ul>`, `<ul><li>☑ a</li><li>☐ b</li></ul>`},
		{"formula", `<span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><mo stretchy="false">(</mo></math></span><span class="katex-html" aria-hidden="true">x</span></span>`, `<math xmlns="http://www.w3.org/1998/Math/MathML"><mo stretchy="false">(</mo></math>`},
		{"drawing", `<svg viewBox="0 0 1 1" class="x" onload="x()"><circle r="1"></circle></svg><svg aria-hidden="true"></svg>`,
			`<svg viewBox="0 0 1 1"><circle r="1"></circle></svg>`},
		{"form", `<form action="/x"><label>Name <input name="n"></label><button>Send</button></form>`, `<label>Name </label>`},
		{"code and comments", `<script>alert(1)</script><style>p{}</style><p onclick="x()">Text</p><!-- note -->`, `<p>Text</p>`},
		{"old element", `<xmp><b></xmp>`, `<pre>&lt;b&gt;</pre>`},
	} {
		got, err := feed.Content(each.fragment, "https://example.org/blog/a")
		if err != nil || got != each.want {
			t.Errorf("%s: %v\n in  %s\n got %s\nwant %s", each.name, err, each.fragment, got, each.want)
		}
	}
}

// Whatever an author writes, the feeds are valid, and cleaning them again changes nothing.
func FuzzFeedsAreValid(f *testing.F) {
	for _, fragment := range []string{"<p>Text", "<a href=&#1;>", "<a href=\x01>", "<table><p>a<td>b", "</div><p></b>", "<plaintext>a", "<svg><p>a<math><mi>b",
		"<a href=' j:x'>\x00\x0b\ufffe\xff]]></a>",
		"<iframe><b></iframe>", "<select><option>a</select>", "<template><p>a</template>", "<frameset><frame>", "<img src=x srcset=', a ,, b 2x'>",
		"<pre>\n\na</pre>", "<math><annotation-xml encoding='text/html'><p>a<svg><style><b>"} {
		f.Add(fragment)
	}
	f.Fuzz(func(t *testing.T, fragment string) {
		content, err := feed.Content(fragment, "https://example.org/blog/a")
		if err != nil {
			return // elements within elements, without end
		}
		made := feed.Feed{
			Title: "T" + fragment, Description: "D" + fragment, Language: "en", URL: "https://example.org/blog",
			Items: []feed.Item{{Title: "T" + fragment, Summary: fragment, HTML: content, URL: "https://example.org/blog/a", Date: time.Unix(1e9, 0),
				Tags: []string{"T" + fragment}}},
			Styled: &feed.Styled{Sheet: "/f.css", About: fragment, Visit: fragment, Direction: "ltr"},
		}
		for _, each := range feed.Types {
			text := each.Write(made, "https://example.org/"+each.File)
			if problems := feedtest.Problems(each.File, text); len(problems) > 0 {
				t.Errorf("%s: %s\n%s", each.File, strings.Join(problems, "\n"), text)
			}
		}
	})
}
