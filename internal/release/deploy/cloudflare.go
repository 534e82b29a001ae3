package deploy

func cloudflare() Host {
	host := Host{Name: "cloudflare", Title: "Cloudflare Workers, with previews of branches", Domain: ".workers.dev", Redirects: readsRedirects}
	return cloudHost(host, wish{},
		func(c cloud) ([]File, error) {
			return fillAll(c, File{c.Path("wrangler.jsonc"), "wrangler.jsonc"}, File{c.Path("deploy/worker.js"), "cloudflare-worker.js"})
		},
		func(c cloud) []string {
			step := "On https://dash.cloudflare.com, under \"Workers & Pages\", create an application from the repository:\n" +
				"  name: " + c.Name + ", as in wrangler.jsonc\n  build command: none, because wrangler.jsonc has it\n  deploy command: npx wrangler deploy\n" +
				"  command for other branches: npx wrangler preview"
			if c.Folder != "." {
				step += "\n  root directory: " + c.Folder
			}
			return []string{step + c.domain("Domains & Routes")}
		})
}

// WithHistory returns the command that fetches what a build needs from git. Cloudflare clones only
// the last commit of one branch.
func (c cloud) WithHistory() string {
	command := ""
	if c.Settings.ShowUpdates() || c.HasGitVersions() {
		command = "git fetch --quiet --unshallow || true; "
	}
	if c.HasGitVersions() {
		command += "git fetch --quiet --tags origin '+refs/heads/*:refs/remotes/origin/*'; "
	}
	return command
}
