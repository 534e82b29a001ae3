package packaging

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	cyclonedx "github.com/CycloneDX/cyclonedx-go"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/docgen-cli/docgen/internal/release/sbom"
)

func TestListOfComponentsFollowsTheSchemaOfCycloneDX(t *testing.T) {
	t.Parallel()
	list := exec.Command("go")
	list.Dir = ".."
	list.Env = append(os.Environ(), "GOOS=windows", "CGO_ENABLED=0")
	modules, err := sbom.Modules(list, "./cmd/docgen")
	if err != nil {
		t.Fatal(err)
	}
	packages, err := sbom.Packages("..")
	if err != nil {
		t.Fatal(err)
	}
	components := sbom.Merge(modules, packages)
	document := sbom.Document(sbom.Component{Name: "docgen", Version: "1.2.3", URL: "pkg:golang/github.com/docgen-cli/docgen@v1.2.3"}, components)
	schema := schemaOfCycloneDX(t)
	if err := schema.Validate(decode(t, document)); err != nil {
		t.Error(err)
	}
	wrong := bytes.Replace(document, []byte(`"library"`), []byte(`"book"`), 1)
	if err := schema.Validate(decode(t, wrong)); err == nil {
		t.Error("the schema accepts a component of the type book")
	}
	var decoded cyclonedx.BOM
	decoder := cyclonedx.NewBOMDecoder(bytes.NewReader(document), cyclonedx.BOMFileFormatJSON)
	if err := decoder.Decode(&decoded); err != nil {
		t.Fatal(err)
	}
	if decoded.SpecVersion != cyclonedx.SpecVersion1_6 || len(*decoded.Components) != len(components) {
		t.Errorf("got version %v and %d of %d components", decoded.SpecVersion, len(*decoded.Components), len(components))
	}
}

// schemaOfCycloneDX compiles the schemas in the module of CycloneDX.
func schemaOfCycloneDX(t *testing.T) *jsonschema.Schema {
	t.Helper()
	folder := strings.TrimSpace(execute(t, ".", "go", "list", "-m", "-f", "{{.Dir}}", "github.com/CycloneDX/cyclonedx-go"))
	compiler := jsonschema.NewCompiler()
	for _, name := range []string{"bom-1.6.schema.json", "spdx.schema.json", "jsf-0.82.schema.json"} {
		file := filepath.Join(folder, "schema", name)
		if name == "jsf-0.82.schema.json" {
			file = filepath.Join(folder, "schema", "jsf-0.82.schemax.json")
		}
		if err := compiler.AddResource("http://cyclonedx.org/schema/"+name, decode(t, []byte(readFile(t, file)))); err != nil {
			t.Fatal(err)
		}
	}
	schema, err := compiler.Compile("http://cyclonedx.org/schema/bom-1.6.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

func decode(t *testing.T, text []byte) any {
	t.Helper()
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return value
}
