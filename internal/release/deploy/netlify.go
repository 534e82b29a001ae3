package deploy

func netlify() Host {
	host := Host{Name: "netlify", Title: "Netlify, with previews of pull requests", Domain: ".netlify.app", Redirects: readsRedirects}
	return cloudHost(host, wish{},
		func(c cloud) ([]File, error) {
			return fillAll(c, File{"netlify.toml", "netlify.toml"}, File{c.Path("deploy/netlify.sh"), "netlify.sh"},
				File{c.Path("deploy/edge-functions/markdown.js"), "netlify-markdown.js"})
		},
		func(c cloud) []string {
			return []string{"On https://app.netlify.com/start, import the repository. netlify.toml has all build settings." + c.domain("Domain management")}
		})
}
