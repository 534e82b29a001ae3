import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'
import classes from '../../doc/DocFooter.module.css'
import { usePage } from '../../runtime/page'

/** DocFooter puts what is below a page together from parts that the site replaces. */
export function DocFooter() {
  const { tags, editUrl, lastUpdated } = usePage()
  if (!tags?.length && !editUrl && !lastUpdated) {
    return null
  }
  const time = lastUpdated?.time && Date.parse(lastUpdated.time)
  return (
    <footer className={`theme-doc-footer docusaurus-mt-lg ${classes.footer}`}>
      {tags && tags.length > 0 && (
        <div className="theme-doc-footer-tags-row">
          <TagsListInline tags={tags.map(({ label, href }) => ({ label, permalink: href }))} />
        </div>
      )}
      {(editUrl || lastUpdated) && (
        <EditMetaRow
          className="theme-doc-footer-edit-meta-row"
          editUrl={editUrl}
          lastUpdatedAt={time || undefined}
          lastUpdatedBy={lastUpdated?.author}
        />
      )}
    </footer>
  )
}
