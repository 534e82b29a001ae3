import { type ReactNode, Suspense } from 'react'
import type { NavbarItem } from '../contract'
import { ErrorBoundary } from '../errors/ErrorBoundary'
import { Message } from '../messages'
import { errorText } from '../runtime/errorText'
import { fill } from '../runtime/fill'
import classes from './NavbarItemBoundary.module.css'

/**
 * NavbarItemBoundary shows an error in place of a navbar item that failed, so that the other items still
 * work. Error boundaries work only in browsers. On the server, Suspense leaves the item out and the browser
 * renders it again.
 */
export function NavbarItemBoundary({ item, children }: { item: NavbarItem; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error) => <NavbarItemError item={item} error={error} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

function NavbarItemError({ item, error }: { item: NavbarItem; error: unknown }) {
  return (
    <span className={classes.error} role="alert" title={JSON.stringify(item)}>
      {fill(docgenText(Message['docgen.navbar.itemFailed']), {
        item: 'label' in item ? item.label : item.kind,
        error: errorText(error),
      })}
    </span>
  )
}
