package deploy

import (
	"fmt"
	"io/fs"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/engine/media"
	"github.com/docgen-cli/docgen/internal/render/twin"
)

// server is what the configurations of nginx and Apache contain.
type server struct {
	URL    string // of the site, without a path
	Host   string // without port
	HTTPS  bool
	ID     string // a name for variables, made from the host
	Base   string // the base URL, as it is in links
	Path   string // the base URL, not percent-encoded
	Bare   string // Path without the slash at its end
	Home   string // folder of the site on the server
	Public string // folder of the files that the server sends; the site is in it at Path
	Slash  string // "true" or "false" as trailingSlash in docgen.yaml; "" if it is not set

	Folders []string // folders in static folders with their own index.html
	Pages   []string // HTML files elsewhere in static folders
	Locales []string // folders of locales with their own 404 page, such as "de/"

	Policy    string          // Content-Security-Policy besides the one in the pages
	Sandbox   string          // Content-Security-Policy of files that must not run scripts
	Sandboxed string          // pattern of the folders of such files, relative to Path
	Headers   []headers.Field // of all responses
	Types     []media.Type
	Build     string // the command that builds the site, in its folder

	Redirecting string // the command that prints the redirects of the built site
}

// plainPath matches base URLs that mean the same in a URL, a shell and a server's configuration.
var plainPath = regexp.MustCompile(`^[\pL\pN/._~-]*$`)

// newServer collects the values for a server's configuration.
func newServer(site Site) (server, error) {
	parsed, err := url.Parse(site.Settings.URL)
	if err != nil {
		return server{}, fmt.Errorf("parse url: %w", err)
	}
	base := site.Settings.BaseURL
	decoded, err := url.PathUnescape(base)
	if err != nil || !plainPath.MatchString(decoded) {
		return server{}, UnfitError{fmt.Sprintf("the baseUrl %q has a character that servers treat specially: use letters, digits, \"-\", \"_\" and \".\"",
			base)}
	}
	host := parsed.Hostname()
	home := "/var/www/" + host
	result := server{
		URL: site.Settings.URL, Host: host, HTTPS: parsed.Scheme == "https", ID: regexp.MustCompile(`[^a-z0-9]+`).ReplaceAllString(strings.ToLower(host), "_"),
		Base: (&url.URL{Path: decoded}).EscapedPath(), Path: decoded, Bare: strings.TrimSuffix(decoded, "/"), Home: home, Public: home + "/public",
		Types: media.Types(), Build: site.Command("build", "--compress"),
		Redirecting: site.Command("redirects", "--format nginx"), Locales: site.Locales(),
	}
	if slash := site.Settings.TrailingSlash; slash != nil {
		result.Slash = strconv.FormatBool(*slash)
	}
	result.addHeaders(site)
	result.Folders, result.Pages = ownPages(site)
	return result, nil
}

// addHeaders sets the headers that stay right whatever the pages contain.
func (s *server) addHeaders(site Site) {
	const folder = "/" // the rules depend on no path here
	rules := headers.Lasting(headers.Site{BaseURL: folder, Sandboxed: []string{folder}}, site.Settings.Security.ContentSecurityPolicy["frame-ancestors"])
	for _, field := range rules[0].Fields {
		if field.Name == headers.PolicyName {
			s.Policy = field.Value
		} else {
			s.Headers = append(s.Headers, field)
		}
	}
	s.Sandbox = rules[1].Fields[0].Value
	s.Sandboxed = "(?:" + asset.ImageFolder + "|" + asset.SandboxFolder + ")/"
}

// Redirects is the file with the redirects for nginx.
func (s server) Redirects() string { return s.Home + "/redirects.conf" }

// OptionalRedirects is a pattern that matches only that file. nginx accepts it if the file does
// not exist.
func (s server) OptionalRedirects() string { return s.Home + "/redirects.con[f]" }

// Markdown matches Accept headers of readers who prefer Markdown.
func (s server) Markdown() string { return twin.Pattern }

// TextExtensions matches the extensions of files that have compressed copies.
func (s server) TextExtensions() string {
	var extensions []string
	for _, each := range s.Types {
		if each.IsText() {
			extensions = append(extensions, strings.Fields(each.Extensions)...)
		}
	}
	return strings.Join(extensions, "|")
}

// Skipped is the number of rules of Apache that redirect to the URL of a page.
func (s server) Skipped() int {
	if s.Slash == "true" || s.Slash == "false" && len(s.Pages) > 0 {
		return 3
	}
	return 2
}

// anyOf returns a pattern that matches each of some texts.
func anyOf(names []string) string {
	quoted := make([]string, len(names))
	for i, name := range names {
		quoted[i] = regexp.QuoteMeta(name)
	}
	return strings.Join(quoted, "|")
}

// ownPages returns the folders in static folders that have an index.html, and the HTML files
// outside them. Such sites use relative links, so their URLs must not change.
func ownPages(site Site) (folders, pages []string) {
	for _, static := range site.Settings.StaticDirectories {
		root, err := fs.Sub(site.Files, path.Join(site.Folder, static))
		if err != nil {
			continue
		}
		_ = fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil || !plainPath.MatchString(name):
			case entry.IsDir() && name != "." && exists(root, path.Join(name, "index.html")):
				folders = append(folders, name)
				return fs.SkipDir
			case path.Ext(name) == ".html" && name != "index.html" && name != "404.html":
				pages = append(pages, name)
			}
			return nil
		})
	}
	slices.Sort(folders)
	slices.Sort(pages)
	return slices.Compact(folders), slices.Compact(pages)
}

// serverHost returns the host of a web server: its configuration, and a script that publishes
// the site on it.
func serverHost(host Host, next func(server) []string) Host {
	host.Files = func(site Site) ([]File, error) {
		values, err := newServer(site)
		if err != nil {
			return nil, err
		}
		configuration, script := host.Name+".conf", host.Name+".sh"
		return fillAll(values, File{site.Path("deploy/" + configuration), configuration}, File{site.Path("deploy/" + script), script})
	}
	host.Next = func(site Site) []string {
		values, _ := newServer(site) // Files has reported the error
		return append(site.adjust(wish{metaTag: true}), next(values)...)
	}
	host.Warn = func(site Site) []string {
		if !site.Placeholder() {
			return nil
		}
		return []string{"the url in " + site.Config + " is still " + site.Settings.URL + ", and the new files name this host:\n" +
			"set url, remove the files, and run this command again"}
	}
	return host
}
