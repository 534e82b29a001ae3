package openapi_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/openapi"
	"github.com/docgen-cli/docgen/internal/engine/disk"
)

func TestVersion32HasTheMethodQuery(t *testing.T) {
	t.Parallel()
	text := "openapi: 3.2.0\ninfo: {title: Bakery}\npaths: {/cakes: {query: {summary: Find cakes, responses: {'200': {description: OK}}}}}\n" +
		"tags: [{name: Cakes, parent: Products}]\n"
	files, findings := openapi.Generate([]byte(text), openapi.Options{File: "api.yaml", Source: "api.yaml"})
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	if !slices.ContainsFunc(files, func(file disk.File) bool { return strings.Contains(string(file.Text), "QUERY") }) {
		t.Errorf("no page has the method: %v", files)
	}
}
