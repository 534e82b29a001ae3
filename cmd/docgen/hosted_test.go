//go:build servers

package main

import (
	"bufio"
	"compress/gzip"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// parse reads a response. It unpacks the body if it is compressed.
func parse(t *testing.T, connection net.Conn, method string) raw {
	t.Helper()
	response, err := http.ReadResponse(bufio.NewReader(connection), &http.Request{Method: method})
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var body io.Reader = response.Body
	if response.Header.Get("Content-Encoding") == "gzip" && method != http.MethodHead && response.StatusCode == http.StatusOK {
		body, err = gzip.NewReader(body)
		if err != nil {
			t.Fatal(err)
		}
	}
	text, err := io.ReadAll(body)
	if err != nil {
		t.Fatal(err)
	}
	return raw{response.StatusCode, response.Header, string(text)}
}

// hostedSite is a site with what servers treat differently.
func hostedSite(base, slash string) map[string]string {
	long := strings.Repeat("A line of a text that is long enough for a compressed copy.\n", 30)
	return map[string]string{
		"docgen.yaml": "title: Site\nurl: https://docs.example.com\nbaseUrl: " + base + "\n" + slash + `security:
  metaTag: true
checks:
  orphans: ignore
redirects:
  - { from: /old, to: /guide/setup }
  - { from: /intro, to: '/guide/setup#first' }
  - { from: /gr%C3%B6%C3%9Fe, to: /guide/setup }
  - { from: /blog, to: 'https://blog.example.com/posts' }
`,
		"content/index.md":             "# Welcome\n\nSee the [setup](guide/setup.md) and the [overview](übersicht.md).\n",
		"content/guide/setup.md":       "# Setup\n\n## First\n\n![Chart](chart.svg)\n\n" + long,
		"content/guide/chart.svg":      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>`,
		"content/übersicht.md":         "# Übersicht\n\nText.\n",
		"static/_redirects":            "# our own\n/moved-for-now /docs/x 302\n/pattern/* /guide/:splat 301\n/say\"hi / 301\n",
		"static/notes.txt":             long,
		"static/short.txt":             "short\n",
		"static/a b.txt":               "spaces\n",
		"static/app.webmanifest":       "{}\n",
		"static/module.mjs":            "export {}\n",
		"static/raw.md":                "# Größe\n",
		"static/data.json":             "{\"size\": 1}\n",
		"static/pack.tar.gz":           "not really\n",
		"static/img/pic.svg":           `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`,
		"static/.well-known/about.txt": "about\n",
		"static/tool/index.html":       "<!doctype html><title>Tool</title><a href=part.html>part</a>",
		"static/tool/part.html":        "<!doctype html><title>Part</title>",
		"static/demo.html":             "<!doctype html><title>Demo</title>",
	}
}

// publish builds a site and publishes it in a folder of this machine, with the script that
// "docgen deploy init" writes. It returns the configuration of the server.
func publish(t *testing.T, site, folder string, server webServer) string {
	t.Helper()
	command := docgen(t, site, "deploy", "init", server.host)
	if out, err := command.CombinedOutput(); err != nil {
		t.Fatalf("docgen deploy init %s: %v\n%s", server.host, err, out)
	}
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(site, "deploy", name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	tools := t.TempDir()
	sitetest.Write(t, tools, map[string]string{
		"npx":   "#!/bin/sh\nshift 2\nexec docgen \"$@\"\n",
		"ssh":   "#!/bin/sh\nshift\nexec sh -c \"$*\"\n",
		"sudo":  "#!/bin/sh\nexec \"$@\"\n",
		"nginx": "#!/bin/sh\n",
		"rsync": "#!/bin/sh\nwhile [ $# -gt 2 ]; do shift; done\nexec cp -R \"$1.\" \"${2#*:}\"\n",
	})
	script := strings.ReplaceAll(read(server.host+".sh"), "/var/www/docs.example.com", folder)
	sitetest.Write(t, site, map[string]string{"deploy/local.sh": script})
	run := exec.Command("sh", "deploy/local.sh", "me@docs.example.com")
	run.Dir, run.Env = site, append(os.Environ(), "PATH="+tools+":"+os.Getenv("PATH"))
	if out, err := run.CombinedOutput(); err != nil {
		t.Fatalf("publish the site: %v\n%s", err, out)
	}
	return read(server.host + ".conf")
}

// docgenServe starts "docgen serve" for a site and returns its address.
func docgenServe(t *testing.T, site string, args ...string) string {
	t.Helper()
	command := docgen(t, site, append([]string{"serve", "--port", "0"}, args...)...)
	stderr, err := command.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = command.Process.Signal(os.Interrupt)
		_ = command.Wait()
	})
	line, err := bufio.NewReader(stderr).ReadString('\n')
	match := regexp.MustCompile(`http://([^/]+)/`).FindStringSubmatch(line)
	if match == nil {
		t.Fatalf("docgen serve printed %q (%v)", line, err)
	}
	return match[1]
}

// hosted is a site on a server, beside the same site on docgen serve.
type hosted struct {
	server            webServer
	address, docgen   string
	base, slash, dist string
}

// absolute returns a path as redirects of the server have it. Those of Apache always have a
// host: the one of the request, with the scheme of the site's URL.
func (h hosted) absolute(path string) string {
	if h.server.host == "apache" && strings.HasPrefix(path, "/") {
		return "https://localhost" + path
	}
	return path
}

// page returns the URL of a page.
func (h hosted) page(name string) string {
	if h.slash == "trailingSlash: true\n" {
		name += "/"
	}
	return h.base + name
}

// onServers runs a test for each server and some kinds of URLs.
func onServers(t *testing.T, test func(*testing.T, hosted)) {
	t.Helper()
	for _, kind := range []struct{ name, base, slash string }{
		{"no slash set", "/docs/", ""},
		{"no slash set at the root", "/", ""},
		{"slash", "/docs/", "trailingSlash: true\n"},
		{"no slash", "/docs/", "trailingSlash: false\n"},
	} {
		for _, server := range webServers() {
			t.Run(server.host+" "+kind.name, func(t *testing.T) {
				t.Parallel()
				server.find(t)
				site, folder := t.TempDir(), sharedFolder(t)
				sitetest.Write(t, site, hostedSite(kind.base, kind.slash))
				configuration := publish(t, site, folder, server)
				writeTwins(t, filepath.Join(site, "dist"), filepath.Join(folder, "public", kind.base))
				test(t, hosted{server, server.serve(t, folder, configuration), docgenServe(t, site), kind.base, kind.slash, filepath.Join(site, "dist")})
			})
		}
	}
}

// isCopy reports whether a file is the compressed copy of another.
func (h hosted) isCopy(name string) bool {
	original, isPacked := strings.CutSuffix(name, ".gz")
	_, err := os.Stat(filepath.Join(h.dist, original))
	return isPacked && err == nil
}

// files calls a function for each file of the site that has a URL of its own.
func (h hosted) files(t *testing.T, each func(name, target string)) {
	t.Helper()
	err := filepath.WalkDir(h.dist, func(path string, entry fs.DirEntry, err error) error {
		name, _ := filepath.Rel(h.dist, path)
		isHidden := strings.HasPrefix(name, "_") || strings.HasPrefix(name, ".docgen") || name == ".nojekyll"
		if err == nil && !entry.IsDir() && !isHidden && filepath.Ext(name) != ".html" && !h.isCopy(name) {
			each(name, h.base+strings.TrimPrefix((&url.URL{Path: "/" + name}).EscapedPath(), "/"))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
