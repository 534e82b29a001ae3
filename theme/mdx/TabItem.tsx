import type { ReactNode } from 'react'
import { join } from './Admonition'

export interface TabItemProps {
  /** its name among the tabs of a group */
  value: string
  /** what the reader sees; its value without one */
  label?: string
  /** whether it is shown first */
  default?: boolean
  className?: string
  id?: string
  children?: ReactNode
}

/** TabItem is one of the Tabs. */
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
