import type { ReactNode } from 'react'
import classes from '../../doc/Pagination.module.css'
import Link from '../Link'

interface Props {
  permalink: string
  title: ReactNode
  subLabel?: ReactNode
  isNext?: boolean
}

/** PaginatorNavLink links to the previous or the next page. */
export default function PaginatorNavLink({ permalink, title, subLabel, isNext }: Props) {
  const side = isNext ? 'next' : 'previous'
  return (
    <Link className={`pagination-nav__link pagination-nav__link--${isNext ? 'next' : 'prev'} ${classes[side]}`} to={permalink}>
      {subLabel && <div className={`pagination-nav__sublabel ${classes.side}`}>{subLabel}</div>}
      <div className={`pagination-nav__label ${classes.title}`}>{title}</div>
    </Link>
  )
}
