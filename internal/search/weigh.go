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
// Of kept ones these are read.
func weigh(files []File, read reader) (raw, compressed int, err error) {
	for _, file := range files {
		raw += file.length()
	}
	const stretch = 64 << 10
	every := max(1, raw/sampled)
	counter := &counter{}
	writer, _ := gzip.NewWriterLevel(counter, gzip.DefaultCompression) // the level is one that there is
	seen, taken, at := 0, 0, 0
	for _, file := range files {
		for from := 0; from < file.length(); from += stretch {
			end := min(from+stretch, file.length())
			seen += end - from
			if at%every == 0 {
				content, err := read.content(file)
				if err != nil {
					return 0, 0, err
				}
				taken += end - from
				_, _ = writer.Write(content[from:end]) // a counter takes everything
			}
			at++
		}
	}
	_ = writer.Close()
	if taken == 0 {
		return raw, 0, nil
	}
	return raw, int(float64(counter.count) * float64(seen) / float64(taken)), nil
}

// counter counts what is written to it.
type counter struct{ count int }

var _ io.Writer = (*counter)(nil)

func (c *counter) Write(text []byte) (int, error) {
	c.count += len(text)
	return len(text), nil
}
