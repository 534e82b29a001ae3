package history

import (
	"context"
	"maps"
	"os"
	"slices"
	"sync"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/git"
	"github.com/docgen-cli/docgen/internal/engine/revision"
)

// Known remembers what git has said. So a preview asks git once, and then only about new files, until there is another
// commit. The zero value knows nothing. It is safe for concurrent use.
type Known struct {
	mu     sync.Mutex
	places map[Place]answers
}

// answers are what git has said about a place.
type answers struct {
	repository git.Repository
	state      string            // of the repository
	changes    map[string]Change // by file; zero for files that git does not track
}

// Read returns the last change of each file. Files are slash-separated and relative to the
// folder. The map lacks files that git does not track; it is nil if there is no history at
// all.
func (k *Known) Read(ctx context.Context, folder string, files []string) (map[string]Change, []diag.Diagnostic) {
	return k.At(ctx, Place{Folder: folder}, files)
}

// At is Read for the files of a commit.
func (k *Known) At(ctx context.Context, place Place, files []string) (map[string]Change, []diag.Diagnostic) {
	if len(files) == 0 {
		return nil, nil
	}
	k.mu.Lock()
	known := k.places[place]
	k.mu.Unlock()
	if known.state == "" || known.repository.State() != known.state {
		repository, err := git.Find(ctx, place.Folder)
		if err != nil {
			return nil, []diag.Diagnostic{noHistory(err)}
		}
		known = answers{repository: repository, state: repository.State()}
	}
	var findings []diag.Diagnostic
	if known.repository.Shallow {
		findings = append(findings, diag.Diagnostic{
			Severity: diag.Warning, Code: Code, Text: "the git clone is shallow, so pages may show wrong dates and authors",
			Hint: "fetch the full history: " + revision.Remedy(os.Getenv, "git fetch --unshallow"),
		})
	}
	known, err := known.about(ctx, place, files)
	if err != nil {
		return nil, append(findings, noHistory(err))
	}
	k.mu.Lock()
	if k.places == nil {
		k.places = map[Place]answers{}
	}
	k.places[place] = known
	k.mu.Unlock()
	changes := make(map[string]Change, len(files))
	for _, file := range files {
		if change := known.changes[file]; !change.Time.IsZero() {
			changes[file] = change
		}
	}
	return changes, findings
}

// about returns the answers about files. It asks git about those that it has not been asked about.
func (a answers) about(ctx context.Context, place Place, files []string) (answers, error) {
	unknown := slices.DeleteFunc(slices.Clone(files), func(file string) bool {
		_, isKnown := a.changes[file]
		return isKnown
	})
	if len(unknown) == 0 {
		return a, nil
	}
	changes, err := log(ctx, a.repository, place, unknown)
	if err != nil {
		return a, err
	}
	all := make(map[string]Change, len(a.changes)+len(unknown))
	maps.Copy(all, a.changes)
	for _, file := range unknown {
		all[file] = changes[file]
	}
	a.changes = all
	return a, nil
}
