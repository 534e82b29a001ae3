import type { ReactNode } from 'react'

/** Steps shows the items of a list, or third-level headings, as numbered steps along a line. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>
}
