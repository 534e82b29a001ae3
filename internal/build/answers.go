package build

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/links/external"
)

// answersFile stores the responses of other sites, relative to the site folder.
const answersFile = ".docgen/external.json"

func readAnswers(site disk.Folder) (external.Cache, error) {
	text, err := site.ReadFile(answersFile)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read the responses of other sites: %w", err)
	}
	return external.ParseCache(text), nil
}

func writeAnswers(site disk.Folder, answers external.Cache) error {
	text, err := answers.Format()
	if err == nil {
		err = site.Replace(answersFile, text)
	}
	if err != nil {
		return fmt.Errorf("save the responses of other sites: %w", err)
	}
	return nil
}
