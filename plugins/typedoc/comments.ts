import type { Comment, Part, Reflection } from './model.ts'

/** How a page links to a symbol: a target relative to that page, or nothing if no page shows the symbol. */
export type Linker = (id: number) => string | undefined

const html =
  /<(?!\/?(?:a|abbr|b|blockquote|br|code|dd|del|details|div|dl|dt|em|h[1-6]|hr|i|img|kbd|li|ol|p|pre|s|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|var)\b|!--|https?:)(?=[a-z/!?])/gi

/** escaped keeps placeholders such as <name> from being tags. */
const escaped = (text: string) => text.replace(html, '\\<')

/** written returns the parts of a comment as Markdown. */
export function written(parts: Part[] | undefined, link: Linker): string {
  return (parts ?? [])
    .map((part) => {
      if (part.kind === 'text') return escaped(part.text)
      if (part.kind !== 'inline-tag') return part.text
      const text = (part.tsLinkText || part.text).trim()
      const shown = part.tag === '@linkplain' ? text : `\`${text.replace(/`/g, '')}\``
      const target =
        typeof part.target === 'number'
          ? link(part.target)
          : typeof part.target === 'string'
            ? part.target
            : undefined
      return target ? `[${shown}](${target})` : shown
    })
    .join('')
    .trim()
}

export const summary = (comment: Comment | undefined, link: Linker) => written(comment?.summary, link)

/** tag returns the content of the first block tag with a name. */
export function tag(comment: Comment | undefined, name: string, link: Linker): string {
  return written(comment?.blockTags?.find((each) => each.tag === name)?.content, link)
}

/** firstSentence returns the first sentence of a comment as one line. */
export function firstSentence(comment: Comment | undefined, link: Linker): string {
  const [paragraph = ''] = summary(comment, link).split(/\n\s*\n/)
  const line = paragraph.replace(/\s+/g, ' ')
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}

/** commentOf returns the comment of a symbol, which may be that of its first signature. */
export function commentOf(symbol: Reflection): Comment | undefined {
  return (
    symbol.comment ??
    symbol.signatures?.find((each) => each.comment)?.comment ??
    symbol.getSignature?.comment ??
    symbol.setSignature?.comment
  )
}

const rests = new Map([
  ['@remarks', ''],
  ['@example', '**Example**'],
  ['@see', '**See also**'],
])

/** details returns what follows a signature: remarks, examples and the like. */
export function details(comment: Comment | undefined, link: Linker): string[] {
  return (comment?.blockTags ?? [])
    .filter(({ tag: name }) => rests.has(name))
    .flatMap(({ tag: name, name: title, content }) => {
      const head = title ? `**${title}**` : (rests.get(name) ?? '')
      return head ? [head, written(content, link)] : [written(content, link)]
    })
}

/** badges returns the directives beside a heading. */
export function badges(comment: Comment | undefined, link: Linker): string {
  const since = tag(comment, '@since', link).split('\n')[0]
  const isDeprecated = comment?.blockTags?.some((each) => each.tag === '@deprecated')
  const marks = (comment?.modifierTags ?? [])
    .filter((each) => ['@alpha', '@beta', '@experimental'].includes(each))
    .map((each) => ` :badge[${each.slice(1)}]{type="warning"}`)
  return `${since ? ` :since[${since}]` : ''}${isDeprecated ? ' :badge[deprecated]{type="danger"}' : ''}${marks.join('')}`
}

/** deprecation returns a box for what is deprecated. */
export function deprecation(comment: Comment | undefined, link: Linker): string[] {
  if (!comment?.blockTags?.some((each) => each.tag === '@deprecated')) return []
  return [
    `:::warning[Deprecated]\n\n${tag(comment, '@deprecated', link) || 'Do not use it in new code.'}\n\n:::`,
  ]
}
