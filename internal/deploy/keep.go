package deploy

// kept is a folder that a host keeps between builds. The cache of docgen moves there and back,
// because none of these hosts keeps a folder that a site names.
type kept string

const (
	// netlifyCache is the folder of which Netlify's build image stores everything. Hugo keeps
	// its cache there, too.
	netlifyCache kept = `"${NETLIFY_CACHE_DIR:-/opt/build/cache}"`

	// vercelCache is in a folder that Vercel stores for every framework. Installing packages may
	// delete it, so the cache leaves before.
	vercelCache kept = "node_modules/.cache"
)

// restore returns commands that move the cache into the site. They never fail. The command
// install, which may be empty, runs after them.
func (k kept) restore(install string) string {
	commands := "mkdir -p .docgen; mv " + string(k) + "/docgen " + Cache + " 2>/dev/null || :; "
	if install != "" {
		commands += install + " && "
	}
	return commands + "mkdir -p " + string(k)
}

// save returns the end of a build command that moves the cache out of the site. It does not
// fail either, because a build without a cache is only slower.
func (k kept) save() string {
	return " && { mv " + Cache + " " + string(k) + "/docgen || :; }"
}
