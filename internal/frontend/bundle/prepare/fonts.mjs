// Writes the fonts that internal/markdown/directive/formulas.css names to the folder that it is given. Each has the characters
// of its rule, and the glyphs that MathML makes of them.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'

const font = readFileSync('node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2')
const rules = readFileSync('internal/markdown/directive/formulas.css', 'utf8').matchAll(/url\("([a-z-]+)-([0-9a-f]+)\.woff2"\);\s*unicode-range:([^;]+);/g)
for (const [, name, hash, ranges] of rules) {
  const characters = ranges.split(',').flatMap(range => {
    const [first, last = first] = range.trim().slice(2).split('-').map(digits => Number.parseInt(digits, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
  })
  // The features place accents, and replace letters in scripts and below accents; hints are for screens of old.
  const features = ['ccmp', 'dtls', 'mark', 'mkmk', 'rtlm', 'ssty']
  const content = await subset(font, characters.join(''), { targetFormat: 'woff2', noHinting: true, keepFeatures: features })
  const wanted = createHash('sha256').update(content).digest('hex').slice(0, hash.length)
  if (wanted !== hash) throw new Error(`internal/markdown/directive/formulas.css: ${name}-${hash}.woff2 must be ${name}-${wanted}.woff2`)
  writeFileSync(join(process.argv[2], `${name}-${hash}.woff2`), content)
}
