import DocRootLayout from '@theme/DocRoot/Layout'
import renderRoutes, { type Route } from '../../renderRoutes'

/** DocRoot surrounds a doc. */
export default function DocRoot({ route }: { route: Route }) {
  return <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
}
