// Package upgrade asks the npm registry for the latest version of docgen, and says how to get it.
//
// [Latest] makes the only request, which happens only if the user asks for it. [Command] derives
// the command for an upgrade from where the program is. The package prints nothing.
package upgrade

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/mod/semver"

	"github.com/docgen-cli/docgen/internal/release/product"
)

const (
	usualRegistry = "https://registry.npmjs.org"
	timeout       = 10 * time.Second
	maxAnswer     = 1 << 20
)

// Registry returns the URL of the npm registry that npm is configured to use.
func Registry(getenv func(string) string) string {
	registry := cmp.Or(getenv("npm_config_registry"), getenv("NPM_CONFIG_REGISTRY"), usualRegistry)
	return strings.TrimSuffix(registry, "/")
}

// Latest asks a registry for the latest version of docgen.
func Latest(ctx context.Context, registry string) (string, error) {
	version, err := ask(ctx, registry+"/-/package/"+url.PathEscape(product.Package)+"/dist-tags")
	if err != nil {
		return "", fmt.Errorf("ask %s for the latest version: %w; check your network, or set npm_config_registry to your registry", registry, err)
	}
	return version, nil
}

func ask(ctx context.Context, href string) (string, error) {
	ctx, stop := context.WithTimeout(ctx, timeout)
	defer stop()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, href, nil)
	if err != nil {
		return "", err
	}
	response, err := http.DefaultClient.Do(request)
	if failed, ok := errors.AsType[*url.Error](err); ok {
		err = failed.Err // without the URL
	}
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return "", fmt.Errorf("it answered %s", response.Status)
	}
	text, err := io.ReadAll(io.LimitReader(response.Body, maxAnswer))
	if err != nil {
		return "", err
	}
	var tags struct{ Latest string }
	if err := json.Unmarshal(text, &tags); err != nil || !isVersion(tags.Latest) {
		return "", errors.New("its answer contains no version")
	}
	return tags.Latest, nil
}

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

// Pinned returns the version of docgen that a site asks for: the one in its node_modules, or
// else the exact version in its package.json. It is "" if the site does not say. The nearest
// package.json counts, in the site folder or above.
func Pinned(dir string) string {
	folder, err := filepath.Abs(dir)
	if err != nil {
		return ""
	}
	var manifest struct{ Dependencies, DevDependencies map[string]string }
	for !read(filepath.Join(folder, "package.json"), &manifest) {
		if folder == filepath.Dir(folder) {
			return ""
		}
		folder = filepath.Dir(folder)
	}
	written, asked := manifest.DevDependencies[product.Package]
	if !asked {
		written, asked = manifest.Dependencies[product.Package]
	}
	if !asked {
		return ""
	}
	var installed struct{ Version string }
	if read(filepath.Join(folder, "node_modules", filepath.FromSlash(product.Package), "package.json"), &installed) && isVersion(installed.Version) {
		return installed.Version
	}
	if exact := strings.TrimPrefix(written, "="); isVersion(exact) {
		return exact
	}
	return ""
}

// read decodes a JSON file, and reports whether it exists. npm reports what is wrong with it.
// Reading a named pipe would block forever.
func read(file string, into any) bool {
	if info, err := os.Stat(file); err != nil || !info.Mode().IsRegular() {
		return false
	}
	text, err := os.ReadFile(file)
	if err == nil {
		_ = json.Unmarshal(text, into)
	}
	return err == nil
}
