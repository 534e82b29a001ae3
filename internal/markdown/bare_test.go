package markdown_test

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// Caches store bare documents, so they must consist of exported, plain values.
func TestBareDocumentsSurviveEncoding(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/*/*.md*")
	if err != nil || len(files) == 0 {
		t.Fatal("no texts", err)
	}
	parser := markdown.With(markdown.Options{Math: true, Mermaid: true})
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, document := range []markdown.Document{parser.ParseFile(file, source), parser.ParseMDX(file, source)} {
			want := document.Bare()
			for _, codec := range codecs() {
				if got := codec.through(t, want); !reflect.DeepEqual(got, want) {
					t.Errorf("%s by %s\n got %+v\nwant %+v", file, codec.name, got, want)
				}
			}
		}
	}
}

func TestBareDocumentsContainNoInterfaces(t *testing.T) {
	t.Parallel()
	var check func(path string, of reflect.Type)
	check = func(path string, of reflect.Type) {
		switch of.Kind() {
		case reflect.Struct:
			for field := range of.Fields() {
				if field.IsExported() {
					check(path+"."+field.Name, field.Type)
				}
			}
		case reflect.Pointer, reflect.Slice:
			check(path, of.Elem())
		case reflect.Map:
			check(path, of.Key())
			check(path, of.Elem())
		case reflect.Bool, reflect.Int, reflect.String:
		default:
			t.Errorf("%s has the type %s, want plain data", path, of)
		}
	}
	check("Document", reflect.TypeFor[markdown.Document]())
}

type codec struct {
	name    string
	through func(*testing.T, markdown.Document) markdown.Document
}

func codecs() []codec {
	return []codec{
		{"gob", func(t *testing.T, document markdown.Document) (out markdown.Document) {
			t.Helper()
			var buffer bytes.Buffer
			if err := gob.NewEncoder(&buffer).Encode(document); err != nil {
				t.Fatal(err)
			}
			if err := gob.NewDecoder(&buffer).Decode(&out); err != nil {
				t.Fatal(err)
			}
			return out
		}},
		{"json", func(t *testing.T, document markdown.Document) (out markdown.Document) {
			t.Helper()
			encoded, err := json.Marshal(document)
			if err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(encoded, &out); err != nil {
				t.Fatal(err)
			}
			return out
		}},
	}
}
