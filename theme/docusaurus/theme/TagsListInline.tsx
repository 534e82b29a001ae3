import Tag from '@theme/Tag'
import classes from '../../doc/DocFooter.module.css'
import { Message } from '../../messages'

/** TagsListInline lists the tags of a page. */
export default function TagsListInline({ tags }: { tags: { label: string; permalink: string }[] }) {
  return (
    <div className={classes.tags}>
      <b>{docgenText(Message['theme.tags.tagsListLabel'])}</b>
      <ul className={classes.list}>
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </div>
  )
}
