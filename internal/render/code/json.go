package code

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// JSON encodes a value for Node or for a file of the theme, in which "<" needs no escaping.
func JSON(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, fmt.Errorf("encode JSON: %w", err)
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}
