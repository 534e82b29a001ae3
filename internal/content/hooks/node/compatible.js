'use strict'
// Rewrites what Docusaurus accepts but the parsers of unified do not. The result has pieces, so
// that each place in it leads back to the source.

const fence = /^ {0,3}(?:[>\s]*(?:[-*+]|\d+[.)])?\s*)(`{3,}|~{3,})(.*)$/
const heading = /^(\s{0,3}#{1,6}\s.*?)((?<!\\)\{#[^{}\s]+\})(\s*)$/
const title = /^([\s>]*:{3,}[\w-]+)[ \t]+([^\s[{].*?)([ \t]*)$/

// A fenced block, code in a line, or a comment of HTML, whichever begins first.
const opaque = /^[ >\t]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ >\t]*\1[`~]*[ \t]*$|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\2(?!`)|<!--([\s\S]*?)-->/gm

// commented returns the text with comments of JavaScript, of the same length, for those of HTML.
function commented(text) {
  return text.replace(opaque, (found, fenced, code, comment) => (comment === undefined ? found : `{/*-${comment.replace(/\*\/|[`~]/g, (mark) => ' '.repeat(mark.length))}*/}`))
}

// pieces returns the text for the parser.
function pieces(source, isMDX) {
  const text = isMDX ? commented(source) : source
  const list = []
  let [at, open] = [0, '']
  const add = (written, from, to) => list.push([written, from, to])
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) || []) {
    const body = line.replace(/\n$/, '')
    const marker = fence.exec(body)
    if (marker && (open === '' ? !(marker[1][0] === '`' && marker[2].includes('`')) : marker[1].startsWith(open) && marker[2].trim() === '')) {
      open = open === '' ? marker[1] : ''
    } else if (open === '') {
      const [named, explicit] = [title.exec(body), isMDX && heading.exec(body)]
      if (named) {
        const start = at + body.indexOf(named[2], named[1].length)
        add(named[1], at, at + named[1].length)
        add('[', at + named[1].length, start)
        add(named[2], start, start + named[2].length)
        add(']', start + named[2].length, start + named[2].length + named[3].length)
        add(line.slice(body.length), at + body.length, at + line.length)
        at += line.length
        continue
      }
      if (explicit) {
        const brace = at + explicit[1].length
        add(explicit[1], at, brace)
        add('\\', brace, brace)
        add(line.slice(explicit[1].length), brace, at + line.length)
        at += line.length
        continue
      }
    }
    add(line, at, at + line.length)
    at += line.length
  }
  return list
}

module.exports = { pieces }
