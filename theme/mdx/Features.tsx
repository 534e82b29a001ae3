import type { ReactNode } from 'react'

/** Features arranges Feature components in rows. */
export function Features({ children }: { children?: ReactNode }) {
  return <ul className="features">{children}</ul>
}
