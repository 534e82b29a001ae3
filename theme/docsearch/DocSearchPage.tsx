import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { openSearch } from '../runtime/searchKeys'
import box from '../search/Search.module.css'
import classes from '../search/SearchPage.module.css'

/**
 * DocSearchPage replaces SearchPage on sites with Algolia's search. The search in the navbar shows the results, also
 * for a query in the address.
 */
export function DocSearchPage() {
  return (
    <div className={classes.screen}>
      <h1 className={classes.heading}>{usePage().title}</h1>
      <noscript>
        <p>{docgenText(Message['docgen.SearchPage.noScript'])}</p>
      </noscript>
      <button type="button" className={box.box} aria-haspopup="dialog" onClick={openSearch}>
        <span className={box.label}>{docgenText(Message['theme.SearchBar.label'])}</span>
      </button>
    </div>
  )
}
