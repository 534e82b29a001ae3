import type { ComponentProps } from 'react'

/** MDXCode shows the element <code> of a page. */
export default function MDXCode(props: ComponentProps<'code'>) {
  return <code {...props} />
}
