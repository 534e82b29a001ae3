import { proseOf, sentenceTypes } from '../sentences.js'

// What every web developer knows. Anything else is spelled out once in the document:
// "Content Security Policy (CSP)".
const known = new Set(
  `AA AI ALL API ASCII AVIF AST BCP CDN CI CLI CPU CSS CSV DNS DOM ES FAQ GET GIF GUI HEAD HTML HTTP HTTPS IBM ICO ID IDE IP ISC ISO JPEG JPG
  JS JSON JSX KB MB GB MCP MD MDX MIT MIME NFC NUL OK OS PDF PATH PNG POST PR RFC RSS RTL S3 SARIF SEO SGML SHA SQL SSH SSR SVG TCP TLS TOC TOML
  TS TSX TTY UI URI USER URL US USB UTC UTF UTF8 UUID UX VS XML XSLT XSS YAML ZIP BSD GNU GPU PHP RAM TIFF SSD VM WCAG ARIA SPDX STIX`
    .split(/\s+/)
    .filter(Boolean),
)

/** An abbreviation is known to all, or spelled out in its document. */
export default (context) => {
  const { RuleError, report, locator, getSource } = context
  const visit = (node) => {
    for (const match of proseOf(node).matchAll(/(?<![\w.-])([A-Z]{2,5}[0-9]?)s?(?![\w-])/g)) {
      const name = match[1]
      const spelledOut = new RegExp(`\\(${name}s?\\)|\\b${name} \\([a-z]|<abbr[^>]*>${name}`, 'i')
      if (known.has(name) || spelledOut.test(getSource())) continue
      const padding = locator.range([match.index, match.index + name.length])
      report(node, new RuleError(`"${name}" is not spelled out in this document`, { padding }))
    }
  }
  return Object.fromEntries(sentenceTypes.map((type) => [type, visit]))
}
