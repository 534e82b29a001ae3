package invert

// tally counts how often a number was added. Most numbers are added once or twice, so a byte is
// enough for them.
type tally struct {
	few  []uint8           // counts up to many, by number
	more map[uint32]uint32 // what counts are above many
}

const many = 255

func (t *tally) add(number uint32) {
	for int(number) >= len(t.few) {
		t.few = append(t.few, 0)
	}
	if t.few[number] < many {
		t.few[number]++
		return
	}
	if t.more == nil {
		t.more = map[uint32]uint32{}
	}
	t.more[number]++
}

func (t *tally) count(number uint32) int {
	switch {
	case int(number) >= len(t.few):
		return 0
	case t.few[number] < many:
		return int(t.few[number])
	}
	return many + int(t.more[number])
}
