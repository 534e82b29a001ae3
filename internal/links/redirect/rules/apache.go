package rules

import (
	"fmt"
	"net/url"
	"regexp"
	"strings"
)

// Apache returns the rules for mod_rewrite, for the configuration of a site or an .htaccess file
// at its root. Its second result is the rules that it cannot have.
func (l List) Apache() (text string, skipped List) {
	var out strings.Builder
	out.WriteString("RewriteEngine On\n")
	for _, rule := range l {
		if rule.IsPattern() || strings.ContainsAny(rule.path()+rule.To, `"\`) || rule.path() == "" {
			skipped = append(skipped, rule)
			continue
		}
		out.WriteString(rule.apache())
	}
	return out.String(), skipped
}

func (r Rule) apache() string {
	flags := fmt.Sprintf("[R=%d,L,NE]", r.Status)
	target := strings.NewReplacer("%", `\%`, "$", `\$`).Replace(r.To)
	if r.IsFolder() {
		// THE_REQUEST is as the browser sent it. Slashes at the start of the rest would lead to
		// another host.
		raw := regexp.QuoteMeta((&url.URL{Path: r.path()}).EscapedPath())
		return fmt.Sprintf("RewriteCond \"%%{THE_REQUEST}\" \"^[A-Z]+ %s[/\\\\]+([^? ]*)\"\nRewriteRule \"^\" \"%s\" %s\n",
			raw, strings.ReplaceAll(target, ":splat", "%1"), flags)
	}
	condition := fmt.Sprintf("RewriteCond \"%%{REQUEST_URI}\" \"^%s(?:/index\\.html|\\.html|/)?$\"\n", regexp.QuoteMeta(r.path()))
	rule := fmt.Sprintf("%sRewriteRule \"^\" \"%s\" %s\n", condition, target, flags)
	if path, anchor, hasAnchor := strings.Cut(target, "#"); hasAnchor && !strings.Contains(path, "?") {
		// Apache would put the query after the anchor.
		return fmt.Sprintf("RewriteCond \"%%{QUERY_STRING}\" \".\"\n%sRewriteRule \"^\" \"%s?%%{QUERY_STRING}#%s\" %s\n", condition, path, anchor, flags) + rule
	}
	return rule
}
