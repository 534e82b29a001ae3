package redirect

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// step is a rule whose source is resolved.
type step struct {
	Rule
	path, anchor string // the source
	to           string // the final target
}

// Make works out the redirects. It reports invalid rules and leaves them out.
func Make(rules []Rule, site Site) (Plan, []diag.Diagnostic) {
	maker := maker{site: site, steps: map[string]*step{}}
	for _, rule := range rules {
		maker.add(rule)
	}
	for _, key := range maker.order {
		maker.follow(maker.steps[key])
	}
	plan := maker.plan()
	for i := range maker.findings {
		maker.findings[i].Code = Code
	}
	return plan, maker.findings
}

type maker struct {
	site     Site
	steps    map[string]*step // by path and anchor
	order    []string
	findings []diag.Diagnostic
}

func (m *maker) report(rule Rule, part, text, hint string) {
	m.findings = append(m.findings, rule.Reporter(part)(diag.Error, text, hint))
}

func key(path, anchor string) string { return path + "#" + anchor }

// Plain removes the slash at the end of a path, as [Page] has it.
func Plain(path string) string {
	if path == "/" {
		return path
	}
	return strings.TrimSuffix(path, "/")
}

// add resolves the source of a rule.
func (m *maker) add(rule Rule) {
	written, anchor, _ := strings.Cut(rule.From, "#")
	anchor = slug.Decoded(anchor)
	switch path := slug.Decoded(written); {
	case !strings.HasPrefix(path, "/") || strings.HasPrefix(path, "//") || strings.Contains(written, "?") ||
		strings.Contains(path, `\`) || strings.ContainsFunc(path, unicode.IsControl) || strings.Contains(path+"/", "/../"):
		m.report(rule, "from", fmt.Sprintf("%q is not a path of the site", rule.From), `write a path such as "/old/page" or "/old/page#heading"`)
		return
	case strings.Contains(path, "*") || placeholder.MatchString(path):
		m.report(rule, "from", fmt.Sprintf("%q is a pattern that hosts would also apply to other pages", rule.From),
			"list each old URL, or move the pattern to static/"+FileName)
		return
	}
	full, taken := m.site.Locate(written)
	full = Plain(full)
	switch {
	case taken != "" && anchor == "":
		m.report(rule, "from", fmt.Sprintf("%s still exists: %s", written, taken),
			"redirect only URLs that no longer exist: remove the redirect, or move the page or file")
		return
	case taken != "" && m.site.HasAnchor(full, anchor):
		m.report(rule, "from", fmt.Sprintf("%s still has the anchor %q", written, "#"+anchor),
			"redirect only anchors that no longer exist: remove the redirect")
		return
	}
	if earlier, repeated := m.steps[key(full, anchor)]; repeated {
		m.report(rule, "from", fmt.Sprintf("two redirects claim the old URL %q", rule.From),
			fmt.Sprintf("it already leads to %q: keep the one for the newer page", shown(earlier.Rule)))
		return
	}
	m.steps[key(full, anchor)] = &step{Rule: rule, path: full, anchor: anchor}
	m.order = append(m.order, key(full, anchor))
}

// placeholder matches a path segment that hosts take for a placeholder.
var placeholder = regexp.MustCompile(`/:[A-Za-z_]`)

func shown(rule Rule) string {
	if rule.To != "" {
		return rule.To
	}
	return rule.Target
}

// follow resolves the target of a rule, which must not be another redirect.
func (m *maker) follow(from *step) {
	if from.Target != "" {
		from.to = from.Target
		return
	}
	if next := m.next(from); next != nil {
		text, hint := m.chain(from)
		m.report(from.Rule, "to", text, hint)
		return
	}
	if scheme, _, found := strings.Cut(from.To, ":"); found && !strings.ContainsAny(scheme, "/#?") && scheme != "https" && scheme != "http" {
		m.report(from.Rule, "to", fmt.Sprintf("%q is neither a path nor a URL", from.To), "for example, /new/page or https://example.com")
		return
	}
	if strings.ContainsFunc(from.To, func(char rune) bool { return unicode.IsSpace(char) || unicode.IsControl(char) }) {
		m.report(from.Rule, "to", fmt.Sprintf("%q contains a space or a line break", from.To), "write a space as %20")
		return
	}
	href, _, finding := m.site.Path(from.To)
	if finding != nil {
		m.report(from.Rule, "to", finding.Text, finding.Hint)
		return
	}
	from.to = href
}

// next returns the redirect that a rule leads to, or nil.
func (m *maker) next(from *step) *step {
	written, anchor, _ := strings.Cut(from.To, "#")
	if from.To == "" || !strings.HasPrefix(written, "/") {
		return nil
	}
	full, taken := m.site.Locate(written)
	if next := m.steps[key(Plain(full), anchor)]; next != nil {
		return next
	}
	if taken != "" {
		return nil
	}
	return m.steps[key(Plain(full), "")]
}

// chain describes a chain of redirects and where it ends.
func (m *maker) chain(from *step) (text, hint string) {
	passed, seen := []string{from.From}, map[*step]bool{from: true}
	last := from
	for next := m.next(from); next != nil; next = m.next(next) {
		passed = append(passed, next.From)
		if seen[next] {
			return "the redirect is part of a loop: " + strings.Join(passed, " > "), "make one of them lead to a page"
		}
		seen[next], last = true, next
	}
	return fmt.Sprintf("the redirect leads to %q, which is redirected itself", from.To), fmt.Sprintf("write %q", shown(last.Rule))
}

// plan groups the valid rules by page.
func (m *maker) plan() Plan {
	result := Plan{Moved: map[string]map[string]string{}}
	pages := map[string]*Page{}
	for _, key := range m.order {
		if step := m.steps[key]; step.to != "" && step.anchor == "" {
			pages[step.path] = &Page{Path: step.path, To: step.to, Anchors: map[string]string{}, Rule: step.Rule}
		}
	}
	for _, key := range m.order {
		step := m.steps[key]
		if step.to == "" || step.anchor == "" {
			continue
		}
		page := pages[step.path]
		_, taken := m.site.Locate(step.path)
		switch {
		case page != nil:
			page.Anchors[step.anchor] = step.to
		case taken == "":
			m.report(step.Rule, "from", fmt.Sprintf("no page or redirect at %s", step.path), "first add a redirect for the page, without the anchor")
		default:
			if result.Moved[step.path] == nil {
				result.Moved[step.path] = map[string]string{}
			}
			result.Moved[step.path][step.anchor] = step.to
		}
	}
	for _, page := range pages {
		result.Pages = append(result.Pages, *page)
	}
	slices.SortFunc(result.Pages, byPath)
	m.carry(&result)
	return result
}
