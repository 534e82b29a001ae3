package sitedata

import (
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// html resolves the links in HTML from the config. Every page shows this HTML, so its paths are
// relative to the base URL, with or without a slash at the start.
func (l *linker) html(text string, path ...any) string {
	return markdown.Fragment(markdown.Relink(text, func(tag, target string) string {
		defer l.narrow(len(l.findings), target)
		isOfSite := !site.IsElsewhere(target) && !hasScheme(target)
		switch {
		case target == "" || strings.ContainsAny(target[:1], "#?"):
			return target
		case tag == "img" && isOfSite:
			return l.image(l.belowBase(target), &contract.Logo{}, path...)
		case isOfSite, strings.HasPrefix(target, "pathname://"), tag == "a" && site.IsElsewhere(target):
			href, _ := l.page(target, path...)
			return href
		}
		return target
	}))
}

// narrow moves the findings from index first on to their target, if it is on the line that they
// show. Targets on later lines get no fix, because that would replace the whole HTML.
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

// hasScheme reports whether a target starts with a scheme, such as "mailto:".
func hasScheme(target string) bool {
	scheme, _, found := strings.Cut(target, ":")
	return found && !strings.ContainsAny(scheme, "/?#")
}

// belowBase removes the base URL, which some authors write.
func (l *linker) belowBase(target string) string {
	if below, found := strings.CutPrefix(target, l.edition.Routes.Home()); found {
		return "/" + below
	}
	return target
}
