package preview

import "context"

// FileAfter asks for a file as File does, by a reader that is held up after it has begun.
func (l *Live) FileAfter(ctx context.Context, name string, holdUp func()) ([]byte, error) {
	isFirst := true
	return answer(l, func(shown *snapshot) ([]byte, error) {
		if isFirst {
			isFirst = false
			holdUp()
		}
		return shown.file(ctx, name)
	})
}

// Parsed is how many texts were parsed for what is shown, and not known from earlier.
func (l *Live) Parsed() int { return l.snapshot.Load().checked.Site.Parsed }
