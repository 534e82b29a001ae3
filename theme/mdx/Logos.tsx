import type { ReactNode } from 'react'

/** Logos shows images in a row, such as the logos of users, below a title. */
export function Logos({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <div className="logos">
      {title && <p className="logos-title">{title}</p>}
      {children}
    </div>
  )
}
