package incremental

// ByGroup divides a list into groups, in the order in which they begin.
func ByGroup[T any, Group comparable](list []T, groupOf func(T) Group) [][]T {
	var groups [][]T
	places := map[Group]int{}
	for _, each := range list {
		place, known := places[groupOf(each)]
		if !known {
			place, groups = len(groups), append(groups, nil)
			places[groupOf(each)] = place
		}
		groups[place] = append(groups[place], each)
	}
	return groups
}
