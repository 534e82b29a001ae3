import type { ReactNode } from 'react'

interface Props {
  /** language name, for the label of the block; the code is not highlighted here */
  language?: string
  title?: ReactNode
  children?: ReactNode
  className?: string
  'data-line-numbers'?: string
  'data-wrap'?: string
  'data-playground'?: string
}

const languageClass = /(?:^|\s)language-(\S+)/

/** CodeBlock shows a code block with its title. Code from Markdown is highlighted already. */
export function CodeBlock({ language, title, children, className = '', ...rest }: Props) {
  const name = language ?? languageClass.exec(className)?.[1] ?? 'text'
  return (
    <div className="code-block" data-language={name} {...rest}>
      {title && <div className="code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by keys */}
      <pre tabIndex={0}>
        {typeof children === 'string' ? (
          <code className={`language-${name}`}>{children.replace(/\n$/, '')}</code>
        ) : (
          children
        )}
      </pre>
    </div>
  )
}
