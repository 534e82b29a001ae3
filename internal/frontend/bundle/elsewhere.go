package bundle

import (
	"path"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// fileElsewhere resolves an import of a file that is not on disk. It returns false for any
// other import.
func (r resolver) fileElsewhere(args api.OnResolveArgs, wanted string, asked request) (result api.OnResolveResult, found bool) {
	if r.input.Read == nil || !strings.HasPrefix(wanted, "./") && !strings.HasPrefix(wanted, "../") {
		return result, false
	}
	plain, _, _ := strings.Cut(wanted, "?")
	root := filepath.Join(args.ResolveDir, filepath.FromSlash(plain))
	for _, ending := range []string{"", ".tsx", ".ts", ".jsx", ".js", ".css", ".json", "/index.tsx", "/index.ts", "/index.jsx", "/index.js"} {
		file := root + filepath.FromSlash(ending)
		_, found = r.disk.Elsewhere(file)
		if !found {
			continue
		}
		switch {
		case asked.isRaw:
			return r.data(rawNamespace, file), true
		case asked.loader != "":
			return r.data(asked.loader+loaderMark, file), true
		case strings.HasSuffix(file, ".module.css"):
			return r.styleModule(file), true
		case isAsset(file) && args.Kind == api.ResolveCSSURLToken:
			name, err := r.assets.add(file)
			return api.OnResolveResult{Path: "./" + name, External: true}, err == nil
		case isAsset(file) || asked.isURL:
			return r.data(asked.namespace(), file), true
		}
		return api.OnResolveResult{Path: file}, true
	}
	return result, false
}

// loadElsewhere loads a file that is not on disk. Its imports of packages are those of the site.
func (r resolver) loadElsewhere(args api.OnLoadArgs) (result api.OnLoadResult, found bool) {
	text, found := r.disk.Elsewhere(args.Path)
	if !found {
		return result, false
	}
	contents, loader := string(text), scriptLoader(args.Path)
	switch path.Ext(args.Path) {
	case ".json":
		loader = api.LoaderJSON
	case ".css":
		loader = api.LoaderCSS
	}
	return api.OnLoadResult{Contents: &contents, Loader: loader, ResolveDir: filepath.Dir(args.Path)}, true
}
