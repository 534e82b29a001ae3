import TOCCollapseButton from '@theme/TOCCollapsible/CollapseButton'
import TOCItems from '@theme/TOCItems'
import type { ComponentProps } from 'react'
import classes from '../../../doc/TableOfContentsMobile.module.css'
import { classNames } from '../../../runtime/classNames'
import { useCollapsible } from '../../common/collapsible'

/** TOCCollapsible shows a table of contents that opens. */
export default function TOCCollapsible({ className, ...props }: ComponentProps<typeof TOCItems>) {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true })
  return (
    <div className={classNames(classes.bar, className)} data-print="hidden">
      <TOCCollapseButton collapsed={collapsed} onClick={toggleCollapsed} />
      <nav hidden={collapsed}>
        <TOCItems {...props} />
      </nav>
    </div>
  )
}
