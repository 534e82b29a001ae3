package upgrade

import (
	"cmp"
	"path/filepath"
	"strings"

	"golang.org/x/mod/semver"

	"github.com/docgen-cli/docgen/internal/release/product"
)

// Command says how to upgrade docgen, by the path of the program and by what its installers set
// in the environment.
func Command(program string, getenv func(string) string) string {
	program = filepath.ToSlash(program)
	goFolder := cmp.Or(filepath.ToSlash(getenv("GOBIN")), "/go/bin") // in the home folder by default
	switch latest := product.Package + "@latest"; {
	case strings.Contains(program, "/_npx/"):
		return `run "npx ` + latest + `"`
	case strings.Contains(program, "/lib/node_modules/"), strings.Contains(program, "/npm/node_modules/"):
		return `run "npm install --global ` + latest + `"`
	case strings.Contains(program, "/node_modules/.pnpm/"):
		return `run "pnpm add --save-dev ` + latest + `"`
	case strings.Contains(program, "/node_modules/") && strings.HasPrefix(getenv("npm_config_user_agent"), "yarn"):
		return `run "yarn add --dev ` + latest + `"`
	case strings.Contains(program, "/node_modules/"):
		return `run "npm install --save-dev ` + latest + `"`
	case strings.Contains(program, "/Cellar/"), strings.Contains(program, "/homebrew/"), strings.Contains(program, "/linuxbrew/"):
		return `run "brew upgrade docgen"`
	case strings.HasPrefix(program, goFolder+"/"), strings.Contains(program, "/go/bin/"):
		return `run "go install ` + product.Repository + `/cmd/docgen@latest"`
	}
	return "download it from https://" + product.Repository + "/releases"
}

// IsNewer reports whether a version is newer than another one.
func IsNewer(version, other string) bool { return semver.Compare("v"+version, "v"+other) > 0 }

func isVersion(text string) bool { return semver.IsValid("v" + text) }
