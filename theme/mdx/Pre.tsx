import { type ComponentProps, isValidElement } from 'react'
import { CodeBlock } from './CodeBlock'

/** Pre shows a code block from Markdown; the class of its code names the language. */
export function Pre({ children, ...rest }: ComponentProps<typeof CodeBlock>) {
  const code = isValidElement<{ className?: string }>(children) ? children.props.className : undefined
  return (
    <CodeBlock className={code} {...rest}>
      {children}
    </CodeBlock>
  )
}
