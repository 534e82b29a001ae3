import type { ComponentProps } from 'react'

/** MDXUl shows the element <ul> of a page. */
export default function MDXUl(props: ComponentProps<'ul'>) {
  return <ul {...props} />
}
