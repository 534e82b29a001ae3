package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestVersionCheckAsksTheConfiguredRegistry(t *testing.T) {
	t.Parallel()
	registry := httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, in *http.Request) {
		folder, target, _ := strings.Cut(strings.TrimPrefix(in.URL.EscapedPath(), "/"), "/")
		if target != "-/package/@docgen-cli%2Fdocgen/dist-tags" {
			http.NotFound(out, in)
			return
		}
		if folder == "nothing" {
			fmt.Fprint(out, "<html>")
			return
		}
		fmt.Fprintf(out, `{"latest":%q}`, folder)
	}))
	t.Cleanup(registry.Close)
	for _, test := range []struct {
		name, registry string
		code           int
		want           string
	}{
		{"newer", registry.URL + "/99.1.0/", 0, "docgen 99.1.0 is available, this is " + product.Version +
			": download it from https://github.com/docgen-cli/docgen/releases\n"},
		{"the same", registry.URL + "/" + product.Version, 0, "docgen " + product.Version + " is the latest version\n"},
		{"older", registry.URL + "/0.0.1", 0, "docgen " + product.Version + " is newer than the latest release, 0.0.1\n"},
		{"no such package", registry.URL + "/a/b", 3, "error: ask " + registry.URL +
			"/a/b for the latest version: it answered 404 Not Found; check your network"},
		{"another answer", registry.URL + "/nothing", 3, "its answer contains no version; check your network"},
		{"no network", "http://127.0.0.1:1", 3, "error: ask http://127.0.0.1:1 for the latest version: dial tcp 127.0.0.1:1: "},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			command := docgen(t, t.TempDir(), "version", "--check")
			command.Env = append(os.Environ(), "npm_config_registry="+test.registry)
			output, err := command.CombinedOutput()
			if code := exitCodeOf(t, err); code != test.code || !strings.Contains(string(output), test.want) || strings.Count(string(output), "\n") != 1 {
				t.Errorf("exit code %d, output %q\nwant %d, %q", code, output, test.code, test.want)
			}
		})
	}
}

func TestSiteThatAsksForAnotherVersionGetsANotice(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{
		"docgen.yaml":      "title: Site\nurl: https://example.org\n",
		"content/index.md": "# Welcome\n",
		"package.json":     `{"devDependencies":{"@docgen-cli/docgen":"99.0.0"}}`,
	})
	for command, want := range map[string]int{"check": 1, "build": 1, "build -q": 0} {
		output, err := docgen(t, dir, strings.Fields(command)...).CombinedOutput()
		notice := fmt.Sprintf("package.json asks for docgen 99.0.0, but this is %s: run \"npx docgen %s\" to use the version of the site\n", product.Version,
			command)
		if err != nil || strings.Count(string(output), notice) != want {
			t.Errorf("%s: %v\n%s", command, err, output)
		}
	}
}
