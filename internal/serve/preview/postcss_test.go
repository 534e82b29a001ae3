package preview_test

import (
	"strings"
	"testing"
)

// postcss writes a PostCSS that runs only one plugin, tiny.
func (s siteFolder) postcss(tiny string) {
	s.save("node_modules/postcss/package.json", `{"name": "postcss", "main": "index.js"}`)
	s.save("node_modules/postcss/index.js", `module.exports = (plugins) => ({
  async process(css) {
    const messages = []
    for (const plugin of plugins) css = plugin.run(css, messages)
    return { css, messages, warnings: () => [] }
  },
})`)
	s.save("node_modules/tiny/package.json", `{"name": "tiny", "main": "index.js"}`)
	s.save("node_modules/tiny/index.js", tiny)
}

// The author saves a style sheet after the compiler has read it.
func TestStyleSheetSavedWhileItIsCompiled(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("docgen.yaml", "title: Site\nurl: https://example.org\npostcss: tiny\nthemeConfig: { customCss: src/own.css }\n")
	site.save("content/index.md", "# Home\n")
	site.save("src/own.css", ".is-red { color: red }\n")
	site.postcss(`module.exports = () => ({ postcssPlugin: 'tiny', run(css) { require('fs').writeFileSync('src/own.css', '.is-tan { color: tan }'); return css } })
module.exports.postcss = true`)
	live := site.openValid(site.options())
	for _, class := range []string{"is-red", "is-tan"} {
		page, err := live.Page(t.Context(), "/")
		if err != nil {
			t.Fatal(err)
		}
		styles, err := live.File(t.Context(), strings.TrimPrefix(page.Styles, "/"))
		if err != nil || !strings.Contains(string(styles), "."+class) {
			t.Errorf("the styles lack .%s: %v", class, err)
		}
		site.update(live)
	}
}

func TestPreviewRunsPostCSSAgainWhenAPageUsesANewClass(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("docgen.yaml", "title: Site\nurl: https://example.org\npostcss: tiny\nthemeConfig: { customCss: src/own.css }\n")
	site.save("src/own.css", "@utilities;\n")
	site.postcss(`const fs = require('fs')
module.exports = () => ({
  postcssPlugin: 'tiny',
  run(css, messages) {
    messages.push({ type: 'dir-dependency', dir: process.cwd() + '/content', glob: '**/*.mdx' })
    const text = fs.readFileSync('content/index.mdx', 'utf8')
    return css.replace('@utilities;', [...text.matchAll(/is-(\w+)/g)].map(([name, color]) => '.' + name + ' { color: ' + color + ' }').join(' '))
  },
})
module.exports.postcss = true`)
	use := func(class string) { site.save("content/index.mdx", "# Home\n\n<b className=\""+class+"\">one</b>\n") }
	use("is-red")
	live := site.openValid(site.options())
	for _, class := range []string{"is-red", "is-tan"} {
		use(class)
		site.update(live)
		page, err := live.Page(t.Context(), "/")
		if err != nil {
			t.Fatal(err)
		}
		styles, err := live.File(t.Context(), strings.TrimPrefix(page.Styles, "/"))
		if err != nil || !strings.Contains(string(styles), "."+class) {
			t.Errorf("the styles lack .%s: %v", class, err)
		}
	}
}
