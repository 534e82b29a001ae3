package external

import (
	"encoding/json"
	"fmt"
)

// ParseCache reads answers that were kept. A text that cannot be understood has none: it is
// only a cache.
func ParseCache(text []byte) Cache {
	var cache Cache
	if json.Unmarshal(text, &cache) != nil {
		return nil
	}
	return cache
}

// Format gives the text of a file that keeps the answers.
func (c Cache) Format() ([]byte, error) {
	text, err := json.MarshalIndent(c, "", " ")
	if err != nil {
		return nil, fmt.Errorf("encode the responses of other sites: %w", err)
	}
	return text, nil
}
