import { type ReactNode, Suspense } from 'react'
import type { NavbarItem } from '../contract'
import { ErrorBoundary } from '../errors/ErrorBoundary'
import { errorText } from '../runtime/errorText'
import classes from './NavbarItemBoundary.module.css'

/**
 * NavbarItemBoundary shows the failure of one navbar item in its place; the
 * others work on. An error boundary works in browsers alone: on the server it is
 * the Suspense that leaves the item out and has the browser try.
 */
export function NavbarItemBoundary({ item, children }: { item: NavbarItem; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error) => <NavbarItemError item={item} error={error} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

function NavbarItemError({ item, error }: { item: NavbarItem; error: unknown }) {
  const name = 'label' in item ? `"${item.label}"` : `of kind "${item.kind}"`
  return (
    <span className={classes.error} role="alert" title={JSON.stringify(item)}>
      Navbar item {name} failed: {errorText(error)}
    </span>
  )
}
