package diag

// Group is the diagnostics with one cause, such as forty links to a page that does not exist.
type Group struct {
	Diagnostic              // the first one
	Also       []Diagnostic // the others, in order
}

// Groups groups diagnostics by their cause, in the order of the first ones, without those to
// ignore. A diagnostic without a cause is its own group.
func Groups(list []Diagnostic) []Group {
	type cause struct {
		severity    Severity
		code, cause string
	}
	var groups []Group
	at := map[cause]int{}
	for _, d := range list {
		key := cause{d.Severity, d.Code, d.Cause}
		index, known := at[key]
		switch {
		case d.Severity == Ignore:
		case known && d.Cause != "":
			groups[index].Also = append(groups[index].Also, d)
		default:
			at[key] = len(groups)
			groups = append(groups, Group{Diagnostic: d})
		}
	}
	return groups
}

// Beyond returns the diagnostics of found at places where known has none with the same code.
// Translations of a site share files, in which a problem is one problem for all languages.
func Beyond(known, found []Diagnostic) []Diagnostic {
	type place struct {
		code, file   string
		line, column int
	}
	taken := make(map[place]bool, len(known))
	for _, each := range known {
		taken[place{each.Code, each.File, each.Line, each.Column}] = true
	}
	var beyond []Diagnostic
	for _, each := range found {
		if !taken[place{each.Code, each.File, each.Line, each.Column}] {
			beyond = append(beyond, each)
		}
	}
	return beyond
}
