package search

import (
	"compress/gzip"
	"path"
	"slices"
)

// Report describes the search files of a site.
type Report struct {
	Records int
	Raw     int  // size of all files in bytes
	Gzip    int  // approximate size as hosts compress them
	InParts bool // whether the index is over the budget and split
}

// sampled is the approximate number of bytes to compress for an estimate.
const sampled = 2 << 20

// measure returns the size of files, raw and compressed. For large files it compresses samples,
// which is off by a few percent and saves seconds.
func measure(files []mainFile) (raw, compressed int) {
	for _, file := range files {
		raw += len(file.content)
	}
	const stretch = 64 << 10
	every := max(1, raw/sampled)
	counter := newCounter()
	seen, taken, at := 0, 0, 0
	for _, file := range files {
		for from := 0; from < len(file.content); from += stretch {
			end := min(from+stretch, len(file.content))
			seen += end - from
			if at%every == 0 {
				taken += end - from
				_, _ = counter.gzip.Write(file.content[from:end]) // a counter never fails
			}
			at++
		}
	}
	_ = counter.gzip.Close()
	if taken == 0 {
		return raw, 0
	}
	return raw, int(float64(counter.count) * float64(seen) / float64(taken))
}

// estimateParts estimates the compressed size of parts from a sample. The sample includes each
// folder, since records and postings compress differently. It takes and returns compressed
// sizes by name, so that an update compresses few parts.
func estimateParts(parts []File, known map[string]int, read func(part File) ([]byte, error)) (compressed int, samples map[string]int, err error) {
	samples = map[string]int{}
	counter := newCounter()
	for _, folder := range []string{docsName, indexName} {
		inFolder := slices.DeleteFunc(slices.Clone(parts), func(part File) bool { return path.Dir(part.Name) != folder })
		taken, counted := 0, 0
		for _, part := range sample(inFolder) {
			name := partName(part)
			size, found := known[name]
			if !found {
				content, err := read(part)
				if err != nil {
					return 0, nil, err
				}
				size = counter.measure(content)
			}
			samples[name] = size
			taken, counted = taken+part.Size, counted+size
		}
		compressed += int(float64(counted) * float64(length(inFolder)) / float64(max(1, taken)))
	}
	return compressed, samples, nil
}

// sample chooses some parts by their names, so that the choice depends only on the parts.
func sample(parts []File) []File {
	every := uint64(1)
	for uint64(length(parts))/every >= sampled {
		every *= 2
	}
	for {
		chosen := slices.DeleteFunc(slices.Clone(parts), func(part File) bool { return rankOf(partName(part))%every != 0 })
		if len(chosen) > 0 || every == 1 {
			return chosen
		}
		every /= 2
	}
}

func length(files []File) int {
	total := 0
	for _, file := range files {
		total += file.Size
	}
	return total
}

// counter counts the compressed bytes that are written to it.
type counter struct {
	gzip  *gzip.Writer
	count int
}

func newCounter() *counter {
	counter := &counter{}
	counter.gzip = gzip.NewWriter(counter)
	return counter
}

func (c *counter) Write(text []byte) (int, error) {
	c.count += len(text)
	return len(text), nil
}

// measure returns the compressed size of a file.
func (c *counter) measure(content []byte) int {
	c.count = 0
	c.gzip.Reset(c)
	_, _ = c.gzip.Write(content)
	_ = c.gzip.Close()
	return c.count
}

// weight is how large an index is.
type weight struct {
	postings int
	bytes    int // of texts
}

// add adds pages.
func (w *weight) add(pages []Found) {
	for _, page := range pages {
		w.bytes += page.note().Bytes
		for _, analysis := range page.Counts {
			for range analysis.Terms(fieldCount) {
				w.postings++
			}
		}
	}
}

// weight returns the weight of the pages of a ledger.
func (l Ledger) weight(postings int) weight {
	result := weight{postings: postings}
	for _, page := range l.Pages {
		result.bytes += page.Bytes
	}
	return result
}

// isTooLarge estimates whether an index is far beyond the budget. A build need not make such an
// index to find that out, and an update need not make it at all.
func (w weight) isTooLarge(budget int) bool {
	return w.postings*leastPerPosting+w.bytes/mostCompression > budget
}

// A compressed index takes more than leastPerPosting bytes per posting. Text seldom compresses
// better than mostCompression to one.
const (
	leastPerPosting = 2
	mostCompression = 6
)
