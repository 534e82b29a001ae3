package deploy

import "strings"

func netlify() Host {
	return cloudHost(Host{Name: "netlify", Title: "Netlify, with previews of pull requests"}, `--url "$DEPLOY_PRIME_URL"`, wish{},
		func(c cloud) ([]File, error) {
			text, err := fill("netlify.toml", c)
			return []File{{"netlify.toml", text}}, err
		},
		func(c cloud) []string {
			return []string{"On https://app.netlify.com/start, import the repository. netlify.toml has all build settings." + c.domain("Domain management")}
		})
}

// Command returns the build command for Netlify, which builds the site with another one.
func (c cloud) Command(build string) string {
	return netlifyCache.restore("") + "; " + build + netlifyCache.save() + c.AtRoot() + c.force()
}

// force returns the command that lets Netlify redirect from retired URLs. Without the
// exclamation mark it prefers the page at the URL, which redirects in the browser.
func (c cloud) force() string {
	file := "_redirects" // after AtRoot, which changes the folder
	if c.Settings.BaseURL == "/" {
		file = Out + "/_redirects"
	}
	return " && { [ ! -f " + file + " ] || sed -i 's/ 301$/ 301!/' " + file + "; }"
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
