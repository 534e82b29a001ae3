package assemble

import (
	"strings"
	"unicode/utf8"

	"docgen/internal/contract"
	"docgen/internal/markdown"
	"docgen/internal/site"
)

// html is HTML of the config, in which targets get their final forms. Every page shows it, so
// a path is one from the base URL, with or without a slash before it.
func (l *linker) html(text string, path ...any) string {
	return markdown.SafeAnchors(markdown.Relink(text, func(tag, target string) string {
		defer l.narrow(len(l.findings), target)
		isOfSite := !site.IsElsewhere(target) && !hasScheme(target)
		switch {
		case target == "" || strings.ContainsAny(target[:1], "#?"):
			return target
		case tag == "img" && isOfSite:
			return l.picture(l.belowBase(target), &contract.Logo{}, path...)
		case isOfSite, strings.HasPrefix(target, "pathname://"), tag == "a" && site.IsElsewhere(target):
			href, _ := l.page(target, path...)
			return href
		}
		return target
	}))
}

// narrow has the findings from one on point at a target, where its line shows it. One that
// stands further down has no fix: that would take the place of the whole text.
func (l *linker) narrow(first int, target string) {
	for i := first; i < len(l.findings); i++ {
		finding := &l.findings[i]
		line := []rune(finding.Source)
		from := min(max(finding.Column-1, 0), len(line))
		before, _, isHere := strings.Cut(string(line[from:]), target)
		if !isHere {
			finding.Fix = ""
			continue
		}
		finding.Column, finding.Length = from+utf8.RuneCountInString(before)+1, utf8.RuneCountInString(target)
	}
}

// hasScheme reports whether a target begins like "mailto:".
func hasScheme(target string) bool {
	scheme, _, found := strings.Cut(target, ":")
	return found && !strings.ContainsAny(scheme, "/?#")
}

// belowBase is a path without the base URL, with which some authors write it.
func (l *linker) belowBase(target string) string {
	if below, found := strings.CutPrefix(target, l.edition.Routes.Home()); found {
		return "/" + below
	}
	return target
}
