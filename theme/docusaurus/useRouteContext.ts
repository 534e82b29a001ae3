import { usePage } from '../runtime/page'

/** useRouteContext returns which plugin of Docusaurus would have made the page. */
export default function useRouteContext() {
  const { kind, docs } = usePage()
  const names: Partial<Record<typeof kind, string>> = { page: 'docusaurus-plugin-content-pages', text: 'docusaurus-plugin-content-pages', post: 'docusaurus-plugin-content-blog', blog: 'docusaurus-plugin-content-blog' }
  return { plugin: { name: names[kind] ?? 'docusaurus-plugin-content-docs', id: docs || 'default' } }
}
