//go:build deploy

package deploy_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/deploy"
)

// reading is what a host's own program reads from a file of docgen.
type reading struct {
	Folder, Publish, Install, Command, Preview, Ignore, Name string
	Routes                                                   []struct {
		Src     string
		Dest    string
		Headers map[string]string
		Status  int
	}
}

// readAs reads the files in folders with the program of a host.
func readAs(t *testing.T, host string, folders []string) []reading {
	t.Helper()
	if _, err := os.Stat("../../../e2e/hosts/node_modules"); err != nil {
		t.Fatal("the tools for the hosts are missing: run npm ci --prefix e2e/hosts")
	}
	var stderr strings.Builder
	command := exec.Command("node", append([]string{"../../../e2e/hosts/read.js", host}, folders...)...)
	command.Stderr = &stderr
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%s does not read the file: %v\n%s", host, err, stderr.String())
	}
	var found []reading
	if err := json.Unmarshal(out, &found); err != nil {
		t.Fatal(err)
	}
	return found
}

// fakeNpx writes a site with some files instead of running docgen, and notes its arguments.
const fakeNpx = `#!/bin/sh
echo "$*" >> "$NOTES"
out=dist
while [ $# -gt 0 ]; do
  if [ "$1" = --out ]; then out=$2; fi
  shift
done
if [ "$CACHED" = yes ] && [ ! -f .docgen/cache/times ]; then echo "the cache is missing" >&2; exit 1; fi
mkdir -p "$out" .docgen/cache
touch .docgen/cache/times
cd "$out"
echo home > index.html
echo missing > 404.html
echo headers > _headers
echo "/old /new 301" > _redirects
`

// run runs the build command of a host with a false npx, and returns how docgen was called.
func (r reading) run(t *testing.T, command string, variables ...string) string {
	t.Helper()
	tools := t.TempDir()
	notes := filepath.Join(tools, "notes")
	write(t, filepath.Join(tools, "npx"), fakeNpx)
	if err := os.Chmod(filepath.Join(tools, "npx"), 0o755); err != nil {
		t.Fatal(err)
	}
	shell := exec.Command("bash", "-c", command)
	shell.Dir, shell.Env = r.Folder, append(append(os.Environ(), "PATH="+tools+":"+os.Getenv("PATH"), "NOTES="+notes), variables...)
	if out, err := shell.CombinedOutput(); err != nil {
		t.Errorf("%s: %v\n%s", command, err, out)
	}
	return strings.TrimSpace(read(t, notes))
}

func TestCloudsReadTheirFilesAndPublishTheSite(t *testing.T) {
	t.Parallel()
	for _, host := range []struct {
		name, file     string
		inSite         bool // the file is in the folder of the site
		readsRedirects bool
		redirect       string // what becomes of a redirect in _redirects
		url, variables string // of a preview
	}{
		{"netlify", "netlify.toml", false, true, "/old /new 301!\n", "https://pr-1.netlify.app",
			"CONTEXT=deploy-preview DEPLOY_PRIME_URL=https://pr-1.netlify.app CACHED=yes"},
		{"cloudflare", "wrangler.jsonc", true, true, "/old /new 301\n", "", ""},
		{"vercel", "vercel.json", true, false, "", "https://pr-1.vercel.app", "VERCEL_ENV=preview VERCEL_BRANCH_URL=pr-1.vercel.app CACHED=yes"},
	} {
		t.Run(host.name, func(t *testing.T) {
			t.Parallel()
			var folders []string
			var rows []repository
			for _, row := range repositories() {
				root, plan := row.plan(t, host.name)
				if err := plan.Write(); err != nil {
					t.Fatal(err)
				}
				if host.inSite {
					root = filepath.Join(root, filepath.FromSlash(row.folder))
				}
				folders, rows = append(folders, root), append(rows, row)
			}
			for i, found := range readAs(t, host.name, folders) {
				row := rows[i]
				site := folders[i]
				if !host.inSite {
					site = filepath.Join(site, filepath.FromSlash(row.folder))
				}
				if found.Folder != site || found.Publish != filepath.Join(site, "dist") {
					t.Errorf("%s: builds in %s and publishes %s", row.name, found.Folder, found.Publish)
				}
				if row.builds {
					first, preview := found.commands(t, row)
					kept := "NETLIFY_CACHE_DIR=" + t.TempDir()
					called := found.run(t, first, kept, "CONTEXT=production")
					checkPublished(t, row.name, found, baseOf(row), host.readsRedirects, host.redirect)
					if strings.Contains(called, "--url") || !strings.Contains(called, " build") {
						t.Errorf("%s: docgen is called with %q", row.name, called)
					}
					if err := os.RemoveAll(filepath.Join(site, ".docgen")); err != nil {
						t.Fatal(err)
					}
					called = found.run(t, preview, append(strings.Fields(host.variables), kept)...)
					if host.url != "" && !strings.HasSuffix(called, " --url "+host.url) {
						t.Errorf("%s: a preview calls docgen with %q", row.name, called)
					}
				}
			}
		})
	}
}

// commands returns what a host runs for the site and for a preview, without the installation of
// packages.
func (r reading) commands(t *testing.T, row repository) (first, preview string) {
	t.Helper()
	first, preview = r.Command, r.Preview
	if preview == "" {
		preview = first
	}
	if r.Install == "" {
		return first, preview
	}
	before, after, isThere := strings.Cut(r.Install, row.installs())
	if !isThere {
		t.Errorf("%s: %q does not install packages with %q", row.name, r.Install, row.installs())
	}
	return before + after + "; " + first, before + after + "; " + preview
}

// installs returns the command that installs the packages of the site.
func (r repository) installs() string {
	switch {
	case r.files["package-lock.json"] != "":
		return "npm ci && "
	case r.name == "yarn workspace":
		return "npx --yes corepack yarn install --immutable && "
	}
	return ""
}

// baseOf returns the base URL of a site without slashes at its ends.
func baseOf(row repository) string {
	match := regexp.MustCompile(`baseUrl: /(.*)/`).FindStringSubmatch(row.text)
	if match == nil {
		return ""
	}
	return match[1]
}

// checkPublished expects the site at its base URL, and what the host reads at the root.
func checkPublished(t *testing.T, name string, found reading, base string, readsRedirects bool, redirect string) {
	t.Helper()
	text := func(name string) string {
		content, _ := os.ReadFile(filepath.Join(found.Publish, name))
		return string(content)
	}
	if text(filepath.Join(base, "index.html")) != "home\n" || text("404.html") != "missing\n" {
		t.Errorf("%s: the home page is %q, the 404 page %q", name, text(filepath.Join(base, "index.html")), text("404.html"))
	}
	if !readsRedirects {
		return
	}
	if base != "" {
		redirect += "/ /" + base + "/ 302\n"
	}
	if text("_headers") != "headers\n" || text("_redirects") != redirect {
		t.Errorf("%s: _headers is %q, _redirects %q, want %q", name, text("_headers"), text("_redirects"), redirect)
	}
}

func TestVercelSendsTheHeadersThatNeverChange(t *testing.T) {
	t.Parallel()
	row := repository{text: "title: T\nurl: https://example.org\nbaseUrl: /docs/\ntrailingSlash: true\n"}
	root, plan := row.plan(t, "vercel")
	if err := plan.Write(); err != nil {
		t.Fatal(err)
	}
	found := readAs(t, "vercel", []string{root})[0]
	for path, want := range map[string]map[string]string{
		"/docs/setup/":             {"Content-Security-Policy": "frame-ancestors 'self'", "X-Content-Type-Options": "nosniff", "Cache-Control": ""},
		"/elsewhere/":              {"X-Content-Type-Options": "nosniff"},
		"/docs/img/a.svg":          {"Content-Security-Policy": "sandbox"},
		"/docs/assets/images/a.js": {"Content-Security-Policy": "sandbox", "Cache-Control": "public, max-age=31536000, immutable"},
		"/docs/assets/main.js":     {"Content-Security-Policy": "frame-ancestors 'self'", "Cache-Control": "public, max-age=31536000, immutable"},
		"/docs/setup":              {"Location": "/docs/setup/"},
		"/docs/setup.html":         {"Location": "/docs/setup/"},
		"/":                        {"Location": "/docs/"},
	} {
		got := map[string]string{}
		for _, route := range found.Routes {
			pattern := regexp.MustCompile(strings.ReplaceAll(route.Src, "(?!", "(?:$^|"))
			match := pattern.FindStringSubmatchIndex(path)
			if match == nil || got["Location"] != "" {
				continue
			}
			for name, value := range route.Headers {
				got[name] = string(pattern.ExpandString(nil, strings.ReplaceAll(value, "$1", "${1}"), path, match))
			}
		}
		for name, value := range want {
			if !strings.Contains(got[name], value) || value == "" && got[name] != "" {
				t.Errorf("GET %s: %s is %q, want %q", path, name, got[name], value)
			}
		}
	}
}

func TestVercelRejectsACommandThatIsTooLong(t *testing.T) {
	t.Parallel()
	_, dir := repository{text: "title: T\nurl: https://example.org\nbaseUrl: /" + strings.Repeat("long", 20) + "/\n"}.make(t)
	host, err := deploy.HostNamed("vercel")
	if err != nil {
		t.Fatal(err)
	}
	_, err = deploy.Prepare(t.Context(), dir, "docgen.yaml", host, "")
	if err == nil || !strings.Contains(err.Error(), "Vercel allows 256: use a shorter baseUrl") {
		t.Errorf("got %v", err)
	}
}
