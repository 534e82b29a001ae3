import type { ReactNode } from 'react'
import { join } from './Admonition'

/** Cards is a row of Card components, which wraps. */
export function Cards({ className, children }: { className?: string; children?: ReactNode }) {
  return <ul className={join('cards', className)}>{children}</ul>
}
