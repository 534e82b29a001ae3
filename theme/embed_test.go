package theme

import (
	"io/fs"
	"strings"
	"testing"
)

func TestBinaryCarriesNoTestsOfTheTheme(t *testing.T) {
	err := fs.WalkDir(Files, ".", func(name string, _ fs.DirEntry, err error) error {
		if strings.Contains(name, ".test.") || strings.HasPrefix(name, "tests") {
			t.Errorf("%s is in the binary: tests belong in theme/tests", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
