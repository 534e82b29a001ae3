import { Message } from '../../messages'
import Tag from './Tag'

/** TagsListInline lists the tags of a page. */
export default function TagsListInline({ tags }: { tags: { label: string; permalink: string }[] }) {
  return (
    <>
      <b>{docgenText(Message['theme.tags.tagsListLabel'])}</b>
      <ul>
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </>
  )
}
