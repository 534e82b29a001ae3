package lunr

import "strconv"

// bytesPerChunk is how much of the inverted index is written at a time.
const bytesPerChunk = 1 << 20

// write writes the JSON of all terms over out, which has their size.
func (x *inverted) write(out []byte, parallel Parallel) {
	type chunk struct {
		first, end int // positions in order
		at         int // position in out
	}
	var chunks []chunk
	at := 0
	for i, number := range x.order {
		if len(chunks) == 0 || at-chunks[len(chunks)-1].at >= bytesPerChunk {
			chunks = append(chunks, chunk{first: i, at: at})
		}
		chunks[len(chunks)-1].end = i + 1
		at += x.sizes[number] + len(",")
	}
	parallel.do(len(chunks), func(i int) {
		to := out[chunks[i].at:chunks[i].at]
		for at := chunks[i].first; at < chunks[i].end; at++ {
			if to = x.appendTerm(to, x.order[at], true); at+1 < len(x.order) {
				to = append(to, ',')
			}
		}
	})
}

// appendTerm appends the JSON of a term, with its postings or without.
func (x *inverted) appendTerm(out []byte, number uint32, postings bool) []byte {
	out = appendString(append(out, '['), x.terms[number])
	out = strconv.AppendUint(append(out, `,{"_index":`...), uint64(number), 10)
	for field := range x.fields {
		out = appendString(append(out, ','), x.fields[field].Name)
		out = append(out, ":{"...)
		if at := x.at(number, field); postings {
			for i, posting := range x.postings[x.first[at]:][:x.spread[at]] {
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
	from := reader{analysis: x.analyses[posting.document], at: int(posting.places)}
	places := from.text()
	if len(places) == 0 {
		return append(out, `":{}`...)
	}
	out = append(out, `":{"position":`...)
	return append(append(out, places...), '}')
}

// postingSize is the size of what appendPosting appends for the positions at a
// reader, and of the comma before it unless it is the first.
func postingSize(document int, isFirst bool, from reader) int {
	size := len(`"":{}`) + digits(document)
	if !isFirst {
		size += len(",")
	}
	if places := len(from.text()); places > 0 {
		size += len(`"position":`) + places
	}
	return size
}
