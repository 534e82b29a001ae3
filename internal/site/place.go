package site

import (
	"path"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Place is where the files of a site are on disk.
type Place struct {
	Dir      string // the site folder
	Config   string // the config file, relative to Dir
	Baseline string // file of known problems, relative to Dir; "" for none
}

// Above returns the parent folders of the site folder.
func (p Place) Above() source.Files {
	folder, err := filepath.Abs(p.Dir)
	var above source.Files
	for name := ".."; err == nil && folder != filepath.Dir(folder); name = path.Join("..", name) {
		above, folder = append(above, source.Site(p.Dir, name)), filepath.Dir(folder)
	}
	return above
}

// Sources returns the folders that a config names, inside the site folder or outside.
func (p Place) Sources(cfg config.Config, editions []EditionInput) source.Files {
	folders := cfg.Folders()
	for _, edition := range editions {
		for _, set := range edition.Sets {
			for _, folder := range []string{set.Folder, set.Translations} {
				if set.Git == nil && folder != "" && !slices.Contains(folders, folder) {
					folders = append(folders, folder)
				}
			}
		}
		for _, blog := range edition.Blogs {
			if blog.Translations != "" && blog.Options.Changelog == "" {
				folders = append(folders, blog.Translations)
			}
		}
	}
	var files source.Files
	for _, name := range folders {
		files = append(files, source.Site(p.Dir, name, folders...))
	}
	for _, file := range p.outside(cfg) {
		files = append(files, source.Site(p.Dir, path.Dir(file)))
	}
	return append(files, p.changelogs(cfg, editions)...)
}

// Folders returns the folders to watch for changes: whole ones with everything in them,
// starting with the site folder, and folders outside the site folder that contain single files
// of the site.
func (p Place) Folders(cfg config.Config) (whole, single []string) {
	whole = []string{p.Dir}
	for _, name := range cfg.Folders() {
		if isOutside(name) {
			whole = append(whole, filepath.Join(p.Dir, filepath.FromSlash(name)))
		}
	}
	for _, file := range append(p.outside(cfg), outsideChangelogs(cfg)...) {
		single = append(single, filepath.Join(p.Dir, filepath.FromSlash(path.Dir(file))))
	}
	return whole, single
}

// outside returns the single files outside the site folder that the site needs.
func (p Place) outside(cfg config.Config) []string {
	files := []string{filepath.ToSlash(p.Config), filepath.ToSlash(p.Baseline)}
	for _, docs := range cfg.Docs {
		files = append(files, string(docs.SidebarPath))
		if docs.Tags != "" {
			files = append(files, path.Join(docs.Path, string(docs.Tags)))
		}
	}
	for _, blog := range cfg.Blogs {
		files = append(files, path.Join(blog.Path, blog.AuthorsMapPath), path.Join(blog.Path, string(blog.Tags)))
	}
	return slices.DeleteFunc(files, func(file string) bool { return file == "" || !isOutside(file) })
}

// isOutside reports whether a path leads out of the site folder.
func isOutside(name string) bool { return !filepath.IsLocal(filepath.FromSlash(name)) }
