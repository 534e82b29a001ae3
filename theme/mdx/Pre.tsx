import { isValidElement, type ReactNode } from 'react'

const languageClass = /(?:^|\s)language-(\S+)/

interface Props {
  title?: string
  className?: string
  children?: ReactNode
  'data-line-numbers'?: string
  'data-wrap'?: string
}

/** Pre is a code block of Markdown: its code arrives highlighted, in an element of its own. */
export function Pre({ title, children, className, ...rest }: Props) {
  const code = isValidElement<{ className?: string }>(children) ? children.props.className : undefined
  const language = languageClass.exec(code ?? '')?.[1] ?? 'text'
  return (
    <div className="code-block" data-language={language} {...rest}>
      {title && <div className="code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by keys */}
      <pre tabIndex={0} className={className}>
        {children}
      </pre>
    </div>
  )
}
