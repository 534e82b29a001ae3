import type { ReactNode } from 'react'
import { join } from './Admonition'

/** Cards arranges Card components in rows. */
export function Cards({ className, children }: { className?: string; children?: ReactNode }) {
  return <ul className={join('cards', className)}>{children}</ul>
}
