import { type ComponentProps, isValidElement } from 'react'
import { CodeBlock } from './CodeBlock'

/** Pre is a code block of Markdown, whose code says the language. */
export function Pre({ children, ...rest }: ComponentProps<typeof CodeBlock>) {
  const code = isValidElement<{ className?: string }>(children) ? children.props.className : undefined
  return (
    <CodeBlock className={code} {...rest}>
      {children}
    </CodeBlock>
  )
}
