import Description from '@theme/DocCard/Description'
import Heading from '@theme/DocCard/Heading'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../../runtime/classNames'
import type { Item } from '../../plugin-content-docs/sidebar'

interface Props extends ComponentProps<typeof Heading> {
  item: Item
  className?: string
  href?: string
  description?: ReactNode
}

/** DocCardLayout shows what is on a card. */
export default function DocCardLayout({ className, description, ...heading }: Props) {
  return (
    <li className={classNames('card theme-doc-card-container', className)}>
      <Heading {...heading} />
      {description && <Description item={heading.item} description={description} />}
    </li>
  )
}
