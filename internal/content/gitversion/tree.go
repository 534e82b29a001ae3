package gitversion

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// trees are the files of all refs. Instances with the same ref share its files.
type trees struct {
	input Input
	known map[string]tree // by name of the root
	files source.Files
}

// tree holds the files of a ref.
type tree struct {
	files   source.FS // of the whole repository, with the overlay
	site    string    // name of the site folder
	below   string    // the site folder in the repository
	overlay string
}

// treeOf returns the files of a ref.
func (t *trees) treeOf(r *reader, of wanted) (tree, bool) {
	var shown []string
	for _, folder := range append([]string{"."}, t.input.Config.Folders()...) {
		shown = append(shown, path.Join(t.input.Repository.Site, folder))
	}
	commit := t.input.Repository.Files(of.ref, shown...)
	name, overlay := commit.Name("."), of.entry.Folder()
	if known, found := t.known[name]; found {
		if known.overlay != overlay {
			r.fail(of.entry.report(diag.Error, "overlay", fmt.Sprintf("the %s %q has two overlays", of.ref.Kind, of.ref.Name),
				"write the same overlay for all docs"))
		}
		return known, known.overlay == overlay
	}
	made := tree{files: commit, site: commit.Site(), below: t.input.Repository.Site, overlay: overlay}
	if overlay != "" {
		if !r.checkOverlay(of.entry) {
			return made, false
		}
		made.files = source.Overlay(commit, t.layers(overlay)...)
	}
	t.known[name] = made
	t.files = append(t.files, made.files)
	return made, true
}

// layers returns where an overlay lies over the repository. A folder outside the site folder
// loses the dots: "fixes/docs" lies over "../docs".
func (t *trees) layers(overlay string) []source.Layer {
	files := source.Site(t.input.Dir, overlay)
	at := t.input.Repository.Site
	layers := []source.Layer{{At: at, Files: files}}
	for _, folder := range t.input.Config.Folders() {
		for ; strings.HasPrefix(folder, "../"); folder = strings.TrimPrefix(folder, "../") {
			at = path.Join(at, "..")
		}
		if !slices.ContainsFunc(layers, func(layer source.Layer) bool { return layer.At == at }) {
			layers = append(layers, source.Layer{At: at, Files: files})
		}
	}
	return layers
}

// add adds a folder of the site to the files of all refs, and returns it.
func (t tree) add(all *trees, folder string) source.FS {
	files := source.Sub(t.files, path.Join(t.below, folder))
	if !slices.ContainsFunc(all.files, func(known source.FS) bool { return known.Name(".") == files.Name(".") }) {
		all.files = append(all.files, files)
	}
	return files
}

// checkOverlay reports an overlay that does not exist, and files in it that replace nothing.
func (r *reader) checkOverlay(of entry) bool {
	folder := of.Folder()
	if info, err := r.input.Files.Stat(folder); err != nil || !info.IsDir() {
		r.fail(of.report(diag.Error, "overlay", fmt.Sprintf("the overlay folder %q does not exist", folder),
			"create it in the site folder, or remove the option"))
		return false
	}
	known := []string{string(r.docs.SidebarPath)}
	for _, docs := range r.input.Config.Docs {
		known = append(known, string(docs.SidebarPath))
	}
	known = append(known, r.input.Config.Folders()...)
	for _, file := range filesIn(r.input.Files, folder) {
		below, _ := source.Below(folder, file)
		if !slices.ContainsFunc(known, func(place string) bool {
			_, isIn := source.Below(withoutDots(place), below)
			return isIn || isSidebars(below, place)
		}) {
			r.fail(diag.Diagnostic{
				Severity: diag.Warning, Code: "versions", File: file,
				Text: "the file has no effect, because the overlay replaces only docs, sidebars and static files",
				Hint: fmt.Sprintf("files that replace docs are in %s", path.Join(folder, withoutDots(r.docs.Path))),
			})
		}
	}
	return true
}

func withoutDots(folder string) string {
	for strings.HasPrefix(folder, "../") {
		folder = strings.TrimPrefix(folder, "../")
	}
	return path.Clean(folder)
}

// filesIn returns the files of a folder and its subfolders, without hidden ones.
func filesIn(files source.Files, folder string) []string {
	var found []string
	entries, _ := files.ReadDir(folder) // reading the docs reports the error
	for _, entry := range entries {
		name := path.Join(folder, entry.Name())
		switch {
		case strings.HasPrefix(entry.Name(), "."):
		case entry.IsDir():
			found = append(found, filesIn(files, name)...)
		default:
			found = append(found, name)
		}
	}
	return found
}

// hasDocs reports a commit without docs.
func (r *reader) hasDocs(of wanted, docs source.FS) bool {
	text, hint := fmt.Sprintf("the %s %q has no folder %q", of.ref.Kind, of.ref.Name, path.Clean(r.docs.Path)), "choose a later one, or remove the version"
	if info, err := docs.Stat("."); errors.Is(err, fs.ErrNotExist) || err == nil && !info.IsDir() {
		r.fail(of.entry.report(diag.Error, of.entry.option(), text, hint))
		return false
	}
	tree, findings, err := content.Scan(content.Options{Files: docs, Include: r.docs.Include, Exclude: r.docs.Exclude, MayBeEmpty: true})
	if err == nil && len(tree.Docs) == 0 {
		text = fmt.Sprintf("the %s %q has no docs in the folder %q", of.ref.Kind, of.ref.Name, path.Clean(r.docs.Path))
		if len(findings) > 0 {
			text += ": " + findings[0].Text
		}
		r.fail(of.entry.report(diag.Error, of.entry.option(), text, hint))
		return false
	}
	return true
}

// sidebars returns the name of the sidebars file of a commit. It may have another extension
// than that of today.
func (r *reader) sidebars(of wanted, tree tree) string {
	wanted := string(r.docs.SidebarPath)
	if wanted == "" {
		return ""
	}
	base := strings.TrimSuffix(wanted, path.Ext(wanted))
	for _, candidate := range []string{wanted, base + ".yaml", base + ".yml", base + ".json"} {
		if config.IsScript(candidate) {
			continue
		}
		file := path.Join(tree.below, candidate)
		if info, err := tree.files.Stat(file); err == nil && info.Mode().IsRegular() {
			return tree.files.Name(file)
		}
	}
	for _, extension := range config.ScriptExtensions() {
		if _, err := tree.files.Stat(path.Join(tree.below, base+extension)); err == nil {
			r.fail(of.entry.report(diag.Warning, of.entry.option(),
				fmt.Sprintf("docgen cannot read %s at the %s %q, so its sidebar follows the folder structure", base+extension, of.ref.Kind, of.ref.Name),
				fmt.Sprintf("write it as YAML, and put it into an overlay as %s", base+".yaml")))
			break
		}
	}
	return tree.files.Name(path.Join(tree.below, base+".yaml"))
}

// isSidebars reports whether a file of an overlay replaces a sidebars file.
func isSidebars(file, sidebars string) bool {
	return sidebars != "" && strings.TrimSuffix(file, path.Ext(file)) == strings.TrimSuffix(withoutDots(sidebars), path.Ext(sidebars))
}
