package preview

import "context"

// FileAfter is File for a reader that delay blocks after it has begun.
func (l *Live) FileAfter(ctx context.Context, name string, delay func()) ([]byte, error) {
	isFirst := true
	return withSnapshot(l, func(shown *snapshot) ([]byte, error) {
		if isFirst {
			isFirst = false
			delay()
		}
		return shown.file(ctx, name)
	})
}

// Parsed returns how many files were parsed for the current snapshot instead of reused.
func (l *Live) Parsed() int { return l.snapshot.Load().checked.Site.Parsed }

// HasOtherFiles reports whether the current snapshot has made the files that are neither pages nor of the theme.
func (l *Live) HasOtherFiles() bool { return l.snapshot.Load().others.files != nil }

// Kept returns how many results of a rule are in memory.
func (l *Live) Kept(rule string) int { return l.project.Engine.Size(rule) }
