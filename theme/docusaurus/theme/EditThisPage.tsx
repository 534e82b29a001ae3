import { Icon } from '../../common/Icon'
import classes from '../../doc/DocFooter.module.css'
import { Message } from '../../messages'

/** EditThisPage links to the source of a page. */
export default function EditThisPage({ editUrl }: { editUrl: string }) {
  return (
    <a className={`theme-edit-this-page ${classes.edit}`} href={editUrl} target="_blank" rel="noopener noreferrer" data-print="hidden">
      <Icon name="pencil" />
      {docgenText(Message['theme.common.editThisPage'])}
    </a>
  )
}
