import { Children, type ComponentPropsWithoutRef, isValidElement, type ReactNode } from 'react'
import { Message } from '../messages'
import { fill } from '../runtime/fill'

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

interface Props extends ComponentPropsWithoutRef<'h2'> {
  as: Level
}

/** Heading shows a heading and, if it has an id, a link to it, like headings from Markdown. */
export function Heading({ as: Tag, id, className, style, children, ...rest }: Props) {
  if (!id) {
    return (
      <Tag className={className} style={style} {...rest}>
        {children}
      </Tag>
    )
  }
  const parts = Children.toArray(children)
  const words = parts.filter((part) => !isBadge(part))
  const label = fill(docgenText(Message['theme.common.headingLinkTitle']), { heading: textOf(words).trim() })
  return (
    <div className={`heading-${Tag.slice(1)} ${className ?? ''}`.trim()} style={style}>
      <Tag id={id} {...rest}>
        {words}
      </Tag>
      {parts.filter(isBadge)}
      {/* biome-ignore lint/a11y/useAnchorContent: the label names it and the style sheet draws it */}
      <a className="heading-anchor" href={`#${id}`} aria-label={label} />
    </div>
  )
}

/** isBadge tells whether a node is a badge from Markdown, which follows the heading. */
function isBadge(node: ReactNode): boolean {
  return isValidElement<{ className?: string }>(node) && /^badge\b/.test(node.props.className ?? '')
}

/** textOf returns the text in React nodes without rendering components. */
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
