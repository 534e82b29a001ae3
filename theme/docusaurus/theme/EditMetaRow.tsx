import EditThisPage from '@theme/EditThisPage'
import LastUpdated from '@theme/LastUpdated'
import classes from '../../doc/DocFooter.module.css'
import { classNames } from '../../runtime/classNames'
import { usePage } from '../../runtime/page'

interface Props {
  className?: string
  editUrl?: string | null
  /** milliseconds since 1970 */
  lastUpdatedAt?: number
  lastUpdatedBy?: string
}

/** EditMetaRow shows where to edit a page, and who last changed it. */
export default function EditMetaRow({ className, editUrl, lastUpdatedAt, lastUpdatedBy }: Props) {
  const { lastUpdated } = usePage()
  return (
    <div className={classNames(classes.source, className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt || lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} value={lastUpdated} />
      )}
    </div>
  )
}
