package build

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"docgen/internal/diag"
	"docgen/internal/lock"
	"docgen/internal/output"
	"docgen/internal/route"
)

// readLock reads the lock of the site; it reports false when there is none.
func readLock(options Options) (kept lock.Lock, exists bool, findings []diag.Diagnostic, err error) {
	text, err := os.ReadFile(filepath.Join(options.Dir, lock.FileName))
	if errors.Is(err, fs.ErrNotExist) {
		return lock.Lock{}, false, nil, nil
	}
	if err != nil {
		return lock.Lock{}, false, nil, fmt.Errorf("read the lock: %w", err)
	}
	kept, findings = lock.Parse(text)
	return kept, true, findings, nil
}

// checkLock reports URLs and anchors of the last release that are gone.
func (p *plan) checkLock(options Options) error {
	kept, exists, findings, err := readLock(options)
	if err != nil || !exists {
		return err
	}
	p.findings = append(p.findings, findings...)
	if len(findings) == 0 {
		p.findings = append(p.findings, kept.Check(p.locked(), p.isRedirected)...)
	}
	return nil
}

// footnoteAnchor is an id that goldmark gives: it follows from the number of a
// footnote, and no one links to it.
var footnoteAnchor = regexp.MustCompile(`^fn(?:ref\d*)?:\d+$`)

// locked are the pages of the site with their anchors, by paths without the base
// URL.
func (p *plan) locked() lock.Pages {
	pages := lock.Pages{}
	for _, known := range p.routes.Routes {
		if known.Kind == route.NotFound || known.Kind == route.Search {
			continue
		}
		anchors := []string{}
		for anchor := range maps.Keys(p.checker.Anchors[cmp.Or(known.DocID, known.Key)]) {
			if !footnoteAnchor.MatchString(anchor) && anchor != "" {
				anchors = append(anchors, anchor)
			}
		}
		slices.Sort(anchors)
		pages[p.belowBase(known.Path)] = anchors
	}
	return pages
}

// belowBase is a URL path without the base URL and the slash at its end.
func (p *plan) belowBase(path string) string {
	return "/" + strings.Trim(strings.TrimPrefix(path, p.routes.Home()), "/")
}

func (p *plan) isRedirected(path, anchor string) bool {
	_, found := p.redirects.Find(strings.TrimSuffix(p.routes.Home(), "/")+path, anchor)
	return found
}

// Retirement takes URLs out of the lock on purpose.
type Retirement struct {
	URLs   []string // paths of the site, with an anchor or without
	Reason string
}

// LockResult tells what was recorded.
type LockResult struct {
	Findings       []diag.Diagnostic
	Pages, Anchors int
}

// Lock records the URLs and anchors of the site as it is. When a finding is an
// error nothing is written.
func Lock(ctx context.Context, options Options, retire Retirement) (LockResult, error) {
	result := LockResult{}
	cfg, findings, err := loadConfig(options)
	if result.Findings = diag.Sort(findings); err != nil {
		return result, err
	}
	made, err := makePlan(ctx, options, plan{config: cfg, state: options.state()})
	if err != nil {
		return result, err
	}
	_, findings = made.siteData(options)
	findings = made.judged(append(made.findings, findings...), options.idle()...)
	kept, _, _, err := readLock(options)
	if err != nil {
		return result, err
	}
	now := made.locked()
	retired, wrong := retire.apply(kept, now)
	// what is retired is no longer missed
	findings = slices.DeleteFunc(findings, func(d diag.Diagnostic) bool { return d.Code == lock.Code && d.Line > 0 })
	result.Findings = diag.Sort(slices.Concat(findings, wrong, retired.Check(now, made.isRedirected)))
	if diag.HasErrors(result.Findings) {
		return result, nil
	}
	updated := retired.With(now)
	result.Pages, result.Anchors = updated.Counts()
	if err := output.ReplaceFile(filepath.Join(options.Dir, lock.FileName), updated.Format()); err != nil {
		return result, fmt.Errorf("write the lock: %w", err)
	}
	return result, nil
}

// apply marks URLs of a lock as retired. One that the lock lacks, or that is still
// there, is an error of the caller.
func (r Retirement) apply(kept lock.Lock, now lock.Pages) (lock.Lock, []diag.Diagnostic) {
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
			text, hint = fmt.Sprintf("%s is not in the lock", url), diag.DidYouMean(path, slices.Sorted(maps.Keys(kept.Pages)))
		case isThere:
			text, hint = fmt.Sprintf("%s is still there", url), "only what is gone can be retired"
		}
		if text != "" {
			findings = append(findings, diag.Diagnostic{Severity: diag.Error, Code: lock.Code, File: lock.FileName, Text: text, Hint: hint})
			continue
		}
		retired[url] = r.Reason
	}
	kept.Retired = retired
	return kept, findings
}
