import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Message } from '../messages'
import { navigate, subscribeNavigation } from '../runtime/navigation/router'
import { onSearchKeys, takeTyped } from '../runtime/searchKeys'
import { useSite } from '../runtime/site'
import { useReading } from '../runtime/preferences/versions'
import type { DocSearchDialogProps } from './DocSearchDialog'
import { SearchButton } from '../search/Search'
import { showFailure, useLater } from '../search/searchParts'

/**
 * DocSearch replaces Search on sites with Algolia's search. Its dialog comes from the npm package
 * @docsearch/react of the site, which loads when the reader opens the search.
 */
export function DocSearch() {
  const [asked, setAsked] = useState<string>()
  const isOpen = asked !== undefined
  const close = useCallback(() => setAsked(undefined), [])
  useLayoutEffect(
    () =>
      onSearchKeys((isWanted) => {
        const typed = takeTyped()
        setAsked(isWanted && !isOpen ? typed : undefined)
      }),
    [isOpen],
  )
  useEffect(() => {
    const query = new URLSearchParams(window.location.search).get('q')
    if (query) {
      setAsked(query)
    }
  }, [])
  useEffect(() => subscribeNavigation(close), [close])
  return (
    <>
      <SearchButton onClick={() => setAsked('')} />
      {asked !== undefined && <Dialog query={asked} onClose={close} />}
    </>
  )
}

function Dialog(props: Pick<DocSearchDialogProps, 'query' | 'onClose'>) {
  const { Part, error } = useLater<DocSearchDialogProps>(() =>
    import('./DocSearchDialog').then((parts) => parts.DocSearchDialog),
  )
  const { docs } = useSite()
  const reading = useReading()
  const tags = docs.flatMap(({ id }) =>
    reading(id)
      .candidates.slice(0, 1)
      .map((version) => `docs-${id}-${version.name}`),
  )
  if (error) {
    return showFailure(error)
  }
  return (
    Part && (
      <Part
        {...props}
        tags={tags}
        navigate={navigate}
        placeholder={docgenText(Message['theme.SearchModal.searchBox.placeholderText'])}
        inputLabel={docgenText(Message['theme.SearchModal.searchBox.searchInputLabel'])}
      />
    )
  )
}
