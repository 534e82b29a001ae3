package build

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"docgen/internal/external"
	"docgen/internal/output"
)

// answersFile keeps what other sites answered, below the site folder.
const answersFile = ".docgen/external.json"

func readAnswers(file string) (external.Cache, error) {
	text, err := os.ReadFile(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read the answers of other sites: %w", err)
	}
	return external.ParseCache(text), nil
}

func writeAnswers(file string, answers external.Cache) error {
	text, err := answers.Format()
	if err == nil {
		err = output.ReplaceFile(file, text)
	}
	if err != nil {
		return fmt.Errorf("keep the answers of other sites: %w", err)
	}
	return nil
}
