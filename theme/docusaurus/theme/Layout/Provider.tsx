import type { ReactNode } from 'react'

/** Provider shows its children. It exists so that a site's component of this name can surround it. */
export default function Provider({ children }: { children?: ReactNode }) {
  return children
}
