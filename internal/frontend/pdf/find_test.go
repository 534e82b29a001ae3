package pdf_test

import (
	"errors"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/pdf"
)

func TestABrowserOfTheMachineIsFound(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name   string
		inPath []string // names of programs
		want   pdf.Browser
	}{
		{"a browser", []string{"google-chrome"}, "/bin/google-chrome"},
		{"a headless shell alone, as in images for CI", []string{"chromium-headless-shell"}, "/bin/chromium-headless-shell"},
		{"a browser rather than a headless shell", []string{"chrome-headless-shell", "chromium"}, "/bin/chromium"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			found, err := systemWith(test.inPath).Find()
			if err != nil || found != test.want {
				t.Errorf("got %q, %v, want %q", found, err, test.want)
			}
		})
	}
}

// systemWith returns a machine that has only the named programs.
func systemWith(programs []string) pdf.System {
	look := func(name string) (string, error) {
		for _, program := range programs {
			if program == name {
				return "/bin/" + name, nil
			}
		}
		return "", errors.New("not found")
	}
	nothing := func(string) string { return "" }
	return pdf.System{Name: "linux", Variable: nothing, Look: look, Exists: func(string) bool { return false }}
}
