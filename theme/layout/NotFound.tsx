import { Message } from '../messages'
import { fill } from '../runtime/fill'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import classes from './NotFound.module.css'

/** NotFound shows the page for addresses that do not exist (404). */
export function NotFound() {
  const { home: start, docs, search, title } = useSite()
  const homes = docs
    .flatMap(({ versions }) => versions.map((version) => ({ ...version, isOnly: versions.length === 1 })))
    .filter(({ home }) => home !== start)
  return (
    <div className={classes.screen}>
      <p className={classes.code}>404</p>
      <h1 className={classes.title}>{usePage().title}</h1>
      <p>{docgenText(Message['theme.NotFound.p1'])}</p>
      <p>{docgenText(Message['theme.NotFound.p2'])}</p>
      {search && <p className={classes.hint}>{docgenText(Message['docgen.NotFound.search'])}</p>}
      <ul className={classes.ways}>
        <li>
          <a href={start}>{fill(docgenText(Message['docgen.NotFound.home']), { title })}</a>
        </li>
        {homes.map(({ label, home, isOnly }) => (
          <li key={home}>
            <a href={home}>
              {isOnly
                ? docgenText(Message['docgen.NotFound.docs'])
                : fill(docgenText(Message['docgen.NotFound.docsVersion']), { version: label })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
