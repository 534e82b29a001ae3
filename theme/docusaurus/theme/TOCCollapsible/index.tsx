import TOCItems from '@theme/TOCItems'
import type { ComponentProps } from 'react'
import { Message } from '../../../messages'

/** TOCCollapsible shows a table of contents that opens. */
export default function TOCCollapsible({ className, ...props }: ComponentProps<typeof TOCItems>) {
  return (
    <details className={className}>
      <summary>{docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])}</summary>
      <TOCItems {...props} />
    </details>
  )
}
