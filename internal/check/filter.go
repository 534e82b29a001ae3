package check

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// Filter decides which findings count. It applies the severities of the config and the
// comments that suppress findings. A finding in a file of an overlay gets the name of that file.
type Filter struct {
	Levels   map[string]diag.Severity // by code; without an entry, findings keep their own severity
	Comments []site.Comment
	Idle     []string                 // codes whose checks did not run; comments about them are not reported as unused
	Frozen   []string                 // folders and files of versions that nobody edits; their problems are at most warnings
	Written  func(name string) string // names the file that a file is read from; nil if they are the same
}

// suppression is one code in a comment.
type suppression struct {
	comment site.Comment
	code    string
	used    bool
}

// NewFilter returns the filter for a site's config. idle are the codes whose checks did not
// run.
func NewFilter(s site.Site, idle ...string) Filter {
	filter := levels(s.Config)
	filter.Written, filter.Idle = s.NameOf, slices.Clone(idle)
	for _, code := range diag.Codes() {
		if level, _ := s.Config.Level(code.Name); level == diag.Ignore {
			filter.Idle = append(filter.Idle, code.Name)
		}
	}
	for _, script := range s.Scripts {
		filter.Comments = append(filter.Comments, script.Comments...)
	}
	if !hasPolicy(s.Config) {
		filter.Idle = append(filter.Idle, policyCode)
	}
	for _, edition := range s.Editions {
		for _, set := range edition.Sets {
			if set.IsFrozen() {
				filter.Frozen = append(filter.Frozen, set.Folder, set.Sidebars)
			}
		}
		for text := range edition.Texts() {
			filter.Comments = append(filter.Comments, text.Comments...)
		}
		for _, page := range edition.Drafts {
			filter.Comments = append(filter.Comments, page.Text.Comments...)
		}
	}
	return filter
}

// levels returns the filter that knows only the severities of a config.
func levels(cfg config.Config) Filter {
	filter := Filter{Levels: map[string]diag.Severity{}}
	for code, severity := range cfg.Checks {
		filter.Levels[code] = severity.Level()
	}
	return filter
}

// Apply returns the findings that count, and findings about the comments themselves.
func (f Filter) Apply(findings []diag.Diagnostic) []diag.Diagnostic {
	type place struct {
		file, code string
		line       int
	}
	kept, suppressions := make([]diag.Diagnostic, 0, len(findings)), f.suppressions()
	isSuppressed := map[place]bool{}
	for _, finding := range findings {
		if code, _ := diag.CodeNamed(finding.Code); code.Fixed {
			kept = append(kept, finding)
			continue
		}
		if level, given := f.Levels[finding.Code]; given {
			finding.Severity = level
		}
		if finding.Severity > diag.Warning && f.isFrozen(finding.File) {
			finding.Severity = diag.Warning
		}
		at := place{finding.File, finding.Code, finding.Line}
		if _, isKnown := isSuppressed[at]; !isKnown {
			isSuppressed[at] = false
			for i := range suppressions[finding.File] {
				isSuppressed[at] = suppressions[finding.File][i].covers(finding) || isSuppressed[at]
			}
		}
		if !isSuppressed[at] && finding.Severity != diag.Ignore {
			kept = append(kept, finding)
		}
	}
	kept = append(kept, f.wrongComments(suppressions)...)
	for i := range kept {
		if kept[i].File != "" && f.Written != nil {
			kept[i].File = f.Written(kept[i].File)
		}
	}
	return kept
}

// isFrozen reports whether a file belongs to a version that nobody edits. The files of an overlay
// are edited.
func (f Filter) isFrozen(file string) bool {
	if f.Written != nil && f.Written(file) != file {
		return false
	}
	return slices.ContainsFunc(f.Frozen, func(name string) bool {
		return name != "" && (file == name || strings.HasPrefix(file, name+"/"))
	})
}

// suppressions returns the codes in all comments, by file.
func (f Filter) suppressions() map[string][]suppression {
	suppressions := map[string][]suppression{}
	for _, comment := range f.Comments {
		for _, code := range comment.Codes {
			suppressions[comment.File] = append(suppressions[comment.File], suppression{comment: comment, code: code})
		}
	}
	return suppressions
}

// covers reports whether a suppression applies to a finding. A finding about a whole file can
// be suppressed anywhere in the file.
func (s *suppression) covers(finding diag.Diagnostic) bool {
	isAt := finding.Line == 0 || s.comment.First <= finding.Line && finding.Line <= s.comment.Last
	if s.code != finding.Code || !isAt {
		return false
	}
	s.used = true
	return true
}

// wrongComments reports comments that give no reason, name no code, or suppress nothing.
func (f Filter) wrongComments(suppressions map[string][]suppression) []diag.Diagnostic {
	severity, given := f.Levels["ignores"]
	if !given {
		severity = diag.Warning
	}
	if severity == diag.Ignore {
		return nil
	}
	var findings []diag.Diagnostic
	report := func(comment site.Comment, text, hint string) {
		place := comment.Place
		findings = append(findings, diag.Diagnostic{
			Severity: severity, Code: "ignores", File: comment.File, Line: place.Line, Column: place.Column, Length: place.Length,
			Source: comment.Excerpt.Text, Skipped: comment.Excerpt.Skipped, Text: text, Hint: hint,
		})
	}
	for _, comment := range f.Comments {
		switch {
		case len(comment.Codes) == 0:
			report(comment, "the comment does not say what to ignore", `write it as "docgen-ignore links: the reason"`)
		case comment.Reason == "":
			report(comment, "the comment gives no reason", fmt.Sprintf(`write it as "docgen-ignore %s: %s"`, comment.Codes[0],
				cmp.Or(reasonIn(comment), "the reason")))
		}
	}
	for _, list := range suppressions {
		for _, suppression := range list {
			code, known := diag.CodeNamed(suppression.code)
			switch {
			case suppression.used || slices.Contains(f.Idle, suppression.code) || !known && reasonIn(suppression.comment) != "":
			case !known:
				report(suppression.comment, fmt.Sprintf("unknown code %q", suppression.code),
					cmp.Or(diag.DidYouMean(suppression.code, diag.CodeNames()), `run "docgen explain" to list all codes`))
			case code.Fixed:
				report(suppression.comment, fmt.Sprintf("problems with the code %q cannot be ignored", suppression.code), "remove the comment")
			default:
				report(suppression.comment, fmt.Sprintf("the comment has no effect: there is no %q problem here", suppression.code),
					"remove it, or move it to the line before the problem")
			}
		}
	}
	return findings
}

// reasonIn returns the words after the first code in a comment without a colon: they are
// probably the reason. It returns "" if they are codes too.
func reasonIn(comment site.Comment) string {
	isCode := func(word string) bool { _, known := diag.CodeNamed(word); return known }
	rest := comment.Codes[min(1, len(comment.Codes)):]
	if comment.Reason != "" || len(rest) < 2 || !isCode(comment.Codes[0]) || slices.ContainsFunc(rest, isCode) {
		return ""
	}
	return strings.Join(slices.DeleteFunc(slices.Clone(rest), func(word string) bool { return strings.Trim(word, "-–—") == "" }), " ")
}
