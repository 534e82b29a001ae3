package code

import (
	"crypto/sha256"
	"sync"
)

// maxMemoSize limits the bytes of highlighted code in a memo. When they are exceeded,
// the memo starts over, so that memory does not grow with the site.
const maxMemoSize = 32 << 20

// memo caches highlighted code. Half the time for a page goes into the regular
// expressions of highlighters, and docs repeat their examples.
type memo struct {
	mu    sync.Mutex
	known map[[sha256.Size]byte]string
	size  int
}

// get returns the HTML for a key, and calls make if it is not known.
func (m *memo) get(key [sha256.Size]byte, make func() (string, error)) (string, error) {
	m.mu.Lock()
	html, known := m.known[key]
	m.mu.Unlock()
	if known {
		return html, nil
	}
	html, err := make() // two callers at once both make it, with the same result
	if err != nil {
		return "", err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.size += len(html); m.known == nil || m.size > maxMemoSize {
		m.known, m.size = map[[sha256.Size]byte]string{}, len(html)
	}
	m.known[key] = html
	return html, nil
}
