import { type ComponentProps, useContext } from 'react'
import { CodeBlock as Shown } from '../../../mdx/CodeBlock'
import { Highlighted } from '../../common/highlighted'
import { parseCodeBlockTitle } from '../../common/text'

interface Props extends ComponentProps<typeof Shown> {
  /** the options of a code block in Markdown */
  metastring?: string
  showLineNumbers?: boolean | number
  /** of a block from Markdown, which is highlighted already and has its box */
  dangerouslySetInnerHTML?: { __html: string }
}

/** CodeBlock shows a code block that the site's own code hands over. It is highlighted if it comes from Markdown. */
export default function CodeBlock({ metastring, showLineNumbers: _, title, ...rest }: Props) {
  const block = useContext(Highlighted)
  if (rest.dangerouslySetInnerHTML) {
    return <code {...(rest as ComponentProps<'code'>)} />
  }
  const isHighlighted = block !== undefined && rest.children === block.text
  return (
    <Shown title={title ?? parseCodeBlockTitle(metastring)} {...rest}>
      {isHighlighted ? block.element : rest.children}
    </Shown>
  )
}
