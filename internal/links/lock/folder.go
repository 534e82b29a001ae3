package lock

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// manyPages is the number of missing pages in a folder from which on one finding reports them
// all, as when a version of the docs is removed.
const manyPages = 10

// folders counts the missing pages of folders in which no page is left. Paths end with a slash.
type folders map[string]int

// goneFolders finds the outermost folders of which many pages are missing and none is left.
func (l Lock) goneFolders(now Pages, redirected func(path, anchor string) bool) folders {
	missing, left := folders{}, map[string]bool{"/": true}
	for page := range now {
		for folder := page; folder != "/"; folder = path.Dir(folder) {
			left[folder+"/"] = true
		}
	}
	for page := range l.Pages {
		if _, isThere := now[page]; isThere || l.isRetired(page) || redirected(page, "") {
			continue
		}
		outermost := ""
		for folder := page; folder != "/"; folder = path.Dir(folder) {
			if !left[folder+"/"] {
				outermost = folder + "/"
			}
		}
		missing[outermost]++
	}
	maps.DeleteFunc(missing, func(folder string, count int) bool { return folder == "" || count < manyPages })
	return missing
}

// covers reports whether a page is in one of the folders.
func (f folders) covers(page string) bool {
	for folder := range f {
		if strings.HasPrefix(page+"/", folder) {
			return true
		}
	}
	return false
}

// missingFolders reports folders of which nothing is left.
func (l Lock) missingFolders(gone folders) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for folder, count := range gone {
		finding := diag.Diagnostic{
			Severity: diag.Error, Code: Code, File: FileName,
			Text: fmt.Sprintf("the last release had %d pages in %s, and none of them exists any longer", count, folder),
			Hint: fmt.Sprintf(`redirect them, or run "docgen lock --retire %s --reason <text>" to retire all of them`, folder),
		}
		l.placeFolder(&finding, folder)
		findings = append(findings, finding)
	}
	slices.SortFunc(findings, func(a, b diag.Diagnostic) int { return strings.Compare(a.Text, b.Text) })
	return findings
}

// placeFolder sets the position of the first page in a folder.
func (l Lock) placeFolder(finding *diag.Diagnostic, folder string) {
	var first string
	for page := range l.Pages {
		if strings.HasPrefix(page+"/", folder) && (first == "" || page < first) {
			first = page
		}
	}
	l.place(finding, first, "")
}
