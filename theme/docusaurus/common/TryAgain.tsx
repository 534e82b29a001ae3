import type { ComponentProps } from 'react'
import { Message } from '../../messages'

/** TryAgain is the button of a page that crashed. */
export default function TryAgain(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props}>
      {docgenText(Message['theme.ErrorPageContent.tryAgain'])}
    </button>
  )
}
