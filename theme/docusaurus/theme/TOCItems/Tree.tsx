import classes from '../../../doc/TocList.module.css'
import { classNames } from '../../../runtime/classNames'
import type { TreeItem } from '../../common/reading'
import Link from '../../Link'

interface Props {
  toc: readonly TreeItem[]
  className?: string
  linkClassName?: string | null
  /** whether it is inside another tree */
  isChild?: boolean
}

/** TOCItemTree shows headings as nested lists. */
export default function TOCItemTree({ toc, className = 'table-of-contents', linkClassName = 'table-of-contents__link', isChild }: Props) {
  if (toc.length === 0) {
    return null
  }
  return (
    <ul className={classNames(classes.list, isChild ? undefined : className)}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: inline HTML made from the author's Markdown */}
          <Link to={`#${id}`} className={classNames(classes.link, linkClassName ?? undefined)} dangerouslySetInnerHTML={{ __html: value }} />
          <TOCItemTree toc={children} linkClassName={linkClassName} isChild />
        </li>
      ))}
    </ul>
  )
}
