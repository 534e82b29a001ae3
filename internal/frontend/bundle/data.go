package bundle

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
	"github.com/goccy/go-yaml"

	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// loaderMark ends the namespaces of files that the config has loaders for: "csv-data".
const loaderMark = "-data"

// loaders convert the text of a file to what esbuild reads. The others are those of imports that ask for a text or a URL.
var loaders = map[string]struct {
	convert func(text []byte) ([]byte, *style.Mistake)
	then    api.Loader
}{
	"dataurl": {nil, api.LoaderDataURL},
	"json":    {nil, api.LoaderJSON},
	"yaml":    {fromYAML, api.LoaderJSON},
	"csv":     {fromCSV, api.LoaderJSON},
}

// configured returns an import with the loader that the config has for the file. What the import itself asks for comes
// first. The longest extension wins.
func (r resolver) configured(asked request, file string) request {
	if asked.isRaw || asked.isURL {
		return asked
	}
	longest := ""
	for extension := range r.input.Loaders {
		if strings.HasSuffix(path.Base(file), extension) && len(extension) > len(longest) {
			longest = extension
		}
	}
	switch loader := r.input.Loaders[longest]; loader {
	case "text":
		asked.isRaw = true
	case "file":
		asked.isURL = true
	default:
		asked.loader = loader
	}
	return asked
}

// loadAs reads a file with a loader. Its value is the default export.
func (r resolver) loadAs(loader string, args api.OnLoadArgs) (api.OnLoadResult, error) {
	file, _ := args.PluginData.(string)
	text, err := r.disk.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return api.OnLoadResult{}, nil // esbuild reports it
	}
	if err != nil {
		return api.OnLoadResult{}, fmt.Errorf("read an imported file: %w", err)
	}
	how := loaders[loader]
	if how.convert != nil {
		converted, mistake := how.convert(text)
		if mistake != nil {
			mistake.File = args.Path
			return api.OnLoadResult{Errors: []api.Message{r.messageOf(*mistake)}}, nil
		}
		text = converted
	}
	contents := string(text)
	return api.OnLoadResult{Contents: &contents, Loader: how.then}, nil
}

// fromYAML reads YAML as webpack's yaml-loader does.
func fromYAML(text []byte) ([]byte, *style.Mistake) {
	encoded, err := yaml.YAMLToJSON(text)
	if err == nil {
		return bytes.TrimSpace(encoded), nil
	}
	found := &style.Mistake{Text: "the file is not YAML: " + err.Error()}
	if mistake, isMistake := errors.AsType[yaml.Error](err); isMistake {
		found.Text = "the file is not YAML: " + mistake.GetMessage()
		if token := mistake.GetToken(); token != nil && token.Position != nil {
			found.Line, found.Column = token.Position.Line, token.Position.Column
		}
	}
	return nil, found
}

// fromCSV reads CSV as a list of objects. Their keys are in the first row.
func fromCSV(text []byte) ([]byte, *style.Mistake) {
	rows, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(text, []byte("\ufeff")))).ReadAll()
	if mistake, isMistake := errors.AsType[*csv.ParseError](err); isMistake {
		return nil, &style.Mistake{Text: "the file is not CSV: " + mistake.Err.Error(), Line: mistake.Line, Column: mistake.Column}
	}
	objects := []map[string]string{}
	for i, row := range rows {
		if i == 0 {
			continue
		}
		object := map[string]string{}
		for column, cell := range row {
			object[rows[0][column]] = cell
		}
		objects = append(objects, object)
	}
	encoded, err := json.Marshal(objects)
	if err != nil {
		return nil, &style.Mistake{Text: err.Error()}
	}
	return encoded, nil
}
