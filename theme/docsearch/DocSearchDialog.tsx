import styleSheet from '@docsearch/css'
import { DocSearchModal } from '@docsearch/react/modal'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { siteConfig } from '../docusaurus/siteConfig'
import { type AlgoliaOptions, facetFilters, resultURL } from './options'

export interface DocSearchDialogProps {
  /** the first query */
  query: string
  /** tags of the versions of the docs to search */
  tags: string[]
  placeholder: string
  inputLabel: string
  navigate: (href: string) => void
  onClose: () => void
}

/** DocSearchDialog shows DocSearch's own dialog with the options of the site. */
export function DocSearchDialog({ query, tags, placeholder, inputLabel, navigate, onClose }: DocSearchDialogProps) {
  const options = siteConfig.themeConfig.algolia as AlgoliaOptions
  const isStyled = useStyleSheet()
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  const urlOf = (url: string) => resultURL(url, options, String(siteConfig.baseUrl))
  return (
    isStyled &&
    createPortal(
      <DocSearchModal
        placeholder={placeholder}
        translations={{ searchBox: { searchInputLabel: inputLabel } }}
        {...options}
        initialScrollY={window.scrollY}
        initialQuery={query}
        searchParameters={{ ...options.searchParameters, facetFilters: facetFilters(options, tags, languageOfPage()) }}
        transformItems={(items: { url: string }[]) => items.map((item) => ({ ...item, url: urlOf(item.url) }))}
        navigator={{ navigate: ({ itemUrl }: { itemUrl: string }) => navigate(itemUrl) }}
        hitComponent={Hit}
        onClose={onClose}
      />,
      document.body,
    )
  )
}

function Hit({ hit, children }: { hit: { url: string }; children: ReactNode }) {
  return <a href={hit.url}>{children}</a>
}

function languageOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="docsearch:language"]')?.content ?? ''
}

/** useStyleSheet loads the style sheet once, and returns whether it is there. */
function useStyleSheet(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const known = document.querySelector(`link[href="${styleSheet}"]`)
    if (known) {
      setLoaded(true)
      return
    }
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet })
    link.onload = link.onerror = () => setLoaded(true) // without styles, the dialog still works
    document.head.prepend(link) // the site's own styles win
  }, [])
  return isLoaded
}
