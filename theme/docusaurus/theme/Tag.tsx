import classes from '../../doc/DocFooter.module.css'
import Link from '../Link'

interface Props {
  label: string
  permalink: string
  count?: number
  description?: string
}

/** Tag links to the page of a tag. */
export default function Tag({ label, permalink, count, description }: Props) {
  return (
    <Link className={classes.tag} href={permalink} title={description} rel="tag">
      {label}
      {count !== undefined && <span> {count}</span>}
    </Link>
  )
}
