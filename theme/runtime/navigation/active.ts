import type { NavbarLink, PageData } from '../../contract'

type Link = Pick<NavbarLink, 'active' | 'href' | 'docs'>

/** isActive reports whether a page highlights a link of the navbar. */
export function isActive({ active, href, docs }: Link, page: PageData): boolean {
  if (active.never || (docs && docs !== page.docs)) {
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
