package docusaurus

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/frontend/plugindata"
)

// giving are the lifecycles that docgen calls in each build for the data of a plugin, and themePath the one for its
// components.
var giving = []string{"loadContent", "contentLoaded"}

const themePath = "getThemePath"

// givesData lists a plugin in dataPlugins if docgen can call it for its data and components, and writes the pages that it
// adds. It returns the lifecycles of which it has noted what becomes of them.
func (c *converter) givesData(part part, name string) []string {
	hasData := strings.Contains(part.source, giving[0]) || strings.Contains(part.source, giving[1])
	if !hasData && !strings.Contains(part.source, themePath) || c.site.CallThrough == nil {
		return nil
	}
	options := c.plain(part.options)
	file, inside, _ := strings.Cut(c.moduleOf(part.name), "#")
	argument := plugindata.Argument{Site: c.context(), Options: exported(options)}
	answers, err := c.site.CallThrough(plugindata.Script, file, inside, []any{argument})
	var data plugindata.Data
	if err == nil && len(answers) == 1 {
		err = data.Read(exported(answers[0]))
	}
	switch {
	case !hasData && (err != nil || len(data.Themes) == 0):
		return nil
	case err != nil:
		c.note(Lost, part.at, name+", "+strings.Join(giving, ", "),
			fmt.Sprintf("it fails without the other parts of Docusaurus: %v; write its data to a JSON file that components import, before docgen build", err))
		c.lacksRoutes = c.lacksRoutes || strings.Contains(part.source, giving[1])
		return giving
	}
	var entry evaluate.Value = c.fileOf(part.name)
	if len(part.options.Keys) > 0 {
		entry = []evaluate.Value{entry, options}
	}
	c.set("dataPlugins", append(list(c.out.Fields["dataPlugins"]), entry), part.at)
	if hasData {
		c.note(Mapped, part.at, name+", "+strings.Join(giving, ", "), "docgen calls it in each build, as dataPlugins says")
	}
	c.addedRoutes(data.Routes, part, name)
	if len(data.Themes) == 0 {
		return giving
	}
	c.note(Mapped, part.at, name+", "+themePath, outcomeText("taken", themePath))
	return append([]string{themePath}, giving...)
}

// moduleOf returns what docgen runs for a plugin: its file, or the folder of its npm package.
func (c *converter) moduleOf(name string) string {
	file := c.fileOf(name)
	folder := path.Join("node_modules", file)
	if info, err := fs.Stat(c.site.Folder, folder); err == nil && info.IsDir() {
		return folder
	}
	return file
}

// pagesFolder has the pages for the routes of plugins.
const pagesFolder = page.Folder + "/" + page.Added

// addedRoutes writes a page for each route that a plugin adds.
func (c *converter) addedRoutes(routes []plugindata.Route, part part, name string) {
	var written, left []string
	for _, route := range routes {
		file, isPage := c.pageFile(route.Path)
		if !isPage || route.Component == "" {
			left = append(left, route.Path)
			continue
		}
		c.files = append(c.files, File{Name: file, Text: c.pageText(route, part)})
		written = append(written, file)
	}
	if len(written) > 0 {
		c.note(Mapped, part.at, name+", addRoute", fmt.Sprintf("its pages are in %s now: %s; a page that it adds later needs such a file, too",
			pagesFolder, listed(written)))
	}
	if len(left) > 0 {
		c.lacksRoutes = true
		c.note(Lost, part.at, name+", addRoute", "write a page in "+pagesFolder+" for "+listed(left))
	}
}

// listed lists the first of several names.
func listed(names []string) string {
	const most = 5
	if len(names) <= most {
		return strings.Join(names, ", ")
	}
	return strings.Join(names[:most], ", ") + " and " + strconv.Itoa(len(names)-most) + " more"
}

// routePattern finds what only a router understands.
var routePattern = regexp.MustCompile(`[:*?()]`)

// pageFile returns the file of the page at a path, which begins with the base URL.
func (c *converter) pageFile(at string) (string, bool) {
	below := strings.TrimPrefix(at, c.baseURL())
	if routePattern.MatchString(below) || !fs.ValidPath(path.Join(pagesFolder, below)) {
		return "", false
	}
	if below == "" || strings.HasSuffix(below, "/") {
		below += "index"
	}
	return path.Join(pagesFolder, below) + ".jsx", true
}

// pageText returns a page that shows the component of a route with its data.
func (c *converter) pageText(route plugindata.Route, part part) string {
	var text, props strings.Builder
	fmt.Fprintf(&text, "// The plugin %s adds this page.\nimport Component from %q\n", c.fileOf(part.name), c.imported(route.Component))
	for i, module := range route.Modules {
		fmt.Fprintf(&text, "import data%d from %q\n", i, c.imported(module[1]))
		fmt.Fprintf(&props, " %s={data%d}", module[0], i)
	}
	fmt.Fprintf(&text, "\nexport default function Page(props) {\n  return <Component {...props}%s />\n}\n", props.String())
	return text.String()
}

// imported returns how a page imports a module that a plugin names, perhaps by its path on disk.
func (c *converter) imported(module string) string {
	below := c.relative(module)
	if below == module || strings.HasPrefix(module, "@") {
		return module
	}
	if strings.Contains(module, "/node_modules/") {
		return below
	}
	return "@site/" + below
}
