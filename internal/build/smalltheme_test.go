package build_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"testing/fstest"
	"time"
)

// smallTheme returns a theme that prints all of a page's data and takes no time to bundle.
// standIn renders as its server.tsx does.
func smallTheme(mark string) fstest.MapFS {
	theme := fstest.MapFS{}
	for name, text := range map[string]string{
		"client.tsx":       "import './a.css'; console.log(" + fmt.Sprintf("%q", mark) + ")",
		"dev.ts":           "import './a.css'; console.log(" + fmt.Sprintf("%q", mark) + ")",
		"dev/hot.ts":       "export const page = (name, component) => component, register = () => {}, provide = () => {}, override = (name, original) => original",
		"a.css":            "body { margin: 0 }",
		"search/worker.ts": "export {}",
		"boot.ts":          "document.title",
		"locale.ts":        "globalThis.texts = localeData",
		"server.tsx": `export const createRender = (sources: any) => function render(site: any, page: any) {
			const { content, ...rest } = page
			return '<pre>' + encodeURI(JSON.stringify([site.title, rest])) + '</pre>' + content }
			export const render = createRender({})`,
		"dev/jsx-runtime.ts":    "export * from 'react/jsx-runtime'",
		"mdx/MDXComponents.tsx": "export const MDXComponents = {\n  Box: (props) => props.children,\n}",
		"prepared/react.js":     "export default 1; export const jsx = 1, jsxs = 1, Fragment = 1",
		"prepared/lunr.js":      "export default 1",
		"prepared/stem-de.js":   "export const stemmer = 1",
		"prepared/stem-fr.js":   "export const stemmer = 1",
		"prepared/mermaid.zip":  zipped("mermaid-1.js"),
		"prepared/server.js":    `for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) exports[name] = {}`,
	} {
		theme[name] = &fstest.MapFile{Data: []byte(text), ModTime: time.Unix(int64(len(mark)), 0)}
	}
	return theme
}

// zipped returns an archive that contains one empty script.
func zipped(name string) string {
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	_, _ = archive.Create(name) // writing to memory cannot fail
	_ = archive.Close()
	return out.String()
}
