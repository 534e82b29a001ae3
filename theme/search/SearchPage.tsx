import { Message } from '../messages'
import { fillers } from '../runtime/fill'
import { usePage } from '../runtime/page'
import { subscribeNavigation } from '../runtime/router'
import classes from './SearchPage.module.css'
import type { SearchPageResultsProps } from './SearchPageResults'
import { showFailure, useLater, useSearchManifest } from './searchParts'

/** SearchPage lists all results. The address contains the query, so that readers can share it. */
export function SearchPage() {
  const manifest = useSearchManifest()
  const { Part, error } = useLater<SearchPageResultsProps>(() =>
    import('./SearchResults').then((parts) => parts.SearchPageResults),
  )
  return (
    <div className={classes.screen}>
      <h1 className={classes.heading}>{usePage().title}</h1>
      <noscript>
        <p>{Message['docgen.SearchPage.noScript']}</p>
      </noscript>
      {error ? showFailure(error) : null}
      {Part && (
        <Part
          manifest={manifest}
          classes={classes}
          subscribeNavigation={subscribeNavigation}
          failure={showFailure}
          fillers={fillers}
        />
      )}
    </div>
  )
}
