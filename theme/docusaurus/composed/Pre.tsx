import CodeBlock from '@theme/CodeBlock'
import { type ComponentProps, isValidElement } from 'react'
import type { Pre as Shown } from '../../mdx/Pre'
import { Highlighted, textOf } from '../common/highlighted'

/** Pre hands a code block from Markdown to the site's own CodeBlock, as text with the class of its language. */
export function Pre({ children, ...props }: ComponentProps<typeof Shown>) {
  const isCode = isValidElement<{ className?: string; dangerouslySetInnerHTML?: { __html: string } }>(children)
  if (!isCode || !children.props.dangerouslySetInnerHTML) {
    return <CodeBlock {...props}>{children}</CodeBlock>
  }
  const text = textOf(children.props.dangerouslySetInnerHTML.__html)
  return (
    <Highlighted.Provider value={{ text, element: children }}>
      <CodeBlock className={children.props.className} {...props}>
        {text}
      </CodeBlock>
    </Highlighted.Provider>
  )
}
