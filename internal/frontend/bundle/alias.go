package bundle

import (
	"path"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// aliased replaces the beginning of an import by what the config gives for it: a path in the
// site folder, or the name of a package. The longest name wins.
func (r resolver) aliased(args api.OnResolveArgs, wanted string) (string, api.OnResolveArgs) {
	longest, target := "", ""
	for name, stands := range r.input.Aliases {
		if (wanted == name || strings.HasPrefix(wanted, name+"/")) && len(name) > len(longest) {
			longest, target = name, stands
		}
	}
	if longest == "" || strings.Contains(filepath.ToSlash(args.Importer), "/node_modules/") {
		return wanted, args
	}
	rest := strings.TrimPrefix(wanted, longest)
	if isPath := strings.HasPrefix(target, "."); isPath || r.isInSite(target) {
		args.ResolveDir = r.input.Site
		return "./" + path.Join(target, rest), args
	}
	return target + rest, args
}

// isInSite reports whether the site folder has a file or a folder of this name, with or without
// an extension.
func (r resolver) isInSite(name string) bool {
	matches, _ := filepath.Glob(filepath.Join(r.input.Site, filepath.FromSlash(name)) + "*")
	return len(matches) > 0
}
