import TOCItems from '@theme/TOCItems'
import type { ComponentProps } from 'react'
import classes from '../../doc/TableOfContents.module.css'
import { classNames } from '../../runtime/classNames'

/** TOC shows a table of contents. */
export default function TOC({ className, ...props }: ComponentProps<typeof TOCItems>) {
  return (
    <div className={classNames(classes.toc, className)}>
      <TOCItems {...props} />
    </div>
  )
}
