package openapi_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/openapi"
)

// descriptions are those in the scripts of the command.
func descriptions(f *testing.F) [][]byte {
	f.Helper()
	var all [][]byte
	for _, name := range []string{"openapi", "openapi_parts", "code_openapi"} {
		script, err := os.ReadFile(filepath.Join("../../../cmd/docgen/testdata/script", name+".txtar"))
		if err != nil {
			f.Fatal(err)
		}
		for part := range bytes.SplitSeq(script, []byte("\n-- ")) {
			if file, text, _ := bytes.Cut(part, []byte(" --\n")); bytes.HasSuffix(file, []byte(".yaml")) || bytes.HasSuffix(file, []byte(".json")) {
				all = append(all, text)
			}
		}
	}
	return all
}

func FuzzAnyDescriptionHasPagesOrFindings(f *testing.F) {
	for _, text := range descriptions(f) {
		f.Add(text)
	}
	f.Add([]byte("openapi: 3.1.0\npaths: &a {/: *a}\ncomponents: &c {schemas: {A: {items: *c}}}\n"))
	f.Add([]byte("openapi: 3.1.0\npaths: {/: {get: [], post: {parameters: {}, responses: [1], requestBody: 1, security: 1, tags: {}}}, /b: 1}\ncomponents: {schemas: [1]}\n"))
	f.Add([]byte(`{"openapi": "3.0.0", "paths": {"/": {"get": {"responses": {"200": {"content": {"a/b": {"schema": {"type": [["x"]], "enum": [{}, null], "items": true}}}}}}}}}`))
	again := "{$ref: '#/paths/~1/get/responses/200/content/a/schema'}"
	f.Add([]byte("openapi: 3.1.0\npaths: {/: {get: {responses: {'200': {content: {a: {schema: {properties: {a: " + again + ", b: " + again + ", c: {anyOf: [" +
		again + ", " + again + "]}, d: {allOf: [" + again + ", " + again + "]}}}}}}}}}}\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		files, findings := openapi.Generate(text, openapi.Options{File: "api.yaml", Source: "api.yaml", ByTag: len(text)%2 == 0})
		if (len(files) == 0) == (len(findings) == 0) {
			t.Errorf("got %d files and %d findings", len(files), len(findings))
		}
	})
}
