package check

import (
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// policyCode is the code of findings about content that the Content-Security-Policy blocks.
const policyCode = "policy"

// blocked reports content of the site that its Content-Security-Policy blocks, and scripts and
// stylesheets from other hosts that may load files docgen does not know about.
func blocked(s site.Site) []diag.Diagnostic {
	if !hasPolicy(s.Config) {
		return nil
	}
	b := blocker{config: s.Config, allowed: policy.Sources{}}
	for directive, sources := range s.Config.Security.ContentSecurityPolicy {
		b.allowed.Add(directive, sources...)
	}
	for i, script := range s.Config.Scripts {
		b.linked("script", config.Attributes(script)["src"], "scripts", i)
	}
	for i, sheet := range s.Config.Stylesheets {
		b.linked("style sheet", config.Attributes(sheet)["href"], "stylesheets", i)
	}
	for i, tag := range s.Config.HeadTags {
		switch rel := strings.ToLower(tag.Attributes["rel"]); {
		case strings.EqualFold(tag.TagName, "script"):
			b.linked("script", tag.Attributes["src"], "headTags", i, "attributes", "src")
		case strings.EqualFold(tag.TagName, "link") && strings.Contains(" "+rel+" ", " stylesheet "):
			b.linked("style sheet", tag.Attributes["href"], "headTags", i, "attributes", "href")
		}
	}
	for _, fragment := range s.Config.Fragments() {
		b.fragment(fragment)
	}
	for page := range s.Pages() {
		if page.Text != nil && (s.Config.Markdown.Unsafe || !page.IsDoc() && page.Post == nil) {
			b.text(page.Text)
		}
		if page.Text != nil {
			b.images(page.Text)
		}
	}
	return b.findings
}

// hasPolicy reports whether the site has a policy.
func hasPolicy(cfg config.Config) bool { return cfg.Security.HeadersFile || cfg.Security.MetaTag }

// blocker collects blocked content.
type blocker struct {
	config   config.Config
	allowed  policy.Sources // by the config
	findings []diag.Diagnostic
}

func (b *blocker) inConfig(text, hint string, path ...any) {
	b.findings = append(b.findings, b.config.Diagnostic(diag.Warning, text, hint, path...).WithCode(policyCode))
}

// linked reports a file on another host that docgen does not know, unless the config lists
// what such files load.
func (b *blocker) linked(kind, href string, path ...any) {
	source := policy.Source(href)
	if _, known := policy.KnownService(href); known || source == "" || source == b.config.URL {
		return
	}
	directive, may, from, list := "connect-src", "connect", "to", "connects to"
	if kind == "style sheet" {
		directive, may, from, list = "font-src", "load fonts", "from", "loads fonts from"
	}
	if len(b.allowed[directive]) > 0 {
		return
	}
	b.inConfig(fmt.Sprintf("the Content-Security-Policy lets this %s %s only %s its own host", kind, may, from),
		fmt.Sprintf("list all hosts that it %s: %s", list, option(directive, source)), path...)
}

// option returns the option that allows a source.
func option(directive, source string) string {
	if strings.HasPrefix(source, "'") {
		source = `"` + source + `"`
	}
	return fmt.Sprintf("security: {contentSecurityPolicy: {%s: %s}}", directive, source)
}

// allowHint says how to allow blocked content.
func allowHint(block policy.Block) string {
	allow := "allow it with " + option(block.Directive, block.Source)
	if block.Instead == "" {
		return allow
	}
	return block.Instead + ", or " + allow
}

func (b *blocker) fragment(fragment config.Fragment) {
	for _, element := range policy.Elements(fragment.HTML) {
		for _, block := range policy.Blocked(element.Name, element.Attributes, false, b.allowed) {
			b.inConfig("the Content-Security-Policy blocks "+block.What, allowHint(block), fragment.Path...)
		}
	}
}

// text reports each kind of blocked content in a text once.
func (b *blocker) text(text *site.Text) {
	reported := map[string]bool{}
	for _, tag := range text.Tags() {
		for _, block := range policy.Blocked(tag.Name, tag.Attributes, text.Document.IsMDX, b.allowed) {
			if reported[block.What] {
				continue
			}
			reported[block.What] = true
			b.inText(text, tag.Place, "the Content-Security-Policy blocks "+block.What, allowHint(block))
		}
	}
}

// images reports images on hosts that a policy cannot name.
func (b *blocker) images(text *site.Text) {
	for _, each := range text.Files() {
		if each.Kind == markdown.Image && policy.IsElsewhere(each.Target) && policy.Source(each.Target) == "" {
			b.inText(text, each.Place, fmt.Sprintf("the Content-Security-Policy blocks the image: a policy cannot name the host of %q", each.Target),
				"write the host with letters, digits, dots and hyphens; if it has other letters, write its Punycode form, which starts with xn--")
		}
	}
}

func (b *blocker) inText(text *site.Text, place markdown.Place, problem, hint string) {
	b.findings = append(b.findings, link.At(text.Name, text.Shown(), place, diag.Diagnostic{
		Severity: diag.Warning, Code: policyCode, Text: problem, Hint: hint,
	}))
}
