package verify

import (
	_ "embed" // for the script
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"net"
	"net/http"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

//go:embed colors.js
var colorScript string

// Colors are what a browser shows of parts of a page: red, green and blue by the color mode and the name of the part.
type Colors map[string]map[string][]int

// nearly is how much red, green and blue may differ, of 255. The two themes have grays of their own.
const nearly = 64

// ColorPages returns the pages whose colors to compare: the home page, a page with a sidebar and one without.
func ColorPages(old, now Output) []string {
	var chosen []string
	take := func(isWanted func(path string) bool) {
		paths := old.paths()
		if at := slices.IndexFunc(paths, func(path string) bool {
			page := old.Pages[path]
			_, isThere := now.page(path)
			return page.IsGenerated && page.Redirect == "" && !page.IsList && isThere && isWanted(path)
		}); at >= 0 && !slices.Contains(chosen, paths[at]) {
			chosen = append(chosen, paths[at])
		}
	}
	take(func(path string) bool { return path == "/" })
	take(func(path string) bool { return len(old.Pages[path].Sidebar) > 0 })
	take(func(path string) bool { return path != "/" && len(old.Pages[path].Sidebar) == 0 })
	return chosen
}

// ReadColors asks a browser for the colors of pages of an output. dom returns the document at a URL after its scripts have
// run.
func (o *Output) ReadColors(files fs.FS, paths []string, dom func(url string) (string, error)) error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return fmt.Errorf("serve the pages to the browser: %w", err)
	}
	addresses := make([]string, len(paths))
	for i, name := range paths {
		addresses[i] = path.Join(o.Base, name)
	}
	server := &http.Server{Handler: o.colorHandler(files, addresses)} //nolint:gosec // only the browser that docgen starts connects
	wait := parallel.Begin(func() error { return server.Serve(listener) })
	document, err := dom("http://" + listener.Addr().String() + colorsPath)
	_ = server.Close()
	if served := wait(); err == nil && !errors.Is(served, http.ErrServerClosed) {
		err = served
	}
	if err != nil {
		return fmt.Errorf("read the colors of the pages: %w", err)
	}
	_, written, _ := strings.Cut(document, "colors:{")
	written, _, isWhole := strings.Cut(written, ":end")
	found := map[string]Colors{}
	if err := json.Unmarshal([]byte("{"+written), &found); err != nil || !isWhole {
		return errors.New("the browser did not say which colors the pages have")
	}
	o.Colors = map[string]Colors{}
	for i, name := range paths {
		o.Colors[name] = found[addresses[i]]
	}
	return nil
}

// colorsPath is the path of the page that reads the colors of others.
const colorsPath = "/__docgen_colors"

func (o *Output) colorHandler(files fs.FS, addresses []string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == colorsPath {
			list, _ := json.Marshal(addresses) // texts can always be encoded
			fmt.Fprintf(w, "<!doctype html><body><script type=module>const addresses = %s\n%s</script>", list, colorScript)
			return
		}
		name := strings.Trim(strings.TrimPrefix(r.URL.Path, o.Base), "/")
		for _, file := range []string{name, name + ".html", path.Join(name, "index.html")} {
			if info, err := fs.Stat(files, file); err == nil && !info.IsDir() {
				http.ServeFileFS(w, r, files, file)
				return
			}
		}
		http.NotFound(w, r)
	})
}

// colors compares the colors of the pages of which both outputs have them.
func (c *comparison) colors() {
	for _, page := range c.old.paths() {
		for _, mode := range []string{"light", "dark"} {
			before, after := c.old.Colors[page][mode], c.now.Colors[page][mode]
			for _, part := range slices.Sorted(maps.Keys(before)) {
				if len(after[part]) != 3 {
					continue
				}
				var found []Difference
				if isFar(before[part], after[part]) {
					found = []Difference{{Old: colorText(mode, part, before[part]), New: colorText(mode, part, after[part])}}
				}
				c.count(Color, page, found)
			}
		}
	}
}

func isFar(a, b []int) bool {
	for i := range a {
		if max(a[i], b[i])-min(a[i], b[i]) > nearly {
			return true
		}
	}
	return false
}

// colorText describes a color: "light: navbar #ff0000".
func colorText(mode, part string, rgb []int) string {
	return fmt.Sprintf("%s: %s #%02x%02x%02x", mode, part, rgb[0], rgb[1], rgb[2])
}
