package diag

// Group is the findings of one cause, such as the forty links to one page that
// does not exist.
type Group struct {
	Diagnostic              // the first of them
	Also       []Diagnostic // the others, in order
}

// Groups gathers findings of one cause, in the order of their first ones, but for
// those to ignore. A finding without a cause stands alone.
func Groups(list []Diagnostic) []Group {
	type cause struct {
		severity    Severity
		code, cause string
	}
	var groups []Group
	at := map[cause]int{}
	for _, finding := range list {
		key := cause{finding.Severity, finding.Code, finding.Cause}
		index, known := at[key]
		switch {
		case finding.Severity == Ignore:
		case known && finding.Cause != "":
			groups[index].Also = append(groups[index].Also, finding)
		default:
			at[key] = len(groups)
			groups = append(groups, Group{Diagnostic: finding})
		}
	}
	return groups
}
