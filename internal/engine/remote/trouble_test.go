package remote

import (
	"testing"
	"time"
)

// A server that answers each request just in time costs a build its patience a few times, not for each request.
func TestSlowServerIsLeftAlone(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name     string
		requests int
		each     time.Duration
		bytes    int
		want     string
	}{
		{"slow", 20, 4 * time.Second, 0, "https://example.org is slow"},
		{"slow, but asked rarely", 10, 4 * time.Second, 0, ""},
		{"far away", 10_000, 200 * time.Millisecond, 0, ""},
		{"large values", 100, 4 * time.Second, 4 << 20, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			asked := client{reading: &trouble{}, wait: patience, host: "https://example.org"}
			for range test.requests {
				asked.took(asked.reading, test.each, test.bytes)
			}
			if got := asked.reading.text(); got != test.want || asked.reading.isOver() != (test.want != "") {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
