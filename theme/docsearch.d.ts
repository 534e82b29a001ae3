// What DocSearch.tsx uses of the site's own npm packages. The bundler resolves them in the site.

declare module '@docsearch/react/modal' {
  import type { ComponentType } from 'react'
  export const DocSearchModal: ComponentType<Record<string, unknown>>
}

declare module '@docsearch/css' {
  /** URL of the style sheet */
  const styleSheet: string
  export default styleSheet
}
