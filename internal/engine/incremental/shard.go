package incremental

// Shard is one of several equal parts of a site, of which each machine computes one. The zero
// Shard is the whole site.
type Shard struct{ Number, Of int } // Number is from 1 to Of

// Has reports whether the shard has the element at a place of a list. Neighbors are mostly in one
// shard.
func (s Shard) Has(place, length int) bool {
	return s.Of == 0 || place*s.Of/length == s.Number-1
}
