package lock

import (
	"fmt"
	"maps"
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
		path, anchor, hasAnchor := strings.Cut(url, "#")
		if len(path) > 1 {
			path = strings.TrimSuffix(path, "/")
			url = strings.TrimSuffix(path+"#"+anchor, "#")
		}
		anchors, known := kept.Pages[path]
		_, isThere := now[path]
		if hasAnchor {
			known, isThere = slices.Contains(anchors, anchor), slices.Contains(now[path], anchor)
		}
		text, hint := "", ""
		switch {
		case !known:
			text, hint = fmt.Sprintf("%s is not in the lock file", url), diag.DidYouMean(path, slices.Sorted(maps.Keys(kept.Pages)))
		case isThere:
			text, hint = fmt.Sprintf("%s still exists", url), "you can retire only URLs that the site no longer has"
		}
		if text != "" {
			findings = append(findings, diag.Diagnostic{Severity: diag.Error, Code: Code, File: FileName, Text: text, Hint: hint})
			continue
		}
		retired[url] = r.Reason
	}
	kept.Retired = retired
	return kept, findings
}
