import type { ComponentProps, ReactNode } from 'react'
import Link from '../../Link'

/** NavbarNavLink is the link of a navbar item. */
export default function NavbarNavLink({ label, ...rest }: ComponentProps<typeof Link> & { label?: ReactNode }) {
  return <Link {...rest}>{label}</Link>
}
