import type { ReactNode } from 'react'

/** CallToAction asks the reader to do something, with a title and buttons, in a box that stands out. */
export function CallToAction({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <div className="call-to-action">
      {title && <p className="call-to-action-title">{title}</p>}
      {children}
    </div>
  )
}
