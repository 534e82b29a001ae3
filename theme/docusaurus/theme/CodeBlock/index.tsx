import type { ComponentProps } from 'react'
import { CodeBlock as Shown } from '../../../mdx/CodeBlock'
import { parseCodeBlockTitle } from '../../common/text'

interface Props extends ComponentProps<typeof Shown> {
  /** the options of a code block in Markdown */
  metastring?: string
  showLineNumbers?: boolean | number
  /** of a block from Markdown, which is highlighted already and has its box */
  dangerouslySetInnerHTML?: { __html: string }
}

/** CodeBlock shows a code block that the site's own code hands over. */
export default function CodeBlock({ metastring, showLineNumbers: _, title, ...rest }: Props) {
  return rest.dangerouslySetInnerHTML ? <code {...(rest as ComponentProps<'code'>)} /> : <Shown title={title ?? parseCodeBlockTitle(metastring)} {...rest} />
}
