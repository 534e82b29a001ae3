package scratch_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/scratch"
)

// open returns a function that creates a file, and counts how often.
func open(t *testing.T, opened *int) func() (*os.File, error) {
	t.Helper()
	name := filepath.Join(t.TempDir(), "scratch")
	return func() (*os.File, error) { *opened++; return os.Create(name) }
}

func TestValuesBeyondTheLimitAreInTheFile(t *testing.T) {
	t.Parallel()
	opened := 0
	room := scratch.NewRoom(10, open(t, &opened))
	buffer := make([]byte, 3)
	for i, text := range []string{"first", "second", "", "third", "no"} {
		value, isInFile := room.Keep([]byte(text))
		if want := i == 1 || i == 4; isInFile != want {
			t.Errorf("%q is in the file: %v", text, isInFile)
		}
		if got, err := value.Bytes(buffer); err != nil || string(got) != text {
			t.Errorf("got %q, %v, want %q", got, err, text)
		}
		if len(text) > 3 {
			if got, err := value.Part(1, 3).Part(1, 2).Bytes(nil); err != nil || string(got) != text[2:4] {
				t.Errorf("part: got %q, %v, want %q", got, err, text[2:4])
			}
		}
	}
	if opened != 1 {
		t.Errorf("opened %d files", opened)
	}
	if err := room.Close(); err != nil {
		t.Error(err)
	}
}

func TestWithoutAFileValuesStayInMemory(t *testing.T) {
	t.Parallel()
	closed, err := os.CreateTemp(t.TempDir(), "")
	if err != nil || closed.Close() != nil {
		t.Fatal(err)
	}
	for what, open := range map[string]func() (*os.File, error){
		"none": nil, "cannot be made": func() (*os.File, error) { return nil, errors.New("no") },
		"cannot be written": func() (*os.File, error) { return closed, nil },
	} {
		room := scratch.NewRoom(1, open)
		for i := range 3 {
			text := fmt.Append(nil, "value ", i)
			value, isInFile := room.Keep(text)
			if got, err := value.Bytes(nil); isInFile || err != nil || !bytes.Equal(got, text) {
				t.Errorf("%s: got %q, %v, in the file: %v", what, got, err, isInFile)
			}
		}
	}
}
