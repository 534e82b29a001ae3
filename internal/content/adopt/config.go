package adopt

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"text/template"
)

//go:embed docgen.yaml
var configText string

// Config returns the text of the folder's docgen.yaml.
func (f Folder) Config() ([]byte, error) {
	config, err := template.New("docgen.yaml").Funcs(template.FuncMap{"quote": quote}).Parse(configText)
	if err != nil {
		return nil, fmt.Errorf("read the template of docgen.yaml: %w", err)
	}
	var out bytes.Buffer
	if err := config.Execute(&out, f); err != nil {
		return nil, fmt.Errorf("write docgen.yaml: %w", err)
	}
	return out.Bytes(), nil
}

// quote writes a text as YAML. A JSON string is valid YAML.
func quote(text string) (string, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(text)
	return string(bytes.TrimSpace(out.Bytes())), err
}
