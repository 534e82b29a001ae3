import type { ComponentType } from 'react'

/** Route is what a component of Docusaurus shows inside itself. */
export interface Route {
  component: ComponentType<{ route: Route }>
  routes?: Route[]
}

/** renderRoutes shows the page that is inside the routes of a component: docgen hands over only those. */
export default function renderRoutes([route]: Route[] = []) {
  return route ? <route.component route={route} /> : null
}
