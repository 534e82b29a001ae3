import { type ComponentProps, type ElementType, type ReactNode, useCallback, useState } from 'react'
import { Details as Shown } from '../../mdx/Details'

type Initial = boolean | (() => boolean)

/** useCollapsible returns whether something is collapsed, and functions that change it. */
export function useCollapsible({ initialState }: { initialState: Initial }) {
  const [collapsed, setCollapsed] = useState(initialState)
  const toggleCollapsed = useCallback(() => setCollapsed((is) => !is), [])
  return { collapsed, setCollapsed, toggleCollapsed }
}

interface Props {
  as?: ElementType
  collapsed: boolean
  children?: ReactNode
  className?: string
  lazy?: boolean
  onCollapseTransitionEnd?: (collapsed: boolean) => void
}

/** Collapsible hides its children while it is collapsed. */
export function Collapsible({ as: Tag = 'div', collapsed, children, className, lazy }: Props) {
  return (
    <Tag className={className} hidden={collapsed}>
      {lazy && collapsed ? null : children}
    </Tag>
  )
}

/** Details shows a summary, and its children when the reader opens it. */
export function Details(props: ComponentProps<typeof Shown>) {
  return <Shown {...props} />
}
