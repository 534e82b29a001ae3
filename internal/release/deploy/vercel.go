package deploy

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
)

func vercel() Host {
	return cloudHost(Host{Name: "vercel", Title: "Vercel, with previews of pull requests"}, wish{metaTag: true},
		func(c cloud) ([]File, error) {
			settings, err := c.vercelJSON()
			if err != nil {
				return nil, err
			}
			middleware, err := fill("vercel-middleware.js", c)
			return []File{{c.Path("vercel.json"), settings}, {c.Path("middleware.js"), middleware}}, err
		},
		func(c cloud) []string {
			step := "On https://vercel.com/new, import the repository. vercel.json has all build settings."
			if c.Folder != "." {
				step += "\nSet \"Root Directory\" to " + c.Folder + "."
			}
			steps := []string{step + c.domain("Domains")}
			effect := "most pages show a wrong date"
			if c.HasGitVersions() {
				effect = "docgen cannot read the versions that are in git"
			}
			if c.ShowsDates() || c.HasGitVersions() {
				steps = append(steps, "In the settings of the project, add the environment variable VERCEL_DEEP_CLONE with the value true.\n"+
					"Otherwise Vercel clones only 10 commits, and "+effect+".")
			}
			return steps
		})
}

// vercelFile is vercel.json (https://vercel.com/docs/project-configuration/vercel-json).
type vercelFile struct {
	Schema          string           `json:"$schema"`
	Framework       *string          `json:"framework"`
	InstallCommand  string           `json:"installCommand"`
	BuildCommand    string           `json:"buildCommand"`
	OutputDirectory string           `json:"outputDirectory"`
	CleanURLs       bool             `json:"cleanUrls"`
	TrailingSlash   *bool            `json:"trailingSlash,omitempty"`
	Redirects       []vercelRedirect `json:"redirects,omitempty"`
	Rewrites        []vercelRewrite  `json:"rewrites,omitempty"`
	Headers         []vercelHeaders  `json:"headers"`
}

type vercelRedirect struct {
	Source      string `json:"source"`
	Destination string `json:"destination"`
	Permanent   bool   `json:"permanent"`
}

type vercelRewrite struct {
	Source      string `json:"source"`
	Destination string `json:"destination"`
	StatusCode  int    `json:"statusCode"`
}

type vercelHeaders struct {
	Source  string         `json:"source"`
	Headers []vercelHeader `json:"headers"`
}

type vercelHeader struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

// longestCommand is the limit of Vercel for a command, in characters.
const longestCommand = 256

// vercelJSON returns vercel.json. A preview has its own URL, and Vercel asks search engines
// not to index it.
func (c cloud) vercelJSON() (string, error) {
	file := vercelFile{
		Schema: "https://openapi.vercel.sh/vercel.json", OutputDirectory: Out, CleanURLs: true, TrailingSlash: &c.Slash,
		InstallCommand: restoreCache(c.Packages.Install()),
		BuildCommand:   c.Build + ` $([ "$VERCEL_ENV" != preview ] || echo "--url https://$VERCEL_BRANCH_URL")`,
	}
	if base := c.Settings.BaseURL; base != "/" {
		file.BuildCommand += " && cp " + Out + base + "404.html " + Out
		file.Redirects = []vercelRedirect{{"/", base, false}}
		if !c.Slash {
			file.TrailingSlash = nil // false would also remove the slash from the home page's URL
		}
	}
	if saving := saveCache(); len(file.BuildCommand+saving) <= longestCommand {
		file.BuildCommand += saving
	}
	if len(file.BuildCommand) > longestCommand {
		return "", UnfitError{fmt.Sprintf("the build command would have %d characters, and Vercel allows %d: use a shorter baseUrl", len(file.BuildCommand),
			longestCommand)}
	}
	for _, folder := range c.Locales() { // Vercel tries files first, and has no .html in paths
		file.Rewrites = append(file.Rewrites, vercelRewrite{c.Settings.BaseURL + folder + "(.*)", c.Settings.BaseURL + folder + "404", http.StatusNotFound})
	}
	for _, rule := range c.Headers {
		one := vercelHeaders{Source: rule.Path}
		for _, field := range rule.Fields {
			one.Headers = append(one.Headers, vercelHeader{field.Name, field.Value})
		}
		file.Headers = append(file.Headers, one)
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(file); err != nil {
		return "", fmt.Errorf("write vercel.json: %w", err)
	}
	return out.String(), nil
}

// vercelCache is in a folder that Vercel stores for every framework, and the only way to keep
// files for the next build.
const vercelCache = "node_modules/.cache"

// restoreCache returns commands that move the cache into the site before install, which may
// delete node_modules and may be empty.
func restoreCache(install string) string {
	commands := "mkdir -p .docgen; mv " + vercelCache + "/docgen " + Cache + " 2>/dev/null || :; "
	if install != "" {
		commands += install + " && "
	}
	return commands + "mkdir -p " + vercelCache
}

// saveCache returns the end of a build command that moves the cache out of the site. It does not
// fail, because a build without a cache is only slower.
func saveCache() string {
	return " && { mv " + Cache + " " + vercelCache + "/docgen || :; }"
}
