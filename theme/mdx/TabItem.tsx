import type { ReactNode } from 'react'
import { join } from './Admonition'

export interface TabItemProps {
  /** name of the tab, the same in all groups that switch together */
  value: string
  /** what the reader sees; by default the value */
  label?: string
  /** whether this tab is open at first */
  default?: boolean
  className?: string
  id?: string
  children?: ReactNode
}

/** TabItem shows one tab of Tabs. */
export function TabItem({ value, label = value, default: isFirst, className, id, children }: TabItemProps) {
  return (
    <div
      id={id}
      className={join('tab', className)}
      data-value={value}
      data-default={isFirst ? '' : undefined}
      suppressHydrationWarning
    >
      <p className="tab-title">{label}</p>
      {children}
    </div>
  )
}
