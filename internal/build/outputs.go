package build

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"docgen/internal/diag"
	"docgen/internal/headers"
	"docgen/internal/output"
	"docgen/internal/redirect"
	"docgen/internal/route"
	"docgen/internal/search"
)

// claim is what something wants of the output folder.
type claim struct {
	names  []string
	owner  string // what messages call it
	report func(severity diag.Severity, text, hint string) diag.Diagnostic
}

// checkOutputs looks for names that two things want in the output folder, one of
// them perhaps as a folder, and for names that cannot be those of files.
func (p *plan) checkOutputs(options Options) {
	var findings []diag.Diagnostic
	files, folders := map[string]string{}, map[string]string{} // owners by name
	take := func(name, owner string) {
		files[name] = owner
		for folder := path.Dir(name); folder != "." && folders[folder] == ""; folder = path.Dir(folder) {
			folders[folder] = owner
		}
	}
	for _, name := range p.ownFiles() {
		take(name, "the file "+name+" that docgen writes")
	}
	for _, claim := range slices.Concat(p.pageClaims(), p.redirectClaims(), p.staticClaims(options)) {
		finding := unfitName(claim)
		for _, name := range claim.names {
			if owner := takenBy(name, files, folders); owner != "" {
				text := fmt.Sprintf("%s and %s want the same place in the output, %s", claim.owner, owner, name)
				made := claim.report(diag.Error, text, "give one of the two another name")
				finding = &made
				break
			}
		}
		if finding != nil {
			finding.Code = route.Code
			findings = append(findings, *finding)
		}
		for _, name := range claim.names {
			take(name, claim.owner)
		}
	}
	p.findings = append(p.findings, findings...)
}

// takenBy says what has a name already, or needs it to be a folder or a file.
func takenBy(name string, files, folders map[string]string) string {
	if owner := files[name]; owner != "" {
		return owner
	}
	if owner := folders[name]; owner != "" {
		return owner
	}
	for folder := path.Dir(name); folder != "."; folder = path.Dir(folder) {
		if owner := files[folder]; owner != "" {
			return owner
		}
	}
	return ""
}

// ownFiles are the files that no page and no static file may be in the place of.
func (p *plan) ownFiles() []string {
	names := []string{output.Marker, "404.html", search.ManifestName}
	replaceable := []string{"sitemap.xml", "robots.txt"}
	if p.config.Security.HeadersFile {
		replaceable = append(replaceable, headers.FileName)
	}
	if len(p.redirects.Pages) > 0 {
		replaceable = append(replaceable, redirect.FileName)
	}
	static := map[string]bool{}
	for _, file := range p.static {
		static[file.Name] = true
	}
	for _, name := range replaceable {
		if !static[name] {
			names = append(names, name)
		}
	}
	return names
}

// pageClaims are the documents of pages, and their data.
func (p *plan) pageClaims() []claim {
	var claims []claim
	for _, page := range p.pages {
		if own, found := p.routes.ByDoc(page.doc.ID); found {
			claims = append(claims, claim{[]string{own.Output, own.Data}, "the page of " + page.doc.Name, func(severity diag.Severity, text, hint string) diag.Diagnostic {
				return page.doc.Report("slug", severity, text, hint)
			}})
		}
	}
	for _, index := range p.indexes {
		if own, found := p.routes.ByID(index.Key); found {
			claims = append(claims, claim{[]string{own.Output, own.Data}, fmt.Sprintf("the page of the category %q", index.Title), func(severity diag.Severity, text, hint string) diag.Diagnostic {
				return index.Report("slug", severity, text, hint)
			}})
		}
	}
	for _, tag := range p.tags.All {
		if own, found := p.routes.ByID(tag.Slug); found {
			claims = append(claims, claim{[]string{own.Output, own.Data}, fmt.Sprintf("the page of the tag %q", tag.Label), func(severity diag.Severity, text, hint string) diag.Diagnostic {
				return tag.Docs[0].Report("tags", severity, text, hint)
			}})
		}
	}
	return claims
}

func (p *plan) staticClaims(options Options) []claim {
	var claims []claim
	for _, file := range p.static {
		if file.Name == output.Marker {
			continue // it is the same
		}
		claims = append(claims, claim{[]string{file.Name}, "the static file " + file.Name, func(severity diag.Severity, text, hint string) diag.Diagnostic {
			finding := diag.Diagnostic{Severity: severity, File: file.Name, Text: text, Hint: hint}
			if below, err := filepath.Rel(options.Dir, file.Path); err == nil {
				finding.File = filepath.ToSlash(below)
			}
			return finding
		}})
	}
	return claims
}

// Names that Windows keeps for devices, alone or before a dot
// (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
var deviceName = regexp.MustCompile(`(?i)^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)`)

// unfitName says why a name cannot be that of a file: nowhere, or, which is a
// warning, on Windows. Static files have their names already.
func unfitName(claim claim) *diag.Diagnostic {
	for segment := range strings.SplitSeq(claim.names[0], "/") {
		switch {
		case strings.ContainsFunc(segment, unicode.IsControl):
			finding := claim.report(diag.Error, fmt.Sprintf("%q has a character that no name can have", segment), "write a slug of letters, digits and hyphens")
			return &finding
		case strings.HasPrefix(segment, ".") && !strings.HasPrefix(claim.owner, "the static"):
			finding := claim.report(diag.Error, fmt.Sprintf("hosts do not show what is in %q: its name starts with a dot", segment), "write a slug of letters, digits and hyphens")
			return &finding
		case deviceName.MatchString(segment) || strings.ContainsAny(segment, `<>:"\|?*`) || strings.HasSuffix(segment, ".") || strings.HasSuffix(segment, " "):
			finding := claim.report(diag.Warning, fmt.Sprintf("%q cannot be the name of a file on Windows", segment), "write a slug of letters, digits and hyphens")
			return &finding
		}
	}
	return nil
}
