package preview

// Parsed is how many texts were parsed for what is shown, and not known from earlier.
func (l *Live) Parsed() int { return l.snapshot.Load().checked.Site.Parsed }
