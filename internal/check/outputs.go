package check

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/site"
)

// claim lists the files that a page or file needs in the output folder.
type claim struct {
	names  []string
	owner  string // its name in messages
	report diag.Report
}

// outputs reports two claims to the same name in the output folder, even if one is for a file
// and the other for a folder. It also reports names that cannot be file names.
func outputs(s site.Site) []diag.Diagnostic {
	var findings []diag.Diagnostic
	files, folders := map[string]string{}, map[string]string{} // owners by name
	take := func(name, owner string) {
		files[name] = owner
		for folder := path.Dir(name); folder != "." && folders[folder] == ""; folder = path.Dir(folder) {
			folders[folder] = owner
		}
	}
	for _, name := range ownFiles(s) {
		take(name, "the file "+name+" that docgen writes")
	}
	for _, claim := range slices.Concat(pageClaims(s), printClaims(s), redirectClaims(s), staticClaims(s), pluginClaims(s)) {
		finding := invalidName(claim)
		for _, name := range claim.names {
			if owner := takenBy(name, files, folders); owner != "" {
				text := fmt.Sprintf("%s and %s conflict in the output at %s", claim.owner, owner, name)
				conflict := claim.report(diag.Error, text, "rename one of them")
				finding = &conflict
				break
			}
		}
		if finding != nil {
			if finding.Code != content.Code {
				finding.Code = route.Code
			}
			findings = append(findings, *finding)
		}
		for _, name := range claim.names {
			take(name, claim.owner)
		}
	}
	return findings
}

// takenBy returns the owner that already uses a name, or that needs it to be of the other kind
// (a folder instead of a file, or the reverse).
func takenBy(name string, files, folders map[string]string) string {
	if owner := cmp.Or(files[name], folders[name]); owner != "" {
		return owner
	}
	for folder := path.Dir(name); folder != "."; folder = path.Dir(folder) {
		if owner := files[folder]; owner != "" {
			return owner
		}
	}
	return ""
}

// ownFiles returns the files of docgen that no page and no static file may replace.
func ownFiles(s site.Site) []string {
	names := []string{output.NoJekyll, output.ManifestName}
	if s.Config.Offline {
		names = append(names, contract.OfflineWorker)
	}
	replaceable := []string{"sitemap.xml", "robots.txt"}
	if s.Config.Security.HeadersFile {
		replaceable = append(replaceable, headers.FileName)
	}
	for _, edition := range s.Rendered() {
		names = append(names, edition.Routes.NotFound().Output)
		if edition.HasReleases() {
			names = append(names, edition.Routes.File(contract.ReleasesFile))
		}
		for _, feed := range edition.Feeds() {
			names = append(names, edition.Routes.File(feed))
		}
		for _, index := range edition.SearchIndexes() {
			names = append(names, edition.Routes.File(path.Join(index.Folder, search.ManifestName)))
		}
		if len(edition.Redirects.Pages) > 0 && !slices.Contains(replaceable, redirect.FileName) {
			replaceable = append(replaceable, redirect.FileName)
		}
	}
	for _, name := range replaceable {
		isOwn := func(file asset.StaticFile) bool { return file.Name == name }
		if !slices.ContainsFunc(s.Static, isOwn) {
			names = append(names, name)
		}
	}
	return names
}

// pageClaims returns the claims of pages, for their HTML and their Markdown.
func pageClaims(s site.Site) []claim {
	var claims []claim
	for _, edition := range s.Rendered() {
		for _, page := range edition.Pages {
			if page.IsNotFound() {
				continue // ownFiles reserves its place
			}
			owner := edition.Routes.NameOf(page.Route.Ref)
			if page.IsWritten() {
				owner = "the page of " + owner
			}
			html := claim{[]string{page.Route.Output}, owner, page.Report}
			claims = append(claims, html)
			if page.Twin != "" && invalidName(html) == nil { // its name is wrong in the same way
				claims = append(claims, claim{[]string{page.Twin}, "the Markdown version of " + owner, page.Report})
			}
		}
	}
	return claims
}

// printClaims returns the claims of pages for printing.
func printClaims(s site.Site) []claim {
	var claims []claim
	for _, edition := range s.Rendered() {
		for _, print := range edition.Prints {
			if print.Wrong == nil {
				claims = append(claims, claim{[]string{print.Place.Output}, "the page for printing at " + print.Place.Path, print.Report})
			}
		}
	}
	return claims
}

// redirectClaims returns the claims of pages that redirect.
func redirectClaims(s site.Site) []claim {
	var claims []claim
	for _, edition := range s.Rendered() {
		for _, page := range edition.Redirects.Pages {
			if page.InFolder != "" {
				continue // it gives way to whatever else is at its path
			}
			claims = append(claims, claim{[]string{edition.Routes.OutputOf(page.Path)}, "the redirect from " + page.Rule.From,
				page.Rule.Reporter("from")})
		}
	}
	return claims
}

func staticClaims(s site.Site) []claim {
	var claims []claim
	for _, file := range slices.Concat(s.Static, s.Covered) {
		if file.Name == output.NoJekyll {
			continue // docgen writes the same file
		}
		claims = append(claims, claim{[]string{file.Name}, "the static file " + file.Name, func(severity diag.Severity, text, hint string) diag.Diagnostic {
			return diag.Diagnostic{Severity: severity, File: file.File, Text: text, Hint: hint}
		}})
	}
	return claims
}

func pluginClaims(s site.Site) []claim {
	var claims []claim
	for _, file := range s.PluginFiles {
		owner := fmt.Sprintf("the file %s of the plugin %q", file.Name, s.Config.Plugins[file.Plugin].Module)
		claims = append(claims, claim{[]string{file.Name}, owner, s.Config.Reporter("plugins", file.Plugin)})
	}
	return claims
}

// isDevice reports whether Windows reserves a name for a device, alone or before a dot
// (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
func isDevice(name string) bool {
	stem, _, _ := strings.Cut(name, ".")
	if len(stem) < len("con") {
		return false
	}
	switch kind, number := strings.ToLower(stem[:3]), stem[3:]; kind {
	case "con", "prn", "aux", "nul":
		return number == ""
	case "com", "lpt":
		return utf8.RuneCountInString(number) == 1 && strings.Contains("0123456789¹²³", number)
	}
	return false
}

// plainSlug is the way out of a name that some system cannot have.
const plainSlug = "use a slug of letters, digits and hyphens"

// Limits of file systems, in bytes. longestPath leaves room for the path of the output folder
// within the limit of macOS.
const (
	longestName = 255
	longestPath = 800
)

// longName reports a name or path that is longer than file systems allow.
func longName(claim claim) *diag.Diagnostic {
	for _, name := range claim.names {
		if len(name) > longestPath {
			return claim.unwritable(fmt.Sprintf("the path of this page in the output has %d bytes, but the limit is %d", len(name), longestPath),
				"use a shorter slug")
		}
		for segment := range strings.SplitSeq(name, "/") {
			if len(segment) > longestName {
				return claim.unwritable(fmt.Sprintf("the file name %q has %d bytes, but the limit is %d", beginning(segment), len(segment), longestName),
					"use a shorter slug")
			}
		}
	}
	return nil
}

// unwritable reports a file that cannot be written, which no option and no version makes less than an error.
func (c claim) unwritable(text, hint string) *diag.Diagnostic {
	finding := c.report(diag.Error, text, hint)
	finding.Code = content.Code
	return &finding
}

// beginning shortens a name for a message.
func beginning(name string) string {
	const most = 20
	runes := []rune(name)
	return string(runes[:min(most, len(runes))]) + "…"
}

// invalidName reports a name that cannot be a file name on any system, or warns about one that
// cannot be a file name on Windows. Static files already have their names, so some checks skip
// them.
func invalidName(claim claim) *diag.Diagnostic {
	if finding := longName(claim); finding != nil {
		return finding
	}
	isStatic := strings.HasPrefix(claim.owner, "the static")
	for segment := range strings.SplitSeq(claim.names[0], "/") {
		switch {
		case strings.ContainsFunc(segment, unicode.IsControl), strings.Contains(segment, `\`) && !isStatic:
			return claim.unwritable(fmt.Sprintf("%q contains a character that a file name cannot contain", segment), plainSlug)
		case strings.HasPrefix(segment, ".") && !isStatic:
			finding := claim.report(diag.Error, fmt.Sprintf("hosts do not serve %q because its name starts with a dot", segment), plainSlug)
			return &finding
		case isDevice(segment) || strings.ContainsAny(segment, `<>:"\|?*`) || strings.HasSuffix(segment, ".") || strings.HasSuffix(segment, " "):
			finding := claim.report(diag.Warning, fmt.Sprintf("%q is not a valid file name on Windows", segment), plainSlug)
			return &finding
		}
	}
	return nil
}
