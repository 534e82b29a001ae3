package deploy

import "strings"

func netlify() Host {
	return cloudHost(Host{Name: "netlify", Title: "Netlify, with previews of pull requests"}, wish{},
		func(c cloud) ([]File, error) {
			settings, err := fill("netlify.toml", c)
			if err != nil {
				return nil, err
			}
			script, err := fill("netlify.sh", c)
			if err != nil {
				return nil, err
			}
			function, err := fill("netlify-markdown.js", c)
			return []File{{"netlify.toml", settings}, {c.Path("deploy/netlify.sh"), script}, {c.Path("deploy/edge-functions/markdown.js"), function}}, err
		},
		func(c cloud) []string {
			return []string{"On https://app.netlify.com/start, import the repository. netlify.toml has all build settings." + c.domain("Domain management")}
		})
}

// domain returns a sentence that asks for the domain of the site, if it is known.
func (c cloud) domain(place string) string {
	host := c.host()
	for _, own := range []string{".netlify.app", ".workers.dev", ".vercel.app"} {
		if strings.HasSuffix(host, own) {
			return ""
		}
	}
	if host == "" {
		return "\nThen set url in " + c.Config + " to the address of the site."
	}
	return "\nUnder \"" + place + "\", add " + host + "."
}
