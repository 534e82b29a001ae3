package search

import (
	"compress/gzip"
	"io"
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
	for _, file := range files {
		raw += len(file.Content)
	}
	const stretch = 64 << 10
	every := max(1, raw/sampled)
	counter := &counter{}
	writer, _ := gzip.NewWriterLevel(counter, gzip.DefaultCompression) // the level is one that there is
	seen, taken, at := 0, 0, 0
	for _, file := range files {
		for from := 0; from < len(file.Content); from += stretch {
			piece := file.Content[from:min(from+stretch, len(file.Content))]
			seen += len(piece)
			if at%every == 0 {
				taken += len(piece)
				_, _ = writer.Write(piece) // a counter takes everything
			}
			at++
		}
	}
	_ = writer.Close()
	if taken == 0 {
		return raw, 0
	}
	return raw, int(float64(counter.count) * float64(seen) / float64(taken))
}

// counter counts what is written to it.
type counter struct{ count int }

var _ io.Writer = (*counter)(nil)

func (c *counter) Write(text []byte) (int, error) {
	c.count += len(text)
	return len(text), nil
}
