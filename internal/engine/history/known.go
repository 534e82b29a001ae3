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

// Known remembers what git has told. So a preview asks git once, and then only about new files, until there is another
// commit. The zero value knows nothing. It is safe for concurrent use.
type Known struct {
	mu     sync.Mutex
	places map[Place]told
}

// told is what git has told of a place.
type told struct {
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
		known = told{repository: repository, state: repository.State()}
	}
	var findings []diag.Diagnostic
	if known.repository.Shallow {
		findings = append(findings, diag.Diagnostic{
			Severity: diag.Warning, Code: Code, Text: "the git clone is shallow, so pages may show wrong dates and authors",
			Hint: "fetch the full history: " + revision.Remedy(os.Getenv, "git fetch --unshallow"),
		})
	}
	known, err := known.asked(ctx, place, files)
	if err != nil {
		return nil, append(findings, noHistory(err))
	}
	k.mu.Lock()
	if k.places == nil {
		k.places = map[Place]told{}
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

// asked asks git about the files that it has not told of.
func (t told) asked(ctx context.Context, place Place, files []string) (told, error) {
	unknown := slices.DeleteFunc(slices.Clone(files), func(file string) bool {
		_, isKnown := t.changes[file]
		return isKnown
	})
	if len(unknown) == 0 {
		return t, nil
	}
	changes, err := log(ctx, t.repository, place, unknown)
	all := make(map[string]Change, len(t.changes)+len(unknown))
	maps.Copy(all, t.changes)
	for _, file := range unknown {
		all[file] = changes[file]
	}
	t.changes = all
	return t, err
}
