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
