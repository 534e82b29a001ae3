import { useSite } from '../runtime/site'
import classes from './NotFound.module.css'

/** NotFound is the page for every address that has no page. */
export function NotFound() {
  const { baseUrl, docs, search, title } = useSite()
  const homes = docs
    .flatMap(({ versions }) => versions.map((version) => ({ ...version, isOnly: versions.length === 1 })))
    .filter(({ home }) => home !== baseUrl)
  return (
    <div className={classes.screen}>
      <p className={classes.code}>404</p>
      <h1 className={classes.title}>Page Not Found</h1>
      <p>There is no page at this address. It may have moved, or the link that led here may be wrong.</p>
      {search && <p className={classes.hint}>The search in the bar above knows every page.</p>}
      <ul className={classes.ways}>
        <li>
          <a href={baseUrl}>{title} home page</a>
        </li>
        {homes.map(({ label, home, isOnly }) => (
          <li key={home}>
            <a href={home}>{isOnly ? 'Documentation' : `Documentation ${label}`}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
