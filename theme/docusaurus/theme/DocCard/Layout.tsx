import type { ReactNode } from 'react'
import { Card } from '../../../mdx/Card'

interface Props {
  href?: string
  icon?: ReactNode
  title: ReactNode
  description?: ReactNode
}

/** DocCardLayout shows what is on a card. */
export default function DocCardLayout({ href, icon, title, description }: Props) {
  return (
    <Card href={href} title={title} icon={icon}>
      {description}
    </Card>
  )
}
