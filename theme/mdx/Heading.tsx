import type { ComponentPropsWithoutRef, ReactNode } from 'react'

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

interface Props extends ComponentPropsWithoutRef<'h2'> {
  as: Level
}

/** Heading links to itself when it has an id, as headings of Markdown do. */
export function Heading({ as: Tag, id, children, ...rest }: Props) {
  if (!id) {
    return <Tag {...rest}>{children}</Tag>
  }
  const label = `Direct link to ${textOf(children).trim()}`
  return (
    <Tag id={id} {...rest}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: the label says it, a mask shows it */}
      <a className="heading-anchor" href={`#${id}`} aria-label={label} title={label} />
    </Tag>
  )
}

/** textOf is the text in what React renders, as far as it can be seen without rendering. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node)
  }
  if (Array.isArray(node)) {
    return node.map(textOf).join('')
  }
  if (node && typeof node === 'object' && 'props' in node) {
    const { children } = node.props as { children?: ReactNode }
    return textOf(children)
  }
  return ''
}
