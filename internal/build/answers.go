package build

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"docgen/internal/external"
	"docgen/internal/output"
)

// answersFile keeps what other sites answered, below the site folder.
const answersFile = ".docgen/external.json"

// readAnswers reads what is kept of other sites' answers. A file that cannot be
// understood is none: it is only a cache.
func readAnswers(file string) (external.Cache, error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read the answers of other sites: %w", err)
	}
	var cache external.Cache
	if json.Unmarshal(text, &cache) != nil {
		return nil, nil
	}
	return cache, nil
}

func writeAnswers(file string, answers external.Cache) error {
	text, err := json.MarshalIndent(answers, "", " ")
	if err != nil {
		return fmt.Errorf("encode the answers of other sites: %w", err)
	}
	if err := output.ReplaceFile(file, text); err != nil {
		return fmt.Errorf("keep the answers of other sites: %w", err)
	}
	return nil
}
