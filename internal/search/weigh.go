package search

import (
	"compress/gzip"
	"io"
	"path"
	"slices"
)

// Report says what the search of a site came to.
type Report struct {
	Records int
	Raw     int  // bytes of all files
	Gzip    int  // the same as hosts send them, about
	InParts bool // the whole is beyond the budget
}

// sampled is about how many bytes are compressed to say what all would come to.
const sampled = 2 << 20

// weigh says how large files are, as they are and compressed. Of large ones every
// so many bytes are compressed, which is a matter of percents and saves seconds.
func weigh(files []File) (raw, compressed int) {
	raw = length(files)
	const stretch = 64 << 10
	every := max(1, raw/sampled)
	counter := newCounter()
	seen, taken, at := 0, 0, 0
	for _, file := range files {
		for from := 0; from < file.length(); from += stretch {
			end := min(from+stretch, file.length())
			seen += end - from
			if at%every == 0 {
				taken += end - from
				_, _ = counter.gzip.Write(file.Content[from:end]) // a counter takes everything
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

// weighParts says what parts come to when they are compressed, by some of them: of each
// folder some, since records compress by another measure than postings. It takes and
// gives the compressed sizes of these by name, so that an update need compress few.
func weighParts(parts []File, known map[string]int, read reader) (compressed int, samples map[string]int, err error) {
	samples = map[string]int{}
	counter := newCounter()
	for _, folder := range []string{docsName, indexName} {
		own := slices.DeleteFunc(slices.Clone(parts), func(part File) bool { return path.Dir(part.Name) != folder })
		taken, counted := 0, 0
		for _, part := range sample(own) {
			size, found := known[part.Name]
			if !found {
				content, err := read.content(part)
				if err != nil {
					return 0, nil, err
				}
				size = counter.weigh(content)
			}
			samples[part.Name] = size
			taken, counted = taken+part.length(), counted+size
		}
		compressed += int(float64(counted) * float64(length(own)) / float64(max(1, taken)))
	}
	return compressed, samples, nil
}

// sample chooses some parts by their names. Which these are follows from the parts alone.
func sample(parts []File) []File {
	every := uint64(1)
	for uint64(length(parts))/every >= sampled {
		every *= 2
	}
	ranks := ranksOf(len(parts), func(i int) string { return parts[i].Name })
	for {
		var chosen []File
		for i, part := range parts {
			if ranks[i]%every == 0 {
				chosen = append(chosen, part)
			}
		}
		if len(chosen) > 0 || every == 1 {
			return chosen
		}
		every /= 2
	}
}

func length(files []File) int {
	total := 0
	for _, file := range files {
		total += file.length()
	}
	return total
}

// counter counts what is written to it, compressed.
type counter struct {
	gzip  *gzip.Writer
	count int
}

var _ io.Writer = (*counter)(nil)

func newCounter() *counter {
	counter := &counter{}
	counter.gzip, _ = gzip.NewWriterLevel(counter, gzip.DefaultCompression) // the level is one that there is
	return counter
}

func (c *counter) Write(text []byte) (int, error) {
	c.count += len(text)
	return len(text), nil
}

// weigh gives the compressed size of a file.
func (c *counter) weigh(content []byte) int {
	c.count = 0
	c.gzip.Reset(c)
	_, _ = c.gzip.Write(content)
	_ = c.gzip.Close()
	return c.count
}
