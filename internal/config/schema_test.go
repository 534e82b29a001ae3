package config_test

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

func TestSchemaFileIsCurrent(t *testing.T) {
	t.Parallel()
	const file = "testdata/schema.json"
	got := config.Schema()
	if os.Getenv("UPDATE") == "1" {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s is not what config.Schema returns: run the test with UPDATE=1 and read the diff", file)
	}
}

func TestEveryOptionIsDescribed(t *testing.T) {
	t.Parallel()
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(of reflect.Type) {
		for of.Kind() == reflect.Pointer || of.Kind() == reflect.Slice || of.Kind() == reflect.Map {
			of = of.Elem()
		}
		if of.Kind() != reflect.Struct || seen[of] {
			return
		}
		seen[of] = true
		for _, field := range strictyaml.Fields(of) {
			if text := field.Tag.Get("doc"); !strings.HasSuffix(text, ".") {
				t.Errorf("%s.%s\ngot  doc %q\nwant a sentence", of.Name(), field.Name, text)
			}
			walk(field.Type)
		}
	}
	walk(reflect.TypeFor[config.Config]())
}
