import type { ReactNode } from 'react'

/** Root shows its children. It exists so that a site's component of this name can surround it. */
export default function Root({ children }: { children?: ReactNode }) {
  return children
}
