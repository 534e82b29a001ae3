package files

import (
	"path"

	"github.com/docgen-cli/docgen/internal/content/locale"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/site"
)

// crawlerFiles returns the sitemaps and robots.txt. A locale with an address of its own has its own.
func crawlerFiles(s site.Site, renderers []render.Renderer) []output.File {
	shared := map[locale.Address][]render.Renderer{}
	var roots []locale.Address
	for _, renderer := range renderers {
		root := renderer.Assembler.Edition.Address
		root.Below = ""
		if shared[root] == nil {
			roots = append(roots, root)
		}
		shared[root] = append(shared[root], renderer)
	}
	var files []output.File
	for _, root := range roots {
		files = append(files, sitemaps(s.Config.Sitemap, root, shared[root])...)
		files = append(files, output.File{Name: path.Join(root.Folder, "robots.txt"), Content: robots(s, root)})
	}
	return files
}

func robots(s site.Site, root locale.Address) []byte {
	if s.Config.NoIndex {
		return []byte("User-agent: *\nDisallow: /\n")
	}
	return []byte("User-agent: *\nAllow: /\n\nSitemap: " + root.Origin + root.Root + "sitemap.xml\n")
}
