package lunr

import "strconv"

// bytesPerChunk is the size of a unit of work when writing the inverted index.
const bytesPerChunk = 1 << 20

// termsJSON writes the JSON of all terms, whose size is known in advance.
type termsJSON struct {
	*inverted
	sizes []int // size of each term's JSON in bytes
	size  int   // size of the JSON of all terms, including commas
}

func (x *inverted) measure() termsJSON {
	t := termsJSON{inverted: x, sizes: make([]int, len(x.terms))}
	var frame []byte
	for number := range t.sizes {
		frame = x.appendTerm(frame[:0], uint32(number), false)
		t.sizes[number] = len(frame)
		for field := range x.Fields {
			for i, posting := range x.of(x.at(uint32(number), field)) {
				t.sizes[number] += x.postingSize(posting, i == 0)
			}
		}
		t.size += t.sizes[number] + len(",")
	}
	t.size = max(0, t.size-len(","))
	return t
}

// write writes the JSON of all terms to out, which has exactly their size.
func (t termsJSON) write(out []byte, parallel Parallel) {
	type chunk struct {
		first, end int // range in order
		at         int // offset in out
	}
	var chunks []chunk
	at := 0
	for i, number := range t.order {
		if len(chunks) == 0 || at-chunks[len(chunks)-1].at >= bytesPerChunk {
			chunks = append(chunks, chunk{first: i, at: at})
		}
		chunks[len(chunks)-1].end = i + 1
		at += t.sizes[number] + len(",")
	}
	parallel.Do(len(chunks), func(i int) {
		to := out[chunks[i].at:chunks[i].at]
		for at := chunks[i].first; at < chunks[i].end; at++ {
			to = t.appendTerm(to, t.order[at], true)
			if at+1 < len(t.order) {
				to = append(to, ',')
			}
		}
	})
}

// appendTerm appends the JSON of a term, with or without its postings.
func (x *inverted) appendTerm(out []byte, number uint32, postings bool) []byte {
	out = AppendJSON(append(out, '['), x.terms[number])
	out = strconv.AppendUint(append(out, `,{"_index":`...), uint64(number), 10)
	for field := range x.Fields {
		out = AppendJSON(append(out, ','), x.Fields[field].Name)
		out = append(out, ":{"...)
		if postings {
			for i, posting := range x.of(x.at(number, field)) {
				if i > 0 {
					out = append(out, ',')
				}
				out = x.appendPosting(out, posting)
			}
		}
		out = append(out, '}')
	}
	return append(out, "}]"...)
}

func (x *inverted) appendPosting(out []byte, posting posting) []byte {
	out = append(out, '"')
	out = strconv.AppendUint(out, uint64(posting.document), 10)
	from := x.reader(posting)
	from.number() // its count
	places := from.text()
	if len(places) == 0 {
		return append(out, `":{}`...)
	}
	out = append(out, `":{"position":`...)
	return append(append(out, places...), '}')
}

// postingSize returns the size of what appendPosting appends, and of the comma before it unless
// it is the first.
func (x *inverted) postingSize(posting posting, isFirst bool) int {
	size := len(`"":{}`) + digits(int(posting.document))
	if !isFirst {
		size += len(",")
	}
	from := x.reader(posting)
	from.number() // its count
	if places := len(from.text()); places > 0 {
		size += len(`"position":`) + places
	}
	return size
}
