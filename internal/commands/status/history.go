package status

import (
	"context"
	"time"

	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// maxCommits is how many commits of a file docgen reads to find the one that changed a section.
const maxCommits = 300

// past reads the earlier states of originals from git, each once.
type past struct {
	dir     string
	parser  *markdown.Parser
	commits map[string][]history.Commit // by file
	states  map[[2]string]state         // by file and commit
}

// state is an earlier state of a file.
type state struct {
	passages []markdown.Passage
	exists   bool
}

// explain adds the changes to all stale translations, with the commits that made them. dir is the site folder.
func explain(ctx context.Context, dir string, report Report) error {
	p := past{dir, markdown.With(markdown.Options{Translated: true, Brief: true}), map[string][]history.Commit{}, map[[2]string]state{}}
	for _, locale := range report.Locales {
		for i, file := range locale.Files {
			for _, change := range file.text.Changes {
				commit, isCommitted := p.since(ctx, file, change)
				locale.Files[i].Changes = append(locale.Files[i].Changes, Change{
					Kind: change.Kind, Heading: change.Title, ID: change.ID, Line: change.Line, Commit: commit, Uncommitted: !isCommitted,
				})
			}
		}
	}
	return ctx.Err()
}

// since returns the first commit after the last state of the original that was accepted, or nil
// if git does not know it. It reports false if the change is not committed.
func (p past) since(ctx context.Context, file File, change accepted.Change) (commit *Commit, isCommitted bool) {
	name := file.text.Source.Name
	commits, known := p.commits[name]
	if !known {
		commits = history.Commits(ctx, p.dir, name)
		p.commits[name] = commits
	}
	for i, commit := range commits[:min(len(commits), maxCommits)] {
		before := p.stateAt(ctx, file, commit)
		if !before.exists || !change.IsBefore(before.passages) {
			continue
		}
		if i == 0 {
			return nil, false
		}
		made := commits[i-1]
		return &Commit{ID: made.ID, Date: made.Time.Format(time.DateOnly), Subject: made.Subject}, true
	}
	return nil, true
}

// stateAt returns the state of an original at a commit.
func (p past) stateAt(ctx context.Context, file File, commit history.Commit) state {
	name := file.text.Source.Name
	key := [2]string{name, commit.ID}
	if known, found := p.states[key]; found {
		return known
	}
	text, err := history.Text(ctx, p.dir, commit.ID, name)
	read := state{exists: err == nil}
	if read.exists {
		parse := p.parser.ParseFile
		if file.text.Source.Document.IsMDX {
			parse = p.parser.ParseMDX
		}
		read.passages = parse(name, []byte(text)).Passages
	}
	p.states[key] = read
	return read
}
