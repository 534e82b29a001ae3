package lock

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Retirement removes URLs from the lock on purpose.
type Retirement struct {
	URLs   []string // paths of the site, with or without an anchor
	Reason string
}

// Apply marks URLs as retired. It reports URLs that the lock lacks, or that the site still
// has.
func (r Retirement) Apply(kept Lock, now Pages) (Lock, []diag.Diagnostic) {
	var findings []diag.Diagnostic
	retired := maps.Clone(kept.Retired)
	if retired == nil {
		retired = map[string]string{}
	}
	for _, url := range r.URLs {
		url, problem, hint := decide(url, kept, now)
		if problem != "" {
			findings = append(findings, diag.Diagnostic{Severity: diag.Error, Code: Code, File: FileName, Text: problem, Hint: hint})
			continue
		}
		retired[url] = r.Reason
	}
	kept.Retired = retired
	return kept, findings
}

// decide returns the URL to retire as the lock records it, or why it cannot be retired.
func decide(url string, kept Lock, now Pages) (recorded, problem, hint string) {
	path, anchor, hasAnchor := strings.Cut(url, "#")
	if len(path) > 1 && strings.HasSuffix(path, "/") {
		if below(path, kept.Pages) > 1 && !hasAnchor {
			return folder(path, now)
		}
		path = strings.TrimSuffix(path, "/")
		url = strings.TrimSuffix(path+"#"+anchor, "#")
	}
	anchors, known := kept.Pages[path]
	_, isThere := now[path]
	if hasAnchor {
		known, isThere = slices.Contains(anchors, anchor), slices.Contains(now[path], anchor)
	}
	switch {
	case !known:
		return "", fmt.Sprintf("%s is not in the lock file", url), diag.DidYouMean(path, slices.Sorted(maps.Keys(kept.Pages)))
	case isThere:
		return "", fmt.Sprintf("%s still exists", url), "you can retire only URLs that the site no longer has"
	}
	return url, "", ""
}

// folder decides about a folder with everything in it.
func folder(path string, now Pages) (recorded, problem, hint string) {
	if left := below(path, now); left > 0 {
		return "", fmt.Sprintf("the site still has %d of the pages in %s", left, path), "to retire a single page, leave out the slash at the end"
	}
	return path, "", ""
}

// below counts the pages in a folder, whose path ends with a slash, including the page of the
// folder itself.
func below(folder string, pages Pages) int {
	count := 0
	for path := range pages {
		if strings.HasPrefix(path+"/", folder) {
			count++
		}
	}
	return count
}

// isRetired reports whether a page is retired, by itself or with a folder.
func (l Lock) isRetired(page string) bool {
	_, retired := l.Retired[page]
	for folder := page; folder != "/" && folder != "." && !retired; folder = path.Dir(folder) {
		_, retired = l.Retired[folder+"/"]
	}
	return retired
}
