package lunr

// version is lunr's, which an index carries.
const version = "2.3.9"

// Assemble returns the index of the analysed documents as JSON.
func Assemble(fields []Field, analyses []Analysis, parallel Parallel) []byte {
	corpus := newCorpus(fields, analyses)
	vectors := corpus.vectors(parallel)
	inverted := newInverted(corpus)

	head := append([]byte(`{"version":"`+version+`","fields":[`), fieldNames(fields)...)
	head = append(head, `],"fieldVectors":[`...)
	middle, tail := `],"invertedIndex":[`, `],"pipeline":["stemmer"]}`
	size := len(head) + len(middle) + inverted.size + len(tail)
	for _, chunk := range vectors {
		size += len(chunk)
	}

	out := append(make([]byte, 0, size), head...)
	for _, chunk := range vectors {
		out = append(out, chunk...)
	}
	out = append(out, middle...)
	from := len(out)
	out = out[:from+inverted.size]
	inverted.write(out[from:], parallel)
	return append(out, tail...)
}

func fieldNames(fields []Field) []byte {
	var out []byte
	for i, field := range fields {
		if i > 0 {
			out = append(out, ',')
		}
		out = appendString(out, field.Name)
	}
	return out
}
