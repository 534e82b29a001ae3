package lock

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// Check reports recorded pages and anchors that the site no longer has, unless they are
// redirected or retired. redirected receives a path of the site, and an anchor or "".
func (l Lock) Check(now Pages, redirected func(path, anchor string) bool) []diag.Diagnostic {
	var findings []diag.Diagnostic
	gone := l.goneFolders(now, redirected)
	for _, path := range slices.Sorted(maps.Keys(l.Pages)) {
		anchors, there := now[path]
		switch {
		case !there && (l.isRetired(path) || redirected(path, "") || gone.covers(path)):
			continue
		case !there:
			findings = append(findings, l.missing(path, "", near(path, now, len(findings))))
			continue
		}
		has := make(map[string]bool, len(anchors))
		for _, anchor := range anchors {
			has[anchor] = true
		}
		for _, anchor := range l.Pages[path] {
			if _, retired := l.Retired[path+"#"+anchor]; !has[anchor] && !retired && !redirected(path, anchor) {
				findings = append(findings, l.missing(path, anchor, diag.Nearest(anchor, anchors)))
			}
		}
	}
	return append(findings, l.missingFolders(gone)...)
}

// maxSuggestions limits the number of suggestions, because each compares a path with all
// others. If more pages are missing, typos are not the reason.
const maxSuggestions = 50

func near(path string, now Pages, findings int) string {
	if findings >= maxSuggestions {
		return ""
	}
	known := slices.Sorted(maps.Keys(now))
	for _, other := range known {
		if isDeeper(other, path) {
			return other
		}
	}
	return diag.Nearest(path, known)
}

// isDeeper reports whether a path is another one with one more segment, as a page has when its
// version is no longer the last one.
func isDeeper(path, other string) bool {
	steps := strings.Split(path, "/")
	if strings.Count(path, "/") != strings.Count(other, "/")+1 {
		return false
	}
	for i := 1; i < len(steps); i++ {
		if strings.Join(slices.Concat(steps[:i], steps[i+1:]), "/") == other {
			return true
		}
	}
	return false
}

// missing reports a missing page or anchor, and suggests how to keep links to it working. near
// is its likely successor; "" for none.
func (l Lock) missing(path, anchor, near string) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: diag.Error, Code: Code, File: FileName}
	if anchor == "" {
		finding.Text = fmt.Sprintf("the last release had the page %s, which no longer exists", path)
		finding.Hint = fmt.Sprintf(`add "redirect_from: %s" to the front matter of the page that replaces it, or run "docgen lock --retire %[1]s --reason <text>"`, path)
		if near != "" {
			finding.Hint = fmt.Sprintf("did you move it to %q? %s", near, finding.Hint)
		}
	} else {
		url := path + "#" + anchor
		to := path
		if near != "" {
			to = path + "#" + near
		}
		finding.Text = fmt.Sprintf("the last release had the anchor %s, which no longer exists", url)
		finding.Hint = fmt.Sprintf(`add {#%s} to its heading, add {from: %q, to: %q} to redirects in docgen.yaml, or run "docgen lock --retire %[2]s --reason <text>"`, anchor, url, to)
	}
	l.place(&finding, path, anchor)
	return finding
}

// place sets the position of a page or an anchor in the lock file.
func (l Lock) place(finding *diag.Diagnostic, path, anchor string) {
	start := bytes.Index(l.text, []byte("\n    "+plainjson.Quote(path)+":"))
	if start < 0 {
		return
	}
	start++
	line, _, _ := bytes.Cut(l.text[start:], []byte("\n"))
	written, from := plainjson.Quote(path), 0
	if anchor != "" {
		written, from = plainjson.Quote(anchor), 4+len(plainjson.Quote(path))
	}
	at := bytes.Index(line[from:], []byte(written))
	if at < 0 {
		return
	}
	finding.Line = 1 + bytes.Count(l.text[:start], []byte("\n"))
	finding.Column = 1 + utf8.RuneCount(line[:from+at])
	finding.Length, finding.Source = utf8.RuneCountInString(written), string(line)
}
