package build

import (
	"context"
	"maps"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"docgen/internal/diag"
	"docgen/internal/external"
)

// checkExternal asks other sites whether the pages are there that the site links
// to. It works only after siteData, which notes the links of the config.
func (p *plan) checkExternal(ctx context.Context, options Options) ([]diag.Diagnostic, error) {
	links := slices.DeleteFunc(append(p.outsideLinks(), p.sidebarAddresses(options)...), p.isUnasked())
	if !p.config.External.Anchors {
		for i, link := range links {
			links[i].url, _, _ = strings.Cut(link.url, "#")
		}
	}
	urls := map[string]bool{}
	for _, link := range links {
		urls[link.url] = true
	}
	file := filepath.Join(options.Dir, filepath.FromSlash(answersFile))
	cache, err := readAnswers(file)
	if err != nil {
		return nil, err
	}
	answers := p.asker(ctx, options).Ask(ctx, slices.Sorted(maps.Keys(urls)), cache)
	if err := writeAnswers(file, answers); err != nil {
		return nil, err
	}
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	var findings []diag.Diagnostic
	lines := sources{folder: options.Dir, lines: map[string][]string{}}
	for _, link := range links {
		answer := answers[link.url]
		if answer.OK() {
			continue
		}
		finding := link.finding
		finding.Severity, finding.Code, finding.Cause = diag.Error, external.Code, link.url
		finding.Text, finding.Source = link.url+" "+answer.String(), lines.line(finding)
		if answer.Private {
			finding.Hint = "external.private in docgen.yaml lists the hosts that may be, external.ignore leaves links out"
		}
		if !answer.Certain || refuses(answer.Status) {
			finding.Severity, finding.Hint = diag.Warning, "it may be there all the same: external.ignore in docgen.yaml leaves it out"
		}
		findings = append(findings, finding)
	}
	return findings, nil
}

// sources are the lines of files that messages show, each file read once.
type sources struct {
	folder string
	lines  map[string][]string
}

// line is the one that a finding is on; "" when its file cannot be read.
func (s sources) line(finding diag.Diagnostic) string {
	if finding.Source != "" {
		return finding.Source
	}
	lines, known := s.lines[finding.File]
	if !known {
		text, err := os.ReadFile(filepath.Join(s.folder, filepath.FromSlash(finding.File)))
		if err == nil {
			lines = strings.Split(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n")
		}
		s.lines[finding.File] = lines
	}
	if finding.Line < 1 || finding.Line > len(lines) {
		return ""
	}
	return lines[finding.Line-1]
}

// refuses reports whether a status says that a host does not answer programs, or
// strangers.
func refuses(status int) bool {
	return status == http.StatusUnauthorized || status == http.StatusForbidden || status == 999
}

// isUnasked tells the links that are not to be asked for: those of the config's
// list, and those to this machine, which are examples.
func (p *plan) isUnasked() func(outsideLink) bool {
	isIgnored := matcherOf(p.config.External.Ignore)
	return func(link outsideLink) bool {
		parsed, err := url.Parse(link.url)
		isHere := err == nil && (parsed.Hostname() == "localhost" || strings.HasSuffix(parsed.Hostname(), ".localhost"))
		return isHere || isIgnored(link.url)
	}
}

// matcherOf tells the texts that one of some patterns matches.
func matcherOf(patterns []string) func(text string) bool {
	var made []external.Pattern
	for _, text := range patterns {
		made = append(made, external.NewPattern(text))
	}
	return func(text string) bool {
		return slices.ContainsFunc(made, func(pattern external.Pattern) bool { return pattern.Matches(text) })
	}
}

func (p *plan) asker(ctx context.Context, options Options) external.Asker {
	chosen := p.config.External
	asker := external.Asker{
		Client: options.Client, Clock: options.Clock, Retries: chosen.Retries, Anchors: chosen.Anchors,
		Gap: time.Second / time.Duration(max(chosen.Rate, 1)), MaxAge: time.Duration(chosen.Days) * 24 * time.Hour,
		Agent: "docgen/" + options.Version + " (link check)",
		Each:  func(n int, work func(int)) { each(ctx, hostsAtATime, n, work) },
	}
	if asker.Client == nil {
		asker.Client = external.Gate{Private: matcherOf(chosen.Private)}.Client(time.Duration(chosen.Timeout) * time.Second)
	}
	if asker.Clock == nil {
		asker.Clock = realClock{}
	}
	return asker
}

// hostsAtATime bounds the connections to other sites, which wait and do not work.
const hostsAtATime = 16

// realClock is the time of the machine.
type realClock struct{}

func (realClock) Now() time.Time { return time.Now() }

func (realClock) Sleep(ctx context.Context, spell time.Duration) error {
	timer := time.NewTimer(spell)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
