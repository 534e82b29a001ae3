import EditThisPage from './EditThisPage'
import LastUpdated from './LastUpdated'

interface Props {
  className?: string
  editUrl?: string | null
  /** milliseconds since 1970 */
  lastUpdatedAt?: number
  lastUpdatedBy?: string
}

/** EditMetaRow shows where to edit a page, and who last changed it. */
export default function EditMetaRow({ className, editUrl, lastUpdatedAt, lastUpdatedBy }: Props) {
  return (
    <div className={className}>
      {editUrl && <EditThisPage editUrl={editUrl} />}{' '}
      {(lastUpdatedAt || lastUpdatedBy) && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
    </div>
  )
}
