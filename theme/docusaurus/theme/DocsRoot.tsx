import renderRoutes, { type Route } from '../renderRoutes'

/** DocsRoot surrounds the pages of the docs. */
export default function DocsRoot({ route }: { route: Route }) {
  return renderRoutes(route.routes)
}
