import { createHash } from 'node:crypto'

/** HostileFile is a file whose content would run code if a browser opened it as a document. */
export interface HostileFile {
  name: string
  content: Buffer
}

/** The code that every file tries to run. Console messages appear under every policy. */
const code = `console.info('ran')`
const encoded = [...code].map((char) => `&#${char.charCodeAt(0)};`).join('')

const svgNS = 'http://www.w3.org/2000/svg'
const xhtmlNS = 'http://www.w3.org/1999/xhtml'
const xlinkNS = 'http://www.w3.org/1999/xlink'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="${svgNS}" xmlns:xlink="${xlinkNS}" viewBox="0 0 9 9" width="99" height="99"${attributes}>${inside}</svg>`
const script = `<script>${code}</script>`
const area = '<rect width="9" height="9"/>'
const html = (inside: string) => `<!doctype html><title>x</title>${inside}`
const inHTML = (inside: string) =>
  svg(`<foreignObject width="9" height="9"><b xmlns="${xhtmlNS}">${inside}</b></foreignObject>`)

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** A script that an image refers to: next to it, and where a build puts it. */
const linked = Buffer.from(code)
const hash = createHash('sha256').update(linked).digest('hex').slice(0, 8)

const pictures: Record<string, string | Buffer> = {
  plain: svg(script),
  'prefix-with-dot': `<a.b:svg xmlns:a.b="${svgNS}"><a.b:script>${code}</a.b:script></a.b:svg>`,
  'prefix-not-ascii': `<é:svg xmlns:é="${svgNS}"><é:script>${code}</é:script></é:svg>`,
  'prefix-inside': svg(`<_-:script xmlns:_-="${svgNS}">${code}</_-:script>`),
  'html-script': svg(`<h:script xmlns:h="${xhtmlNS}">${code}</h:script>`),
  'html-script-by-default': svg(`<script xmlns="${xhtmlNS}">${code}</script>`),
  'html-picture': inHTML(`<img src="/none" onerror="${code}"/>`),
  'html-frame': inHTML(`<iframe srcdoc="&lt;script&gt;${code}&lt;/script&gt;"/>`),
  'html-frame-of-data': inHTML(`<iframe src="data:text/html,&lt;script&gt;${code}&lt;/script&gt;"/>`),
  'html-object': inHTML(`<object data="data:text/html,&lt;script&gt;${code}&lt;/script&gt;"/>`),
  'html-details': inHTML(`<details open="" ontoggle="${code}"/>`),
  onload: svg('', ` onload="${code}"`),
  'onload-on-lines': svg('', `\n\tonload\n=\n'${code.replaceAll("'", '"')}'`),
  'onload-encoded': svg('', ` onload="${encoded}"`),
  'onload-in-group': svg(`<g onload="${code}"/>`),
  'onerror-of-picture': svg(`<image href="/none" onerror="${code}"/>`),
  'onload-of-style': svg(`<style onload="${code}"/>`),
  onbegin: svg(`<animate onbegin="${code}" attributeName="x" dur="1s"/>`),
  'onbegin-of-set': svg(`<rect><set onbegin="${code}" attributeName="x" to="1"/></rect>`),
  onclick: svg(`<rect width="9" height="9" onclick="${code}"/>`),
  entity: `<!DOCTYPE svg [<!ENTITY x "&#60;script&#62;${code}&#60;/script&#62;">]>${svg('&x;')}`,
  'attribute-by-default': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${code}">]>${svg('')}`,
  'utf-16-little': Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(svg(script))]),
  'utf-16-big': Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(svg(script)).swap16()]),
  'utf-16-declared': utf16(`<?xml version="1.0" encoding="UTF-16LE"?>${svg(script)}`),
  'iso-2022-jp': `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg(`<\x1b(Bscr\x1b(Jipt\x1b(B>${code}</script>`)}`,
  'shift-jis': `<?xml version="1.0" encoding="Shift_JIS"?>${svg(script)}`,
  'utf-7': `<?xml version="1.0" encoding="UTF-7"?>${svg(`+ADw-script+AD4-${code}+ADw-/script+AD4-`)}`,
  'utf-8-mark': `\uFEFF${svg(script)}`,
  cdata: svg(`<script><![CDATA[${code}]]></script>`),
  'script-of-data': svg(`<script href="data:text/javascript,${encodeURIComponent(code)}"/>`),
  'script-of-file': svg(
    ['', '../files/', '../sandbox/']
      .map((at) => `<script href="${at}code${at && `-${hash}`}.cjs"/>`)
      .join(''),
  ),
  module: svg(`<script type="module">${code}</script>`),
  'script-in-defs': svg(`<defs><script type="text/ecmascript">${code}</script></defs>`),
  'link-encoded': svg(`<a href="javascrip&#116;:${code}">${area}</a>`),
  'link-with-tab': svg(`<a xlink:href=" java&#9;script&#58;${code}">${area}</a>`),
  'link-animated': svg(
    `<a>${area}<animate attributeName="href" values="javascript:${code}" begin="0s"/></a>`,
  ),
  'link-set': svg(`<a xlink:href="#">${area}<set attributeName="xlink:href" to="javascript:${code}"/></a>`),
  'use-of-data': svg(
    `<use href="data:image/svg+xml;base64,${Buffer.from(svg(`<g id="x">${script}</g>`)).toString('base64')}#x"/>`,
  ),
  'style-sheet': `<?xml-stylesheet type="text/xsl" href="style.xsl"?>${svg('')}`,
  'never-closed': svg(script).replace('</svg>', '<g>'),
  'wrong-afterwards': `${svg(script)}<<<`,
}

const documents: Record<string, string | Buffer> = {
  'page.html': html(script),
  'page.HTM': html(`<img src=/none onerror=${code}>`),
  'page.shtml': html(`<svg><animate onbegin="${code}" attributeName=x dur=1s>`),
  'page.xhtml': `<html xmlns="${xhtmlNS}"><head>${script}</head></html>`,
  'page.xht': `<x:html xmlns:x="${xhtmlNS}"><x:script>${code}</x:script></x:html>`,
  'page.xml': `<r><script xmlns="${xhtmlNS}">${code}</script></r>`,
  'styled.xml': '<?xml-stylesheet type="text/xsl" href="style.xsl"?><r/>',
  'style.xsl': `<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><html>${script}</html></x:template></x:stylesheet>`,
  'utf-16.html': Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(html(script))]),
  'iso-2022-jp.html': `<!doctype html><meta charset=iso-2022-jp><a title="\x1b$B" x="\x1b(B"><img src=/none onerror=${code}>`,
  'frame.html': html(`<iframe srcdoc="${script}"></iframe><embed src="data:text/html,${script}">`),
  'page.mht': `MIME-Version: 1.0\nContent-Type: text/html\n\n${html(script)}`,
  page: html(script),
  'page.unknown': html(script),
  'code.cjs': linked,
  'code.mjs': code,
}

/** Files that browsers must not open as documents, whatever they contain. */
const inert: Record<string, string> = {
  'page.txt': html(script),
  'page.log': html(script),
  'page.png': html(script),
  'page.css': html(script),
  'page.json': html(script),
}

const all = (files: Record<string, string | Buffer>, extension = ''): HostileFile[] =>
  Object.entries(files).map(([name, content]) => ({ name: name + extension, content: Buffer.from(content) }))

/** Files that untrusted authors must not add. */
export const hostileFiles: HostileFile[] = [...all(pictures, '.svg'), ...all(documents)]

/** Files that look similar and are harmless. */
export const inertFiles: HostileFile[] = all(inert)
