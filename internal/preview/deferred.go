package preview

import (
	"context"

	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/version"
)

// isDeferred reports whether a preview leaves a doc set out for now: it is neither the version
// that the author writes nor the one that readers get by default, and nobody has asked for it.
func (l *Live) isDeferred(set site.SetInput) bool {
	return set.ID.Version != version.Current && !set.IsLast && !l.asked[set.ID]
}

// read reads the version that a file of the output belongs to, if it was left out so far. It
// reports whether it did.
func (l *Live) read(ctx context.Context, file string) (bool, error) {
	l.updating.Lock()
	defer l.updating.Unlock()
	for _, edition := range l.snapshot.Load().checked.Site.Editions {
		if set, isDeferred := edition.Routes.DeferredSet(edition.Routes.URL(file)); isDeferred {
			l.asked[set] = true
			_, err := l.update(ctx) // the next change reports the findings
			return err == nil, err
		}
	}
	return false, nil
}
