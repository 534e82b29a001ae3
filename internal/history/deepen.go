package history

// deepen says how to get the full history on the host that docgen runs on. Hosts identify
// themselves by environment variables.
func deepen(getenv func(string) string) string {
	for _, host := range []struct{ variable, remedy string }{
		{"GITHUB_ACTIONS", `set "fetch-depth: 0" for actions/checkout in the workflow`},
		{"GITLAB_CI", `set "GIT_DEPTH: 0" under variables in .gitlab-ci.yml`},
		{"NETLIFY", `run "git fetch --unshallow" before docgen in the build command`},
		{"VERCEL", "set the environment variable VERCEL_DEEP_CLONE=true in the settings of the project"},
		{"CF_PAGES", `run "git fetch --unshallow" before docgen in the build command`},
		{"WORKERS_CI", `run "git fetch --unshallow" before docgen in the build command`},
	} {
		if getenv(host.variable) != "" {
			return host.remedy
		}
	}
	return `run "git fetch --unshallow"`
}
