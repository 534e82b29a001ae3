package deploy

func cloudflare() Host {
	return cloudHost(Host{Name: "cloudflare", Title: "Cloudflare Workers, with previews of branches"}, wish{},
		func(c cloud) ([]File, error) {
			settings, err := fill("wrangler.jsonc", c)
			if err != nil {
				return nil, err
			}
			worker, err := fill("cloudflare-worker.js", c)
			return []File{{c.Path("wrangler.jsonc"), settings}, {c.Path("deploy/worker.js"), worker}}, err
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
	if c.ShowsDates() || c.HasGitVersions() {
		command = "git fetch --quiet --unshallow || true; "
	}
	if c.HasGitVersions() {
		command += "git fetch --quiet --tags origin '+refs/heads/*:refs/remotes/origin/*'; "
	}
	return command
}
