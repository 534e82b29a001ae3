/**
 * useBrokenLinks takes the links and anchors of components, of which docgen has no need: links are checked
 * where they are written, before anything is rendered.
 */
export default function useBrokenLinks() {
  return { collectLink: (_link: string | undefined) => {}, collectAnchor: (_anchor: string | undefined) => {} }
}
