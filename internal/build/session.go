package build

import (
	"context"
	"errors"
	"sync"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// Session checks a site again and again while its author writes. Each check costs what has changed since the last one.
type Session struct {
	options Options
	mu      sync.Mutex // allows one check at a time
	project *Project   // nil before the first check
	whole   bool       // something beside it needs the HTML of texts, too
	last    Checked    // zero until a config could be read
}

// NewSession returns a session for a site. It reads nothing yet.
func NewSession(options Options) *Session { return &Session{options: options} }

// Check returns the findings of [Check] and the site that they are about, which is read for checking only. unsaved has the
// contents of files that differ from those on disk, by name relative to the site folder. If the config is missing or
// invalid, the findings are about the config, and the site is that of the last check. The error reports a failure of
// the machine.
func (s *Session) Check(ctx context.Context, unsaved map[string][]byte) ([]diag.Diagnostic, Checked, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	findings, err := s.reload(ctx, unsaved)
	switch {
	case errors.Is(err, ErrConfig):
		return diag.Sort(findings), s.last, nil
	case err != nil:
		return nil, s.last, err
	}
	result, checked, err := s.project.check(ctx, CheckOptions{Options: s.project.Options, whole: s.whole})
	if err == nil {
		s.last = checked
	}
	return result.Findings, s.last, err
}

// reload reads the config.
func (s *Session) reload(ctx context.Context, unsaved map[string][]byte) ([]diag.Diagnostic, error) {
	var project Project
	var findings []diag.Diagnostic
	var err error
	if s.project == nil {
		s.options.Unsaved = unsaved
		project, findings, err = Open(ctx, s.options)
	} else {
		s.project.Unsaved = unsaved
		project, findings, err = s.project.Reload(ctx)
	}
	if err == nil || errors.Is(err, ErrConfig) {
		s.project = &project
	}
	return findings, err
}

// Beside returns the project of the site for a preview that reads it at the same time. It shares all results, but starts processes
// of its own. From now on, checks make the HTML that the preview needs; what they made before lacks it.
func (s *Session) Beside(ctx context.Context) (Project, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.project == nil {
		if _, err := s.reload(ctx, s.options.Unsaved); err != nil {
			return Project{}, err
		}
	}
	if !s.whole {
		s.whole = true
		for _, rule := range []string{text.TextRule, text.ParsedRule, text.BodyRule, text.MDXRule} {
			s.project.Engine.Forget(rule, func(string) bool { return false })
		}
	}
	return s.project.beside()
}

// Close ends the process that compiles style sheets, if one runs.
func (s *Session) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.project != nil {
		s.project.Close()
	}
}
