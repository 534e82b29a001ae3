import { LastUpdated as Shown } from '../../doc/LastUpdated'
import type { LastUpdated as Value } from '../../contract'
import { usePage } from '../../runtime/page'
import { useDateTimeFormat } from '../common/hooks'

interface Props {
  /** milliseconds since 1970 */
  lastUpdatedAt?: number
  lastUpdatedBy?: string
  /** for a component of the site around docgen's own */
  value?: Value
}

/** LastUpdated shows when a page was last changed, and by whom. */
export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy: author, value }: Props) {
  const { lastUpdated: known = value } = usePage()
  const format = useDateTimeFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const date = lastUpdatedAt ? new Date(lastUpdatedAt) : undefined
  const time = date?.toISOString()
  const isKnown = date && known?.time && Date.parse(known.time) === date.getTime()
  return <Shown value={{ time, label: isKnown ? known.label : date && format.format(date), author }} />
}
