package upgrade_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/upgrade"
)

func TestUpgradeIsThatOfTheInstallation(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, program, variable, value, want string }{
		{"npx", "/home/me/.npm/_npx/1a2b/node_modules/@docgen-cli/docgen-linux-x64/bin/docgen", "", "", `run "npx @docgen-cli/docgen@latest"`},
		{"dependency", "/site/node_modules/@docgen-cli/docgen-linux-x64/bin/docgen", "", "", `run "npm install --save-dev @docgen-cli/docgen@latest"`},
		{"pnpm", "/site/node_modules/.pnpm/x/node_modules/@docgen-cli/docgen-linux-x64/bin/docgen", "", "",
			`run "pnpm add --save-dev @docgen-cli/docgen@latest"`},
		{"yarn", "/site/node_modules/@docgen-cli/docgen-linux-x64/bin/docgen", "npm_config_user_agent", "yarn/4.1",
			`run "yarn add --dev @docgen-cli/docgen@latest"`},
		{"global", "/usr/local/lib/node_modules/@docgen-cli/docgen/node_modules/x/bin/docgen", "", "", `run "npm install --global @docgen-cli/docgen@latest"`},
		{"brew", "/opt/homebrew/Cellar/docgen/0.1.0/bin/docgen", "", "", `run "brew upgrade docgen"`},
		{"go", "/home/me/go/bin/docgen", "", "", `run "go install github.com/docgen-cli/docgen/cmd/docgen@latest"`},
		{"GOBIN", "/tools/docgen", "GOBIN", "/tools", `run "go install github.com/docgen-cli/docgen/cmd/docgen@latest"`},
		{"archive", "/usr/local/bin/docgen", "", "", "download it from https://github.com/docgen-cli/docgen/releases"},
	} {
		got := upgrade.Command(test.program, func(name string) string {
			if name == test.variable {
				return test.value
			}
			return ""
		})
		if got != test.want {
			t.Errorf("%s, %s\n got %s\nwant %s", test.name, test.program, got, test.want)
		}
	}
}

func TestPinnedVersionIsThatOfTheNearestManifest(t *testing.T) {
	t.Parallel()
	const pin = `{"devDependencies":{"@docgen-cli/docgen":"0.2.0"}}`
	for _, test := range []struct {
		name  string
		files map[string]string
		want  string
	}{
		{"no manifest", nil, ""},
		{"exact", map[string]string{"site/package.json": pin}, "0.2.0"},
		{"above", map[string]string{"package.json": pin}, "0.2.0"},
		{"nearest", map[string]string{"package.json": pin, "site/package.json": "{}"}, ""},
		{"a dependency", map[string]string{"site/package.json": `{"dependencies":{"@docgen-cli/docgen":"=0.3.0"}}`}, "0.3.0"},
		{"a range", map[string]string{"site/package.json": `{"dependencies":{"@docgen-cli/docgen":"^0.3.0"}}`}, ""},
		{"installed", map[string]string{
			"site/package.json": `{"dependencies":{"@docgen-cli/docgen":"^0.3.0"}}`,
			"site/node_modules/@docgen-cli/docgen/package.json": `{"version":"0.3.4"}`,
		}, "0.3.4"},
		{"damaged", map[string]string{"site/package.json": "{"}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			root := t.TempDir()
			for name, text := range test.files {
				file := filepath.Join(root, filepath.FromSlash(name))
				if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if got := upgrade.Pinned(filepath.Join(root, "site")); got != test.want {
				t.Errorf("%v\n got %q\nwant %q", test.files, got, test.want)
			}
		})
	}
}
