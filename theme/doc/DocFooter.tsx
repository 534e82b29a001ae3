import { Icon } from '../common/Icon'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import classes from './DocFooter.module.css'
import { LastUpdated } from './LastUpdated'

/** DocFooter shows the page's tags, a link to edit it, and when it was last updated. */
export function DocFooter() {
  const { tags, editUrl, lastUpdated } = usePage()
  if (!tags?.length && !editUrl && !lastUpdated) {
    return null
  }
  return (
    <footer className={classes.footer}>
      {tags && tags.length > 0 && (
        <div className={classes.tags}>
          <b>{docgenText(Message['theme.tags.tagsListLabel'])}</b>
          <ul className={classes.list}>
            {tags.map((tag) => (
              <li key={tag.href}>
                <a className={classes.tag} href={tag.href}>
                  {tag.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(editUrl || lastUpdated) && (
        <div className={classes.source}>
          {editUrl && (
            <a
              className={classes.edit}
              href={editUrl}
              target="_blank"
              rel="noopener noreferrer"
              data-print="hidden"
            >
              <Icon name="pencil" />
              {docgenText(Message['theme.common.editThisPage'])}
            </a>
          )}
          {lastUpdated && <LastUpdated value={lastUpdated} />}
        </div>
      )}
    </footer>
  )
}
