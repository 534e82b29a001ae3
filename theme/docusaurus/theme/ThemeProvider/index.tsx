import type { ReactNode } from 'react'

/** ThemeProvider shows its children. It exists so that a site's component of this name can surround it. */
export default function ThemeProvider({ children }: { children?: ReactNode }) {
  return children
}
