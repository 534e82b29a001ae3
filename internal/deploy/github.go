package deploy

func github() Host {
	return Host{
		Name: "github", Title: "GitHub Pages, published by a workflow",
		Files: func(site Site) ([]File, error) {
			text, err := fill("github.yml", site)
			return []File{{".github/workflows/docs.yml", text}}, err
		},
		Next: func(Site) []string { return nil },
		Warn: func(Site) []string { return nil },
	}
}
