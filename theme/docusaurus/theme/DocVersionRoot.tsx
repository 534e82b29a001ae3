import type { useDocsVersion } from '../plugin-content-docs/client'
import renderRoutes, { type Route } from '../renderRoutes'

/** DocVersionRoot surrounds the pages of a version of the docs. */
export default function DocVersionRoot({ route }: { version: ReturnType<typeof useDocsVersion>; route: Route }) {
  return renderRoutes(route.routes)
}
