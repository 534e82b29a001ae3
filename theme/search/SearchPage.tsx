import { subscribeNavigation } from '../runtime/router'
import classes from './SearchPage.module.css'
import type { SearchPageResultsProps } from './SearchPageResults'
import { showFailure, useLater, useSearchManifest } from './searchParts'

/** SearchPage lists all results; the address contains the query, so that it can be shared. */
export function SearchPage() {
  const manifest = useSearchManifest()
  const { Part, error } = useLater<SearchPageResultsProps>(() =>
    import('./SearchResults').then((parts) => parts.SearchPageResults),
  )
  return (
    <div className={classes.screen}>
      <h1 className={classes.heading}>Search</h1>
      <noscript>
        <p>The search needs JavaScript.</p>
      </noscript>
      {error ? showFailure(error) : null}
      {Part && (
        <Part
          manifest={manifest}
          classes={classes}
          subscribeNavigation={subscribeNavigation}
          failure={showFailure}
        />
      )}
    </div>
  )
}
