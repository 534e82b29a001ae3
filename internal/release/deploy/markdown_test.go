package deploy_test

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/render/twin"
)

// fakeHost calls what docgen wrote for a host with requests, on a site with some files. The
// function "answers" is how the host calls it.
const fakeHost = `
import * as made from './made.mjs'
const files = { '/docs/': 'home', '/docs/index.md': '# Home', '/docs/a': 'page', '/docs/a.md': '# A', '/docs/de/': 'heim', '/docs/de/index.md': '# Heim',
  '/docs/alone': 'alone', '/docs/x.png': 'picture', '/docs/_redirects': '/docs/old /docs/new#now 301\n/docs/gr%C3%B6%C3%9Fe /docs/a 308\n/docs/1.0/* /docs/:splat 301\n/bad% /x\n/docs/all /x 200\n' }
function serve(url) {
  const path = new URL(url.url ?? url).pathname
  const type = path.endsWith('.md') ? 'text/markdown' : 'text/html'
  const body = files[path]
  return new Response(body ?? 'missing', { status: body === undefined ? 404 : 200, headers: { 'Content-Type': type, ETag: '"' + path + '"', ...(path.endsWith('.md') ? { 'X-Robots-Tag': 'noindex' } : {}) } })
}
globalThis.fetch = async (url) => serve(url)
const hosts = {
  netlify: async (request) => (await made.default(request, { next: async () => serve(request) })) ?? serve(request),
  cloudflare: (request) => made.default.fetch(request, { ASSETS: { fetch: async (request) => serve(request) } }),
  vercel: async (request) => {
    const response = await made.default(request)
    if (response === undefined) return serve(request)
    if (response.headers.get('x-middleware-next') === null) return response
    const page = serve(request)
    page.headers.append('Vary', response.headers.get('Vary'))
    return page
  },
}
const rows = []
for (const [method, path, accept] of JSON.parse(process.argv[3])) {
  const response = await hosts[process.argv[2]](new Request('https://example.com' + path, { method, headers: accept === '' ? {} : { Accept: accept } }))
  const header = (name) => response.headers.get(name) ?? ''
  rows.push([response.status, header('Location') || (await response.text()), header('Content-Type'), header('Vary'), header('Content-Location'), header('X-Robots-Tag')].join(' | '))
}
console.log(JSON.stringify(rows))
`

func TestCloudsSendMarkdownToAgents(t *testing.T) {
	t.Parallel()
	const agent, browser = "text/markdown, text/html, */*", "text/html,*/*;q=0.8"
	rows := []struct {
		method, path, accept string
		want                 string
	}{
		{"GET", "/docs/a", agent, "200 | # A | text/markdown; charset=utf-8 | Accept | /docs/a.md | "},
		{"HEAD", "/docs/a", agent, "200 | # A | text/markdown; charset=utf-8 | Accept | /docs/a.md | "},
		{"GET", "/docs/", agent, "200 | # Home | text/markdown; charset=utf-8 | Accept | /docs/index.md | "},
		{"GET", "/docs/de/", agent, "200 | # Heim | text/markdown; charset=utf-8 | Accept | /docs/de/index.md | "},
		{"GET", "/docs/a", browser, "200 | page | text/html | Accept |  | "},
		{"GET", "/docs/a", "", "200 | page | text/html | Accept |  | "},
		{"GET", "/docs/a", "text/markdown;q=0.8, text/html;q=0.9", "200 | page | text/html | Accept |  | "},
		{"GET", "/docs/alone", agent, "200 | alone | text/html | Accept |  | "},
		{"GET", "/docs/gone", agent, "404 | missing | text/html | Accept |  | "},
		{"GET", "/docs/a.md", browser, "200 | # A | text/markdown |  |  | noindex"},
		{"GET", "/docs/x.png", agent, "200 | picture | text/html |  |  | "},
		{"POST", "/docs/a", agent, "200 | page | text/html |  |  | "},
	}
	redirects := [][2]string{
		{"/docs/old?a=b", "301 | https://example.com/docs/new?a=b#now"}, {"/docs/old/", "301 | https://example.com/docs/new#now"},
		{"/docs/old.html", "301 | https://example.com/docs/new#now"}, {"/docs/gr%C3%B6%C3%9Fe", "308 | https://example.com/docs/a"},
		{"/docs/1.0//evil.example/x", "301 | https://example.com/docs/evil.example/x"}, {"/docs/all", "404 | missing"},
	}
	for host, file := range map[string]string{"netlify": "deploy/edge-functions/markdown.js", "cloudflare": "deploy/worker.js", "vercel": "middleware.js"} {
		t.Run(host, func(t *testing.T) {
			t.Parallel()
			_, plan := repository{text: "title: T\nurl: https://example.com\nbaseUrl: /docs/\ni18n: { locales: [en, de] }\n"}.plan(t, host)
			folder := t.TempDir()
			for _, each := range plan.Files {
				if each.Path == file {
					write(t, filepath.Join(folder, "made.mjs"), each.Text)
				}
			}
			write(t, filepath.Join(folder, "host.mjs"), fakeHost)
			var requests [][3]string
			var want []string
			for _, row := range rows {
				requests, want = append(requests, [3]string{row.method, row.path, row.accept}), append(want, row.want)
			}
			if host == "vercel" {
				for _, row := range redirects {
					requests, want = append(requests, [3]string{"GET", row[0], browser}), append(want, row[1])
				}
			}
			for i, got := range node(t, filepath.Join(folder, "host.mjs"), host, requests) {
				if !strings.HasPrefix(got, want[i]) {
					t.Errorf("%q: got %s, want %s", requests[i], got, want[i])
				}
			}
		})
	}
}

// node runs a script with a name and a value, and returns the texts that it prints.
func node(t *testing.T, script, name string, value any) []string {
	t.Helper()
	input, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("node", script, name, string(input)).CombinedOutput()
	var found []string
	if err == nil {
		err = json.Unmarshal(out, &found)
	}
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return found
}

// The functions for hosts decide as docgen serve does.
func TestFunctionsReadAcceptHeadersAsDocgenServeDoes(t *testing.T) {
	t.Parallel()
	_, plan := repository{text: "title: T\nurl: https://example.com\n"}.plan(t, "cloudflare")
	folder := t.TempDir()
	write(t, filepath.Join(folder, "made.mjs"), plan.Files[1].Text+
		"\nconsole.log(JSON.stringify(JSON.parse(process.argv[3]).map((accept) => String(prefersMarkdown(accept)))))\n")
	headers := []string{
		"", "*/*", "text/*", "text/markdown", "text/markdown, text/html, */*", "text/html, text/markdown", "text/markdown;q=0.5, text/html",
		"text/html;q=0.8, text/markdown;q=0.9",
		"text/markdown;q=0", "*/*, text/markdown;q=0.0", "text/markdown;q=0, text/html;q=0", "*/*, text/html;q=0", "*/*, text/markdown",
		"*/*, text/markdown;q=0.9",
		"text/*, text/html;q=0.5", "text/markdown; charset=utf-8; q=0.9, text/html; Q=0.2", " Text/Markdown ; q=1 ,\ttext/html ;q=0.9",
		"text/markdown;q=high, text/html;q=0.1",
		"text/markdown-like, text/html;q=0.1", ",,text/markdown,,", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "application/json",
	}
	for i, got := range node(t, filepath.Join(folder, "made.mjs"), "", headers) {
		if want := twin.Wanted([]string{headers[i]}); (got == "true") != want {
			t.Errorf("Accept %q: the function says %s, docgen serve %t", headers[i], got, want)
		}
	}
}
