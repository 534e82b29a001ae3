package external

import (
	"encoding/json"
	"fmt"
)

// ParseCache parses cached answers. An invalid cache is empty.
func ParseCache(text []byte) Cache {
	var cache Cache
	if json.Unmarshal(text, &cache) != nil {
		return nil
	}
	return cache
}

// Format returns the text of the cache file.
func (c Cache) Format() ([]byte, error) {
	text, err := json.MarshalIndent(c, "", " ")
	if err != nil {
		return nil, fmt.Errorf("encode the responses of other sites: %w", err)
	}
	return text, nil
}
