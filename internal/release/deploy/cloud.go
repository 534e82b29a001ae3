package deploy

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/links/redirect"
)

// cloud is what the files of Netlify, Cloudflare and Vercel contain. These hosts build the site
// and serve the folder dist from the root of a domain.
type cloud struct {
	Site
	Build   string // the command that builds the site, in its folder
	Name    string // of the project
	Slash   bool   // whether the URLs of pages end in a slash
	Ignore  string // a command that succeeds if the site need not be built again; "" for the host's own
	Headers []pathHeaders
}

// pathHeaders lists headers for a pattern of paths.
type pathHeaders struct {
	Path   string
	Fields []headers.Field
}

// newCloud collects the values for a site.
func newCloud(site Site) (cloud, error) {
	base := site.Settings.BaseURL
	if !plainPath.MatchString(base) {
		return cloud{}, UnfitError{fmt.Sprintf("the baseUrl %q has a character that shells treat specially: use letters, digits, \"-\", \"_\" and \".\"", base)}
	}
	slash := site.Settings.TrailingSlash
	result := cloud{Site: site, Name: projectName(site), Slash: slash != nil && *slash, Ignore: ignoreCommand(site)}
	var out []string
	if base != "/" {
		out = []string{"--out " + Out + strings.TrimSuffix(base, "/")}
	}
	result.Build = site.Command("build", out...)
	result.Headers = lastingHeaders(site)
	return result, nil
}

// Below returns the base URL without the slashes at its ends.
func (c cloud) Below() string { return strings.Trim(c.Settings.BaseURL, "/") }

// AtRoot returns the command that copies the files which hosts read from the root of the site,
// if the site is below it. It also redirects the root to the site.
func (c cloud) AtRoot() string {
	if c.Settings.BaseURL == "/" {
		return ""
	}
	return fmt.Sprintf(" && cd %[1]s && cp %[2]s/404.html . && { [ ! -f %[2]s/_headers ] || cp %[2]s/_headers .; }"+
		" && { cat %[2]s/_redirects 2>/dev/null; echo '/ /%[2]s/ 302'; } > _redirects", Out, c.Below())
}

// HasGitVersions reports whether versions of the docs are in other branches, or in tags.
func (c cloud) HasGitVersions() bool {
	return slices.ContainsFunc(c.Settings.Docs, func(docs config.Docs) bool { return len(docs.GitVersions) > 0 })
}

// ignoreCommand returns a command that succeeds if nothing has changed that the site reads.
// Netlify looks only at the folder of the site by itself.
func ignoreCommand(site Site) string {
	if site.Folder == "." {
		return ""
	}
	sources := site.Sources()
	if sources == nil {
		return "false"
	}
	var paths []string
	for _, source := range sources {
		paths = append(paths, quoteShell(":/"+source.Path))
	}
	return "git diff --quiet $CACHED_COMMIT_REF $COMMIT_REF -- " + strings.Join(paths, " ")
}

// projectName makes a name from the repository, or else from the title of the site. Such names
// become part of a host name.
func projectName(site Site) string {
	name := site.Repository.Path[strings.LastIndex(site.Repository.Path, "/")+1:]
	if name == "" {
		name = site.Settings.Title
	}
	name = strings.Trim(regexp.MustCompile(`[^a-z0-9]+`).ReplaceAllString(strings.ToLower(name), "-"), "-")
	if name == "" {
		return "docs"
	}
	return strings.TrimRight(name[:min(len(name), 50)], "-")
}

// lastingHeaders returns the headers that stay right whatever the pages contain. Vercel reads
// no _headers file, and its paths are those of path-to-regexp.
func lastingHeaders(site Site) []pathHeaders {
	base := site.Settings.BaseURL
	folder := headers.Site{BaseURL: base, Immutable: base + "assets/", Sandboxed: []string{base + asset.ImageFolder + "/", base + asset.SandboxFolder + "/"}}
	for _, static := range site.Settings.StaticDirectories {
		if site.Has(site.Path(static + "/assets")) {
			folder.Immutable = "" // some of the names have no hash
		}
	}
	var found []pathHeaders
	for _, rule := range headers.Lasting(folder, site.Settings.Security.ContentSecurityPolicy["frame-ancestors"]) {
		path := strings.ReplaceAll(strings.ReplaceAll(rule.Path, ".", `\.`), "*", "(.*)")
		if rule.Path == base+"*" {
			path = "/(.*)"
		}
		found = append(found, pathHeaders{path, rule.Fields})
	}
	return found
}

// readsRedirects says that a host needs no rules in another language.
const readsRedirects = "this host reads " + redirect.FileName + " itself"

// domain returns a sentence that asks for the domain of the site, if it is known.
func (c cloud) domain(place string) string {
	host := c.host()
	isOfHost := func(other Host) bool { return other.Domain != "" && strings.HasSuffix(host, other.Domain) }
	switch {
	case slices.ContainsFunc(Hosts(), isOfHost):
		return ""
	case host == "":
		return "\nThen set url in " + c.Config + " to the address of the site."
	}
	return "\nUnder \"" + place + "\", add " + host + "."
}

// cloudHost returns a host that builds the site itself. The hosts serve setup.html as /setup, so trailingSlash fits best if it is false.
func cloudHost(host Host, want wish, files func(cloud) ([]File, error), next func(cloud) []string) Host {
	host.Files = func(site Site) ([]File, error) {
		values, err := newCloud(site)
		if err != nil {
			return nil, err
		}
		return files(values)
	}
	host.Next = func(site Site) []string {
		values, _ := newCloud(site) // Files has reported the error
		want.trailingSlash = new(bool)
		return slices.Concat(site.adjust(want), []string{site.push("GitHub, GitLab or Bitbucket")}, next(values))
	}
	host.Warn = func(Site) []string { return nil }
	return host
}
