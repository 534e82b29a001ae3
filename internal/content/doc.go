// Package content finds the docs in a docs folder, reads their front matter and derives their
// ids, slugs and positions.
//
// Its main types are [Tree], the list of files found, and [Doc], the description of one of
// them. The rules are those of Docusaurus. The package does not parse Markdown, and knows
// neither URLs below the site's base URL nor sidebars.
//
// The district content is about what authors write and add beside it, before docgen parses its Markdown. It knows
// no URLs below the base URL. Start with scan.go.
//
// Its packages, each of which imports only those above it:
//
//   - svg: tells whether an SVG image is harmless
//   - resize: smaller variants of PNG and JPEG images
//   - changelog: the releases in a changelog file, and a virtual file with the text of each
//   - page: which files in src/pages become pages, and at which paths
//   - asset: images and downloads beside docs, static folders
//   - hooks: runs the site's remark plugins, preprocessor and parser of front matter on texts, before docgen parses them
//   - plugin: runs the plugins of docgen that the site uses: their data, pages and directives
//   - version: the versions of each docs instance: Docusaurus's files and the options for them
//   - gitversion: the versions that the config reads from git: their refs, folders and overlays
//   - blog: the posts of a blog: dates, URLs, authors; how lists divide them
//   - locale: where the pages of a locale and its translations are
//   - tag: groups docs by their tags; reads the tags file
//   - translation: the label files of a locale, in Docusaurus's format: reads them, has the keys of the config's texts, adds texts
//   - accepted: the lock file that records which state of an original each translation was accepted for
//   - parity: compares a translation with its source: outline, code, links, components
//   - adopt: describes a folder of Markdown without a docgen.yaml, as the text of one
//   - openapi/description: reads OpenAPI descriptions: values in the order of the text, references, mistakes and their places
//   - openapi/prose: turns texts of a description, in CommonMark and HTML, into Markdown that docgen shows the same way
//   - openapi: turns the description of an API into Markdown pages, and writes them beside those of the author
package content
