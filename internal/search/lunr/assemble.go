package lunr

// version is lunr's version, which the index contains.
const version = "2.3.9"

// Source is the input of an index.
type Source struct {
	Fields   []Field
	Analyses []Analysis
	Boosts   []float64 // of each document; 0 or nil means 1
	Pipeline string    // lunr's name of the function that processes the words of a query; "" is lunr's stemmer
}

func (s *Source) boost(document int) float64 {
	if document >= len(s.Boosts) || s.Boosts[document] == 0 {
		return 1
	}
	return s.Boosts[document]
}

// Index is the index of all documents.
type Index struct{ *inverted }

// Join joins analyzed documents.
func Join(source Source) Index { return Index{newInverted(newCorpus(source))} }

// JSON returns the index as lunr writes it.
func (x Index) JSON(parallel Parallel) []byte {
	vectors := x.vectors(parallel)
	terms := x.measure()

	head := append([]byte(`{"version":"`+version+`","fields":[`), fieldNames(x.Fields)...)
	head = append(head, `],"fieldVectors":[`...)
	middle := `],"invertedIndex":[`
	tail := append([]byte(`],"pipeline":[`), AppendJSON(nil, x.pipeline())...)
	tail = append(tail, "]}"...)
	size := len(head) + len(middle) + terms.size + len(tail)
	for _, chunk := range vectors {
		size += len(chunk)
	}

	out := append(make([]byte, 0, size), head...)
	for _, chunk := range vectors {
		out = append(out, chunk...)
	}
	out = append(out, middle...)
	from := len(out)
	out = out[:from+terms.size]
	terms.write(out[from:], parallel)
	return append(out, tail...)
}

func (s *Source) pipeline() string {
	if s.Pipeline == "" {
		return "stemmer"
	}
	return s.Pipeline
}

func fieldNames(fields []Field) []byte {
	var out []byte
	for i, field := range fields {
		if i > 0 {
			out = append(out, ',')
		}
		out = AppendJSON(out, field.Name)
	}
	return out
}
