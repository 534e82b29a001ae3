import { Message } from '../messages'
import { fillers } from '../runtime/fill'
import { usePage } from '../runtime/page'
import { subscribeNavigation } from '../runtime/navigation/router'
import { useSite } from '../runtime/site'
import classes from './SearchPage.module.css'
import type { SearchPageResultsProps } from './SearchPageResults'
import { showFailure, useLater, useSearchPlace } from './searchParts'

/** SearchPage lists all results. The address contains the query, so that readers can share it. */
export function SearchPage() {
  const { docs, search } = useSite()
  const { key } = useSearchPlace()
  const { Part, error } = useLater<SearchPageResultsProps>(() =>
    import('./searchScript').then((parts) => parts.SearchPageResults),
  )
  return (
    <div className={classes.screen}>
      <h1 className={classes.heading}>{usePage().title}</h1>
      <noscript>
        <p>{docgenText(Message['docgen.SearchPage.noScript'])}</p>
      </noscript>
      {error ? showFailure(error) : null}
      {Part && (
        <Part
          manifests={search?.manifests ?? {}}
          docs={docs}
          place={key}
          classes={classes}
          subscribeNavigation={subscribeNavigation}
          failure={showFailure}
          fillers={fillers}
        />
      )}
    </div>
  )
}
