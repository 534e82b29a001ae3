package npm_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown/npm"
)

// The file holds commands, many of them from real sites, and what npm-to-yarn 3.2.0 makes of them.
func TestCommandsAreConvertedAsByDocusaurus(t *testing.T) {
	t.Parallel()
	content, err := os.ReadFile("testdata/npm-to-yarn.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []map[string]string
	if err := json.Unmarshal(content, &rows); err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		for _, manager := range []string{"yarn", "pnpm", "bun"} {
			if got := npm.Convert(row["npm"], manager); got != row[manager] {
				t.Errorf("%s: %s\n got %q\nwant %q", manager, row["npm"], got, row[manager])
			}
		}
	}
}
