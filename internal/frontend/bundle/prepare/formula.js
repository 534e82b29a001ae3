// Renders a formula as MathML, which browsers show without KaTeX's styles and fonts. Errors are
// thrown as JSON, with their place. Commands that make links or HTML are errors, because nothing
// would check them.
const katex = require('katex')

const trust = ({ command }) => {
  throw new katex.ParseError(`${command} is not allowed`)
}

// The letters and digits of other alphabets in Unicode, in the order of its code charts, and those that it had before.
const alphabets = {}
for (const [variant, first, last, earlier = ''] of [
  ['bold', 0x1d400, 0x1d433],
  ['italic', 0x1d434, 0x1d467, 'ℎ'],
  ['bold-italic', 0x1d468, 0x1d49b],
  ['script', 0x1d49c, 0x1d4cf, 'ℬℰℱℋℐℒℳℛℯℊℴ'],
  ['fraktur', 0x1d504, 0x1d537, 'ℭℌℑℜℨ'],
  ['double-struck', 0x1d538, 0x1d56b, 'ℂℍℕℙℚℝℤ'],
  ['bold-fraktur', 0x1d56c, 0x1d59f],
  ['sans-serif', 0x1d5a0, 0x1d5d3],
  ['bold-sans-serif', 0x1d5d4, 0x1d607],
  ['sans-serif-italic', 0x1d608, 0x1d63b],
  ['monospace', 0x1d670, 0x1d6a3],
  ['bold', 0x1d6a8, 0x1d6e1],
  ['italic', 0x1d6e2, 0x1d71b],
  ['bold-italic', 0x1d71c, 0x1d755],
  ['bold-sans-serif', 0x1d756, 0x1d78f],
  ['bold', 0x1d7ce, 0x1d7d7],
  ['double-struck', 0x1d7d8, 0x1d7e1],
  ['sans-serif', 0x1d7e2, 0x1d7eb],
  ['bold-sans-serif', 0x1d7ec, 0x1d7f5],
  ['monospace', 0x1d7f6, 0x1d7ff],
]) {
  alphabets[variant] ??= new Map()
  const characters = Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
  for (const character of [...characters, ...earlier]) alphabets[variant].set(character.normalize('NFKC'), character)
}

// MathML Core has no attribute for alphabets, such as that of \mathbb{R}.
const inAlphabet = (whole, element, variant, text) => {
  const letters = alphabets[variant]
  return letters && !text.includes('&') ? `<${element}>${Array.from(text, letter => letters.get(letter) ?? letter).join('')}</${element}>` : whole
}

exports.render = (_, { tex, display }) => {
  try {
    const html = katex.renderToString(tex, { displayMode: display, output: 'mathml', strict: 'ignore', trust })
    return html
      .slice('<span class="katex">'.length, -'</span>'.length)
      .replaceAll(/<(mi|mn|mo) mathvariant="([a-z-]+)">([^<]*)<\/\1>/g, inAlphabet)
      // the policy forbids the attribute style
      .replaceAll(/ style="text-shadow:[^"]*"/g, ' class="formula-bold"')
      .replaceAll(/ style="border:[^"]*"/g, ' class="formula-frame"')
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error
    throw new Error(JSON.stringify({ text: error.rawMessage, position: error.position ?? 0 }))
  }
}
