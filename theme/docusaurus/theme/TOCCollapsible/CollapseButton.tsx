import type { ComponentProps } from 'react'
import { Message } from '../../../messages'

/** CollapseButton opens and closes a table of contents. */
export default function CollapseButton({ collapsed, ...rest }: ComponentProps<'button'> & { collapsed: boolean }) {
  return (
    <button type="button" aria-expanded={!collapsed} {...rest}>
      {docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])}
    </button>
  )
}
