import CodeInline from '@theme/CodeInline'
import type { ComponentProps } from 'react'
import { MDXComponents as All } from '../../mdx/MDXComponents'

/** MDXComponents lists the components of content, with parts that the site replaces. */
export const MDXComponents = {
  ...All,
  code: (props: ComponentProps<'code'>) => (props.dangerouslySetInnerHTML ? <code {...props} /> : <CodeInline {...props} />),
}
