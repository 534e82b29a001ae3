import type { ReactNode } from 'react'

/** NavbarSearch surrounds the search box of the navbar. */
export default function NavbarSearch({ children, className }: { children?: ReactNode; className?: string }) {
  return <div className={className}>{children}</div>
}
