package deploy

import "strings"

func github() Host {
	return Host{
		Name: "github", Title: "GitHub Pages, published by a workflow",
		Limits: onlyFiles("GitHub Pages"),
		Files: func(site Site) ([]File, error) {
			return fillAll(site, File{".github/workflows/docs.yml", "github.yml"})
		},
		Next: func(site Site) []string {
			want := wish{trailingSlash: new(bool), metaTag: true}
			domain := site.ownDomain(".github.io")
			if domain == "" {
				want.url, want.baseURL = githubPages(site.Repository)
			}
			source := `In the settings of the repository, under "Pages", choose "GitHub Actions" as the source.`
			if site.Repository.Host == "github.com" {
				source += "\nhttps://github.com/" + site.Repository.Path + "/settings/pages"
			}
			steps := append(site.adjust(want), source)
			if domain != "" {
				steps = append(steps, "On the same page, enter "+domain+" as the custom domain.")
			}
			return append(steps, site.push("GitHub"))
		},
		Warn: func(site Site) []string { return site.elsewhere("github.com", "GitHub") },
	}
}

// ownDomain returns the host of the site's URL if it is not one below the host's own domain.
func (s Site) ownDomain(suffix string) string {
	if strings.HasSuffix(s.host(), suffix) {
		return ""
	}
	return s.host()
}

// githubPages returns the URL and the base URL at which GitHub publishes a repository; "" if
// they are unknown.
func githubPages(repository Repository) (url, baseURL string) {
	owner, name, found := strings.Cut(repository.Path, "/")
	if !found || repository.Host != "github.com" {
		return "", ""
	}
	host := strings.ToLower(owner) + ".github.io"
	if strings.EqualFold(name, host) {
		return "https://" + host, "/"
	}
	return "https://" + host, "/" + name + "/"
}
