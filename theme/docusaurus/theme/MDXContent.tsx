import type { ReactNode } from 'react'

/** MDXContent shows its children. It exists so that a site's component of this name can surround it. */
export default function MDXContent({ children }: { children?: ReactNode }) {
  return children
}
