package bundle

import (
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
)

const linkHint = "copy its target into the site, or import it by its own path"

// refused reports an import that esbuild must not open.
func (r resolver) refused(args api.OnResolveArgs, wanted string) (api.OnResolveResult, bool) {
	if err := r.disk.CheckPackages(args.ResolveDir); err != nil {
		return wrong(err.Error(), ""), true
	}
	return r.leadsOut(args, wanted)
}

// leadsOut reports an import of a path in the site that leads out of the site through a
// symbolic link. It allows imports whose written path leads out of the site, because the author
// chose that, and the links that npm makes.
func (r resolver) leadsOut(args api.OnResolveArgs, wanted string) (api.OnResolveResult, bool) {
	isPath := strings.HasPrefix(wanted, ".") || filepath.IsAbs(wanted)
	if !isPath || args.ResolveDir == "" || r.input.Site == "" || args.Namespace != entryNamespace && !r.isOwn(args.Importer) &&
		!r.disk.Has(args.Importer) {
		return api.OnResolveResult{}, false
	}
	plain, _, _ := strings.Cut(wanted, "?")
	file := filepath.FromSlash(plain)
	if !filepath.IsAbs(file) {
		file = filepath.Join(args.ResolveDir, file)
	}
	if found := r.disk.LinkOut(file); found != nil {
		return wrong(found.Error(), linkHint), true
	}
	return api.OnResolveResult{}, false
}

// ownEntry resolves a file of the site that is bundled because of its name.
func (r resolver) ownEntry(file string) api.OnResolveResult {
	full := filepath.Join(r.input.Site, filepath.FromSlash(file))
	refuse := func(err error, hint string) api.OnResolveResult {
		return api.OnResolveResult{Errors: []api.Message{{Text: err.Error(), Notes: []api.Note{{Text: hint}}, Location: &api.Location{File: file}}}}
	}
	if found := r.disk.LinkOut(full); found != nil {
		return refuse(found, linkHint)
	}
	if err := disk.CheckRegular(full); err != nil {
		return refuse(err, "replace it with a regular file")
	}
	return api.OnResolveResult{Path: full}
}
