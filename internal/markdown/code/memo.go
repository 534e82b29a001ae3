package code

import (
	"crypto/sha256"
	"sync"
)

// maxMemoSize limits the bytes of highlighted code in a memo, so that memory does not grow
// with the site. When the limit is exceeded, the memo is cleared.
const maxMemoSize = 32 << 20

// memo caches highlighted code. Half the time for a page is spent on the regular expressions
// of lexers, and docs often repeat an example.
type memo struct {
	mu    sync.Mutex
	known map[[sha256.Size]byte]string
	size  int
}

// get returns the HTML for a key, and calls make if the key is unknown.
func (m *memo) get(key [sha256.Size]byte, make func() (string, error)) (string, error) {
	m.mu.Lock()
	html, known := m.known[key]
	m.mu.Unlock()
	if known {
		return html, nil
	}
	html, err := make() // two concurrent callers may both do this, with the same result
	if err != nil {
		return "", err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.size += len(html)
	if m.known == nil || m.size > maxMemoSize {
		m.known, m.size = map[[sha256.Size]byte]string{}, len(html)
	}
	m.known[key] = html
	return html, nil
}
