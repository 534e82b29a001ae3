package diag

// Beyond returns the diagnostics of found at places where known has none with the same code.
// Translations of a site share files, in which a problem is one problem for all languages.
func Beyond(known, problems []Diagnostic) []Diagnostic {
	type place struct {
		code, file   string
		line, column int
	}
	taken := make(map[place]bool, len(known))
	for _, each := range known {
		taken[place{each.Code, each.File, each.Line, each.Column}] = true
	}
	var beyond []Diagnostic
	for _, each := range problems {
		if !taken[place{each.Code, each.File, each.Line, each.Column}] {
			beyond = append(beyond, each)
		}
	}
	return beyond
}
