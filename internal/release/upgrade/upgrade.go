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
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/release/product"
)

const (
	usualRegistry = "https://registry.npmjs.org"
	timeout       = 10 * time.Second
	maxAnswer     = 1 << 20
)

// Registry returns the address of the npm registry that npm is configured to use.
func Registry(getenv func(string) string) string {
	address := cmp.Or(getenv("npm_config_registry"), getenv("NPM_CONFIG_REGISTRY"), usualRegistry)
	return strings.TrimSuffix(address, "/")
}

// Latest asks a registry for the latest version of docgen.
func Latest(ctx context.Context, registry string) (string, error) {
	version, err := ask(ctx, registry+"/-/package/"+url.PathEscape(product.Package)+"/dist-tags")
	if err != nil {
		return "", fmt.Errorf("ask %s for the latest version: %w; check your network, or set npm_config_registry to your registry", registry, err)
	}
	return version, nil
}

func ask(ctx context.Context, address string) (string, error) {
	ctx, stop := context.WithTimeout(ctx, timeout)
	defer stop()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return "", err
	}
	response, err := http.DefaultClient.Do(request)
	if failed, ok := errors.AsType[*url.Error](err); ok {
		err = failed.Err // without the address
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
