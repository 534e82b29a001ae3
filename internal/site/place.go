package site

import (
	"path"
	"path/filepath"
	"slices"

	"docgen/internal/config"
	"docgen/internal/source"
)

// Place is where the files of a site are on disk.
type Place struct {
	Dir      string // the site folder
	Config   string // the config file, relative to Dir
	Baseline string // file of known findings, relative to Dir; "" for none
}

// Above are the folders that the site folder is in.
func (p Place) Above() source.Files {
	folder, err := filepath.Abs(p.Dir)
	var above source.Files
	for name := ".."; err == nil && folder != filepath.Dir(folder); name = path.Join("..", name) {
		above, folder = append(above, source.Site(p.Dir, name)), filepath.Dir(folder)
	}
	return above
}

// Sources are the folders that a config names, wherever they are.
func (p Place) Sources(cfg config.Config) source.Files {
	folders := append([]string{cfg.Docs.Path}, cfg.StaticDirectories...)
	var files source.Files
	for _, name := range folders {
		files = append(files, source.Site(p.Dir, name, folders...))
	}
	for _, file := range p.outside(cfg) {
		files = append(files, source.Site(p.Dir, path.Dir(file)))
	}
	return files
}

// Folders are where changes of the site happen: folders with everything below them, the site
// folder first, and folders outside of it of which the site needs single files.
func (p Place) Folders(cfg config.Config) (whole, single []string) {
	whole = []string{p.Dir}
	for _, name := range append([]string{cfg.Docs.Path}, cfg.StaticDirectories...) {
		if isOutside(name) {
			whole = append(whole, filepath.Join(p.Dir, filepath.FromSlash(name)))
		}
	}
	for _, file := range p.outside(cfg) {
		single = append(single, filepath.Join(p.Dir, filepath.FromSlash(path.Dir(file))))
	}
	return whole, single
}

// outside are the single files outside of the site folder that the site needs.
func (p Place) outside(cfg config.Config) []string {
	tags := ""
	if cfg.Docs.Tags != "" {
		tags = path.Join(cfg.Docs.Path, string(cfg.Docs.Tags))
	}
	files := []string{filepath.ToSlash(p.Config), string(cfg.Docs.SidebarPath), tags, filepath.ToSlash(p.Baseline)}
	return slices.DeleteFunc(files, func(file string) bool { return file == "" || !isOutside(file) })
}

// isOutside reports whether a name leads out of the site folder.
func isOutside(name string) bool { return !filepath.IsLocal(filepath.FromSlash(name)) }
