package check

import (
	"context"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/links/external"
	"github.com/docgen-cli/docgen/internal/site"
)

// ExternalOptions says how to check links to other sites.
type ExternalOptions struct {
	Client  *http.Client   // nil for one that connects only to public addresses
	Clock   external.Clock // nil for the system clock
	Version string         // of docgen
	Answers external.Cache // from earlier checks
	Config  []OutsideLink  // links in the config
}

// External checks whether the pages on other sites that the site links to exist. It returns
// the answers, which the next check can reuse.
func External(ctx context.Context, s site.Site, input Input, options ExternalOptions) (external.Cache, []diag.Diagnostic, error) {
	links := slices.DeleteFunc(slices.Concat(options.Config, outsideLinks(s), sidebarURLs(s, input)), isSkipped(s.Config))
	urls := map[string]bool{}
	for i, link := range links {
		if !s.Config.External.Anchors {
			links[i].URL, _, _ = strings.Cut(link.URL, "#")
		}
		urls[links[i].URL] = true
	}
	answers := options.asker(ctx, s.Config).Check(ctx, slices.Sorted(maps.Keys(urls)), options.Answers)
	if ctx.Err() != nil {
		return answers, nil, context.Cause(ctx)
	}
	var findings []diag.Diagnostic
	lines := sourceLines{files: input.Engine.Files(), lines: map[string][]string{}}
	for _, link := range links {
		if answer := answers[link.URL]; !answer.OK() {
			findings = append(findings, broken(link, answer, lines))
		}
	}
	return answers, findings, nil
}

// broken reports the answer of another site.
func broken(link OutsideLink, answer external.Answer, lines sourceLines) diag.Diagnostic {
	finding := link.Place
	finding.Severity, finding.Code, finding.Cause = diag.Error, external.Code, link.URL
	finding.Text, finding.Source = link.URL+" "+answer.String(), lines.line(finding)
	if answer.Private {
		finding.Hint = "to allow the host, add it to external.private in docgen.yaml; to skip the link, add it to external.ignore"
	}
	if !answer.Certain || refuses(answer.Status) {
		finding.Severity, finding.Hint = diag.Warning, "the page may exist anyway; to skip the link, add it to external.ignore in docgen.yaml"
	}
	return finding
}

// sourceLines holds the lines of files for messages. It reads each file once.
type sourceLines struct {
	files source.Files
	lines map[string][]string
}

// line returns the line of a finding, or "" if its file cannot be read.
func (s sourceLines) line(finding diag.Diagnostic) string {
	if finding.Source != "" {
		return finding.Source
	}
	lines, known := s.lines[finding.File]
	if !known {
		text, err := s.files.ReadFile(finding.File)
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

// refuses reports whether a status means that a host refuses to answer programs or visitors
// without an account.
func refuses(status int) bool {
	return status == http.StatusUnauthorized || status == http.StatusForbidden || status == 999
}

// isSkipped returns a function that reports whether a link is not checked: the config ignores
// it, or it leads to this machine, which only examples do.
func isSkipped(cfg config.Config) func(OutsideLink) bool {
	isIgnored := matcherOf(cfg.External.Ignore)
	return func(link OutsideLink) bool {
		parsed, err := url.Parse(link.URL)
		isHere := err == nil && (parsed.Hostname() == "localhost" || strings.HasSuffix(parsed.Hostname(), ".localhost"))
		return isHere || !isWeb(link) || isIgnored(link.URL)
	}
}

// matcherOf returns a function that reports whether one of the patterns matches a text.
func matcherOf(patterns []string) func(text string) bool {
	var compiled []external.Pattern
	for _, text := range patterns {
		compiled = append(compiled, external.NewPattern(text))
	}
	return func(text string) bool {
		return slices.ContainsFunc(compiled, func(pattern external.Pattern) bool { return pattern.Matches(text) })
	}
}

// Gate returns what requests to other sites pass.
func Gate(cfg config.Config) external.Gate {
	return external.Gate{Private: matcherOf(cfg.External.Private)}
}

func (o ExternalOptions) asker(ctx context.Context, cfg config.Config) external.Checker {
	chosen := cfg.External
	asker := external.Checker{
		Client: o.Client, Clock: o.Clock, Retries: chosen.Retries, Anchors: chosen.Anchors,
		Gap: time.Second / time.Duration(max(chosen.Rate, 1)), MaxAge: time.Duration(chosen.Days) * 24 * time.Hour,
		Agent: "github.com/docgen-cli/docgen/" + o.Version + " (link check)",
		Each:  func(n int, work func(int)) { parallel.Each(ctx, hostsAtATime, n, work) },
	}
	if asker.Client == nil {
		asker.Client = Gate(cfg).Client(time.Duration(chosen.Timeout) * time.Second)
	}
	if asker.Clock == nil {
		asker.Clock = realClock{}
	}
	return asker
}

// hostsAtATime limits the number of simultaneous connections. They spend their time waiting
// and use little CPU.
const hostsAtATime = 16

// realClock is the system clock.
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
