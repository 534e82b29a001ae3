package bundle

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
	"github.com/goccy/go-yaml"

	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// isData reports whether a file is data that code can import, but that esbuild cannot read.
func isData(file string) bool {
	extension := filepath.Ext(file)
	return extension == ".yaml" || extension == ".yml"
}

// loadData reads a YAML file as webpack's yaml-loader does: its mapping, list or value is the
// default export.
func (r resolver) loadData(below, file string) (api.OnLoadResult, error) {
	text, err := r.disk.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return api.OnLoadResult{}, nil // esbuild reports it
	}
	if err != nil {
		return api.OnLoadResult{}, fmt.Errorf("read YAML: %w", err)
	}
	encoded, err := yaml.YAMLToJSON(text)
	if mistake, isMistake := errors.AsType[yaml.Error](err); isMistake {
		found := style.Mistake{File: filepath.ToSlash(below), Text: "the file is not YAML: " + mistake.GetMessage()}
		if token := mistake.GetToken(); token != nil && token.Position != nil {
			found.Line, found.Column = token.Position.Line, token.Position.Column
		}
		return api.OnLoadResult{Errors: []api.Message{r.messageOf(found)}}, nil
	}
	if err != nil {
		return api.OnLoadResult{}, fmt.Errorf("convert YAML: %w", err)
	}
	contents := strings.TrimSpace(string(encoded))
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJSON}, nil
}
