import type { ComponentProps } from 'react'

/** MDXLi shows the element <li> of a page. */
export default function MDXLi(props: ComponentProps<'li'>) {
  return <li {...props} />
}
