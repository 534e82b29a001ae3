import type { ComponentProps } from 'react'
import { Icon } from '../../../common/Icon'
import classes from '../../../layout/AnnouncementBar.module.css'
import { Message } from '../../../messages'
import { classNames } from '../../../runtime/classNames'

/** AnnouncementBarCloseButton closes the announcement. */
export default function AnnouncementBarCloseButton({ className, ...rest }: ComponentProps<'button'>) {
  const label = docgenText(Message['theme.AnnouncementBar.closeButtonAriaLabel'])
  return (
    <button type="button" aria-label={label} {...rest} className={classNames(classes.close, className)}>
      <Icon name="close" />
    </button>
  )
}
