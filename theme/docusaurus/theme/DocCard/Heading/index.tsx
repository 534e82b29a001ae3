import Icon from '@theme/DocCard/Heading/Icon'
import Text from '@theme/DocCard/Heading/Text'
import type { ReactNode } from 'react'
import type { Item } from '../../../plugin-content-docs/sidebar'
import Link from '../../../Link'

interface Props {
  item: Item
  href?: string
  icon?: ReactNode
  title: ReactNode
}

/** DocCardHeading shows the title of a card, which is its link. */
export default function DocCardHeading({ item, href = item.href, icon, title }: Props) {
  const inside = (
    <>
      {icon && <Icon item={item} icon={icon} />}
      <Text item={item} title={title} />
    </>
  )
  return href ? <Link to={href}>{inside}</Link> : <strong>{inside}</strong>
}
