import { Icon } from '../../common/Icon'
import { Message } from '../../messages'

/** EditThisPage links to the source of a page. */
export default function EditThisPage({ editUrl }: { editUrl: string }) {
  return (
    <a href={editUrl} target="_blank" rel="noopener noreferrer" className="theme-edit-this-page">
      <Icon name="pencil" /> {docgenText(Message['theme.common.editThisPage'])}
    </a>
  )
}
