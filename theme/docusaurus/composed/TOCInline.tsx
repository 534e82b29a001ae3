import TOCItems from '@theme/TOCItems'
import type { ComponentProps } from 'react'

/** TOCInline lists headings of the page inside its text, with parts that the site replaces. */
export function TOCInline({ minHeadingLevel = 2, maxHeadingLevel = 3, ...props }: ComponentProps<typeof TOCItems>) {
  return <TOCItems {...props} {...{ minHeadingLevel, maxHeadingLevel }} className="table-of-contents" linkClassName={null} />
}
