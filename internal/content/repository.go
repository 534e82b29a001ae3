package content

import (
	"path"
	"strings"
)

// InRepository returns the doc as repositories show it. The README or index of the docs folder
// comes first, and without a heading it has the title of the site. That of another folder has
// the name of the folder.
func (d Doc) InRepository(site string) Doc {
	folder, name := path.Split(d.File)
	if !d.IsCategoryIndex() {
		return d
	}
	if d.Title == strings.TrimSuffix(name, path.Ext(name)) {
		d.Title = path.Base(folder)
		if folder == "" {
			d.Title = site
		}
	}
	if folder == "" && d.Position == nil {
		first := -1.0
		d.Position = &first
	}
	return d
}
