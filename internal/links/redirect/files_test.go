package redirect_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/links/redirect"
)

func TestRulesFileHasOneRulePerPage(t *testing.T) {
	t.Parallel()
	plan, _ := planOf(t, "/old", "/setup", "/old#first", "/guide", "/away", "https://example.com/?a=b&c", "/setup#was", "/guide")
	sitetest.Compare(t, "rules", plan.Rules(), "/base/away https://example.com/?a=b&c 301\n/base/old /base/setup 301\n")
	plan, findings := planOf(t, "/wiki/Help:Setup", "/setup", "/old", "/setup")
	sitetest.Compare(t, "findings", len(findings), 0)
	sitetest.Compare(t, "a colon is a placeholder to hosts", plan.Rules(), "/base/old /base/setup 301\n")
	plan, _ = planOf(t, "/old", "/setup", "/old#first", "/guide", "/older", "/setup", "/older#now", "/guide", "/oldest", "/setup", "/oldest#first",
		"/setup#now", "/deep", "/setup#now", "/deep#x", "/guide")
	sitetest.Compare(t, "rules that lose no anchor", plan.Rules(), "/base/old /base/setup 301\n")
	sitetest.Compare(t, "anchors that the new page leads on", plan.Anchors("/base/setup/"), map[string]string{"first": "/base/guide"})
	sitetest.Compare(t, "no redirects", redirect.Plan{}.Rules(), "")
}

func TestDocumentRedirectsWithAndWithoutScript(t *testing.T) {
	t.Parallel()
	page := redirect.Page{Path: "/base/old", To: "/base/setup", Anchors: map[string]string{`a"<b>`: "/base/guide"}}
	sitetest.Compare(t, "page of the site", string(page.HTML(redirect.Frame{Origin: "https://example.org", Script: "/base/assets/redirect.js", Language: "en",
		Direction: "ltr"})), `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>Page moved</title>
<link rel="canonical" href="https://example.org/base/setup">
<script src="/base/assets/redirect.js" data-to="/base/setup" data-anchors="{&#34;a\&#34;\u003cb\u003e&#34;:&#34;/base/guide&#34;}"></script>
<meta http-equiv="refresh" content="0; url=/base/setup">
</head>
<body><p>This page has moved to <a href="/base/setup">/base/setup</a>.</p></body>
</html>
`)
	away := redirect.Page{Path: "/base/away", To: `https://example.com/?a=b&c="<d>`}
	html := string(away.HTML(redirect.Frame{Origin: "https://example.org", Script: "/r.js"}))
	for _, want := range []string{
		`<link rel="canonical" href="https://example.com/?a=b&amp;c=&#34;&lt;d&gt;">`,
		`<script src="/r.js" data-to="https://example.com/?a=b&amp;c=&#34;&lt;d&gt;"></script>`,
		`content="0; url=https://example.com/?a=b&amp;c=&#34;&lt;d&gt;">`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the document lacks %s: %s", want, html)
		}
	}
}

func TestScriptNameContainsItsHash(t *testing.T) {
	t.Parallel()
	name, content := redirect.Script()
	if !strings.HasPrefix(name, "redirect-") || !strings.HasSuffix(name, ".js") || len(name) != len("redirect-12345678.js") {
		t.Errorf("name is %q", name)
	}
	if !strings.Contains(string(content), "document.currentScript.dataset") {
		t.Errorf("content is %q", content)
	}
}
