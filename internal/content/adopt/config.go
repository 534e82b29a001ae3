package adopt

import (
	"bytes"
	_ "embed"
	"fmt"
	"text/template"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

//go:embed docgen.yaml
var configText string

// Config returns the text of the folder's docgen.yaml.
func (f Folder) Config() ([]byte, error) {
	config, err := template.New("docgen.yaml").Funcs(template.FuncMap{"quote": plainjson.Quote}).Parse(configText)
	if err != nil {
		return nil, fmt.Errorf("read the template of docgen.yaml: %w", err)
	}
	var out bytes.Buffer
	if err := config.Execute(&out, f); err != nil {
		return nil, fmt.Errorf("write docgen.yaml: %w", err)
	}
	return out.Bytes(), nil
}
