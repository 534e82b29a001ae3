package search

import (
	"iter"
	"slices"
	"strings"
)

// packed has the postings that appendPacked packed, and decodes them one by one.
type packed struct {
	count                  int
	steps, counts, lengths digits
}

// openPacked returns false for what appendPacked did not write.
func openPacked(text string) (packed, bool) {
	if text == "" {
		return packed{}, true
	}
	from := digits{rest: text}
	result := packed{count: from.number()}
	result.steps = from
	for left := result.count; left > 0 && !from.broken; left-- {
		if from.number()&lastSection == lastSection {
			from.number()
		}
	}
	result.counts = from
	from.skip(result.count)
	result.lengths = from
	from.skip(result.count)
	return result, !from.broken && from.rest == ""
}

// postings iterates over the postings in order.
func (p packed) postings() iter.Seq[posting] {
	return func(yield func(posting) bool) {
		next, steps, counts, lengths := posting{}, p.steps, p.counts, p.lengths
		for range p.count {
			step := steps.number()
			if pages := step >> 5; pages > 0 {
				next.page, next.section = next.page+pages, 0
			}
			next.section += step & lastSection
			if step&lastSection == lastSection {
				next.section += steps.number()
			}
			next.count, next.length = counts.number(), lengths.number()
			if !yield(next) {
				return
			}
		}
	}
}

// unpack appends the postings that appendPacked packed. It returns false for other input.
func unpack(postings []posting, text string) ([]posting, bool) {
	packed, isWhole := openPacked(text)
	if !isWhole {
		return postings, false
	}
	return slices.AppendSeq(slices.Grow(postings, packed.count), packed.postings()), true
}

// digits reads packed numbers.
type digits struct {
	rest   string
	broken bool
}

// number returns 0 if there is no number.
func (d *digits) number() int {
	value, shift := 0, 0
	for i := range len(d.rest) {
		digit := valueOf[d.rest[i]]
		if digit < 0 || shift > 30 {
			break
		}
		value |= int(digit) % 32 << shift
		shift += 5
		if digit < 32 {
			d.rest = d.rest[i+1:]
			return value
		}
	}
	d.rest, d.broken = "", true
	return 0
}

func (d *digits) skip(numbers int) {
	for ; numbers > 0 && !d.broken; numbers-- {
		d.number()
	}
}

// valueOf has the value of each digit; -1 for other bytes.
var valueOf = func() (values [256]int8) {
	for i := range values {
		values[i] = int8(strings.IndexByte(alphabet, byte(i)))
	}
	return values
}()
