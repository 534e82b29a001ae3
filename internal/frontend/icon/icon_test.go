package icon_test

import (
	"encoding/xml"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
)

func TestEveryIconIsADrawing(t *testing.T) {
	t.Parallel()
	names := icon.Names()
	if len(names) < 1000 {
		t.Fatalf("%d icons", len(names))
	}
	for _, name := range names {
		var drawing struct {
			Elements []struct{} `xml:",any"`
		}
		if err := xml.Unmarshal([]byte(icon.SVG(name)), &drawing); err != nil || len(drawing.Elements) == 0 {
			t.Errorf("%s: %v: %s", name, err, icon.SVG(name))
		}
	}
	if icon.Exists("no-such-icon") || icon.SVG("no-such-icon") != "" || !strings.Contains(icon.SVG("rocket"), "<path ") {
		t.Error("a wrong icon")
	}
}
