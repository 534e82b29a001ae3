//go:build servers

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestServersSendThe404PageOfTheLanguage(t *testing.T) {
	t.Parallel()
	for name, slash := range map[string]string{"not set": "", "no slash": "trailingSlash: false\n"} {
		for _, server := range webServers() {
			t.Run(server.host+" "+name, func(t *testing.T) {
				t.Parallel()
				server.find(t)
				site, folder := t.TempDir(), sharedFolder(t)
				sitetest.Write(t, site, map[string]string{
					"docgen.yaml":      "title: Site\nurl: https://docs.example.com\nbaseUrl: /docs/\nsecurity: { metaTag: true }\ni18n: { locales: [en, de, pt-BR] }\n" + slash,
					"content/index.md": "# Welcome\n\nText.\n",
				})
				configuration := publish(t, site, folder, server)
				address := server.serve(t, folder, configuration)
				for target, file := range map[string]string{
					"/docs/nowhere": "404.html", "/docs/dem/x": "404.html", "/elsewhere": "404.html",
					"/docs/de/nowhere": "de/404.html", "/docs/de/a/b/": "de/404.html", "/docs/de/x.html": "de/404.html",
					"/docs/pt-BR/nowhere": "pt-BR/404.html",
				} {
					page, err := os.ReadFile(filepath.Join(site, "dist", file))
					if err != nil {
						t.Fatal(err)
					}
					if got := request(t, address, "GET", target); got.status != 404 || got.body != string(page) {
						t.Errorf("GET %s: got %d, %d bytes, want 404 and %s", target, got.status, len(got.body), file)
					}
				}
				writeTwins(t, filepath.Join(folder, "public/docs"))
				for target, body := range map[string]string{"/docs/de": "https://docs.example.com/docs/de/llms.txt", "/docs/de/404.html": "<!"} {
					if got := request(t, address, "GET", target, "Accept: text/markdown"); got.status != 200 ||
						!strings.Contains(strings.ToLower(got.body[:min(400, len(got.body))]), strings.ToLower(body)) {
						t.Errorf("GET %s for an agent: got %d, %.80q, want %q", target, got.status, got.body, body)
					}
				}
				if got := request(t, address, "GET", "/docs/de/404.html"); got.status != 200 {
					t.Errorf("GET /docs/de/404.html: got %d to %q, want 200", got.status, got.header("Location"))
				}
			})
		}
	}
}
