package deploy

import "fmt"

func vercel() Host {
	host := Host{Name: "vercel", Title: "Vercel, with previews of pull requests", Domain: ".vercel.app",
		Redirects: `run "docgen deploy init vercel", which writes a middleware that redirects`}
	return cloudHost(host, wish{metaTag: true},
		func(c cloud) ([]File, error) {
			settings, err := c.forVercel()
			if err != nil {
				return nil, err
			}
			return fillAll(settings, File{c.Path("vercel.json"), "vercel.json"}, File{c.Path("middleware.js"), "vercel-middleware.js"})
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
			if c.Settings.ShowUpdates() || c.HasGitVersions() {
				steps = append(steps, "In the settings of the project, add the environment variable VERCEL_DEEP_CLONE with the value true.\n"+
					"Otherwise Vercel clones only 10 commits, and "+effect+".")
			}
			return steps
		})
}

// longestCommand is the limit of Vercel for a command, in characters.
const longestCommand = 256

// vercelSettings are the values of vercel.json (https://vercel.com/docs/project-configuration/vercel-json).
type vercelSettings struct {
	cloud
	InstallCommand, BuildCommand string
	FixesSlash                   bool // whether to say whether URLs end with a slash
}

// forVercel returns the values of vercel.json. A preview has its own URL, and Vercel asks search engines
// not to index it.
func (c cloud) forVercel() (vercelSettings, error) {
	base := c.Settings.BaseURL
	settings := vercelSettings{
		cloud: c, InstallCommand: restoreCache(c.Packages.Install()),
		BuildCommand: c.Build + ` $([ "$VERCEL_ENV" != preview ] || echo "--url https://$VERCEL_BRANCH_URL")`,
		FixesSlash:   c.Slash || base == "/", // false would also remove the slash from the home page's URL
	}
	if base != "/" {
		settings.BuildCommand += " && cp " + Out + base + "404.html " + Out
	}
	if saving := saveCache(); len(settings.BuildCommand+saving) <= longestCommand {
		settings.BuildCommand += saving
	}
	if len(settings.BuildCommand) > longestCommand {
		return settings, UnfitError{fmt.Sprintf("the build command would have %d characters, and Vercel allows %d: use a shorter baseUrl", len(settings.BuildCommand),
			longestCommand)}
	}
	return settings, nil
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
