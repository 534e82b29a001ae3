import type { Active, PageData } from '../contract'

/** isActive reports whether a page highlights the navbar item that links to href. */
export function isActive(active: Active, href: string, page: PageData): boolean {
  if (active.never) {
    return false
  }
  if (active.pattern !== undefined) {
    return new RegExp(active.pattern, 'i').test(page.path)
  }
  if (active.sidebar !== undefined) {
    return page.sidebar?.id === active.sidebar
  }
  if (active.basePath !== undefined) {
    return page.path.startsWith(active.basePath)
  }
  const target = withSlash(href.replace(/[?#].*$/, ''))
  const path = withSlash(page.path)
  return active.exact ? path === target : path.startsWith(target)
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
