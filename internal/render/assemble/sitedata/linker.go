package sitedata

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// linker resolves the links of the navbar and the footer, and collects what is wrong with them.
type linker struct {
	config   config.Config
	edition  *site.Edition
	folders  asset.Folders
	outside  []check.OutsideLink
	findings []diag.Diagnostic
}

func (l *linker) report(code string, severity diag.Severity, text, hint string, path ...any) {
	l.findings = append(l.findings, l.config.Diagnostic(severity, text, hint, path...).WithCode(code))
}

// page resolves a path of the site that the config names, and reports it if it does not exist.
func (l *linker) page(target string, path ...any) (href string, external bool) {
	href, external, finding := l.edition.Targets.Path(target)
	if external && site.IsElsewhere(href) {
		l.outside = append(l.outside, check.OutsideLink{URL: href, Place: l.config.Diagnostic(diag.Error, "", "", path...)})
	}
	if finding != nil {
		placed := l.config.Diagnostic(finding.Severity, finding.Text, finding.Hint, path...)
		placed.Code, placed.Cause, placed.Fix = finding.Code, finding.Cause, finding.Fix
		l.findings = append(l.findings, placed)
	}
	return href, external
}

// logo finds the images of a logo among the static files.
func (l *linker) logo(logo *config.Logo, path ...any) *contract.Logo {
	if logo == nil {
		return nil
	}
	result := contract.Logo{Alt: logo.Alt, Href: l.edition.Routes.Home(), Width: logo.Width, Height: logo.Height, ClassName: logo.ClassName}
	result.Src = l.image(logo.Src, &result, append(path, "src")...)
	result.Dark = result.Src
	if logo.SrcDark != "" {
		result.Dark = l.image(logo.SrcDark, &result, append(path, "srcDark")...)
	}
	if logo.Href != "" {
		result.Href, _ = l.page(logo.Href, append(path, "href")...)
	}
	return &result
}

// image returns the URL of a static image. If the config sets no size, it adds the image's
// size to the logo.
func (l *linker) image(src string, logo *contract.Logo, path ...any) string {
	if strings.Contains(src, "://") || strings.HasPrefix(src, "data:") {
		return src
	}
	file, found := l.folders.Find("", "/"+strings.TrimPrefix(src, "/"))
	if !found {
		slash := src[:len(src)-len(strings.TrimPrefix(src, "/"))]
		known := slices.Sorted(maps.Keys(l.edition.Targets.Static))
		for i := range known {
			known[i] = slash + known[i]
		}
		hint := cmp.Or(diag.DidYouMean(src, known), "write the path relative to a static folder")
		l.report("images", diag.Error, fmt.Sprintf("no image %q in the static folders", src), hint, path...)
		return src
	}
	if loaded, err := l.folders.Load(file); err == nil && logo.Width == 0 && logo.Height == 0 {
		logo.Width, logo.Height = loaded.Width, loaded.Height
	}
	return l.edition.Routes.URL(src)
}

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
