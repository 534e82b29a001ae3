package docusaurus_test

import (
	"encoding/json"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
)

// value reads JSON as an evaluated value. "fn:PATH" is a function, "pkg:NAME:PATH" a value of a
// package that is not installed, and "file:NAME" the path of a file in one.
func value(t *testing.T, text string) evaluate.Value {
	t.Helper()
	decoder := json.NewDecoder(strings.NewReader(text))
	found := next(t, decoder)
	if decoder.More() {
		t.Fatalf("more than one value in %s", text)
	}
	return found
}

func next(t *testing.T, decoder *json.Decoder) evaluate.Value {
	t.Helper()
	token, err := decoder.Token()
	if err != nil {
		t.Fatal(err)
	}
	switch token := token.(type) {
	case json.Delim:
		if token == '[' {
			return list(t, decoder)
		}
		object := &evaluate.Object{Fields: map[string]evaluate.Value{}}
		for decoder.More() {
			key, _ := next(t, decoder).(string)
			object.Keys = append(object.Keys, key)
			object.Fields[key] = next(t, decoder)
		}
		_, _ = decoder.Token()
		return object
	case string:
		if path, isFunction := strings.CutPrefix(token, "fn:"); isFunction {
			return evaluate.Function{Path: path, Source: path}
		}
		if name, isPackage := strings.CutPrefix(token, "pkg:"); isPackage {
			name, path, _ := strings.Cut(name, ":")
			return evaluate.Package{Name: name, Path: path}
		}
		if name, isFile := strings.CutPrefix(token, "file:"); isFile {
			return evaluate.Package{Name: name, IsFile: true}
		}
		return token
	}
	return token
}

func list(t *testing.T, decoder *json.Decoder) []evaluate.Value {
	t.Helper()
	items := []evaluate.Value{}
	for decoder.More() {
		items = append(items, next(t, decoder))
	}
	_, _ = decoder.Token()
	return items
}

// convert converts a configuration, and fails if docgen cannot read the result.
func convert(t *testing.T, text string, files fstest.MapFS) (docusaurus.Plan, string) {
	t.Helper()
	plan := docusaurus.Convert(docusaurus.Site{
		Folder: files, Root: "/home/me/site", File: "docusaurus.config.js", Install: "yarn install", Config: value(t, text),
		FilesIn: func(folder string) fs.FS {
			below, err := fs.Sub(files, folder)
			if err != nil {
				return fstest.MapFS{}
			}
			return below
		},
		Call: func(path string, calls [][]any) ([]evaluate.Value, error) {
			var results []evaluate.Value
			for _, call := range calls {
				arguments, _ := call[0].(map[string]any)
				results = append(results, editURLs[path](arguments))
			}
			return results, nil
		},
	})
	written := plan.Files[0].Text
	if _, findings := config.Load([]byte(written), "docgen.yaml"); len(findings) > 0 {
		t.Errorf("docgen.yaml is invalid: %v\n%s", findings[0].Text, written)
	}
	return plan, written
}

// noteOf returns the note about a part of the site.
func noteOf(plan docusaurus.Plan, what string) (docusaurus.Note, bool) {
	for _, note := range plan.Notes {
		if note.What == what {
			return note, true
		}
	}
	return docusaurus.Note{}, false
}
