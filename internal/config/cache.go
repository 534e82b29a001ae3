package config

import (
	"maps"
	"net/textproto"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/remote"
)

// Cache configures where builds store results for other builds.
type Cache struct {
	Remote   string            `yaml:"remote" example:"https://cache.example.com" doc:"URL of a cache that several machines share: a server that speaks the HTTP protocol of Bazel's remote cache, such as bazel-remote."`
	ReadOnly bool              `yaml:"readOnly" default:"false" doc:"Whether docgen only reads the remote cache, and sends no results of its own."`
	Headers  map[string]string `yaml:"headers" example:"{Authorization: CACHE_AUTHORIZATION}" doc:"HTTP headers for requests to the remote cache. Each value is the name of an environment variable that contains the value of the header, because docgen.yaml is no place for secrets. docgen leaves out a header whose variable is not set."`
}

var (
	environmentName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*$`)
	headerName      = regexp.MustCompile("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$") // RFC 9110, section 5.1
)

// RemoteCache checks the URL of a remote cache.
func RemoteCache(url string) Problem {
	if _, err := remote.CheckURL(url); err != nil {
		return Problem{"must be the URL of a remote cache", err.Error()}
	}
	return Problem{}
}

func (c *checker) cache() {
	cache := c.config.Cache
	if cache.Remote != "" {
		if problem := RemoteCache(cache.Remote); problem != (Problem{}) {
			c.report("cache.remote "+problem.Text, problem.Hint, "cache", "remote")
		} else if !c.config.Markdown.Unsafe {
			c.add(c.config.Diagnostic(diag.Warning, "docgen does not use cache.remote while markdown.unsafe is false: a change of docgen.yaml could name a cache with other content",
				"pass the URL with --remote-cache, which authors cannot change", "cache", "remote"))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(cache.Headers)) {
		switch variable := cache.Headers[name]; {
		case !headerName.MatchString(name):
			c.key("\""+name+"\" is not the name of an HTTP header", "", "cache", "headers", name)
		case slices.Contains([]string{"Host", "Content-Length", "Transfer-Encoding", "Connection"}, textproto.CanonicalMIMEHeaderKey(name)):
			c.key("docgen sets the header "+name+" itself", "remove this line", "cache", "headers", name)
		case !environmentName.MatchString(variable):
			c.report("cache.headers needs names of environment variables, not their values",
				"write the name of the variable that has the value of "+strings.TrimSpace(name), "cache", "headers", name)
		}
	}
}
