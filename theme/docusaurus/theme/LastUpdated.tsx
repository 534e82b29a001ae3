import { LastUpdated as Shown } from '../../doc/LastUpdated'
import type { LastUpdated as Value } from '../../contract'
import { useSite } from '../../runtime/site'

interface Props {
  /** milliseconds since 1970 */
  lastUpdatedAt?: number
  lastUpdatedBy?: string
  /** for a component of the site around docgen's own */
  value?: Value
}

/** LastUpdated shows when a page was last changed, and by whom. */
export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy: author }: Props) {
  const { locale, language = locale } = useSite()
  const date = lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt)
  const label = date?.toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return <Shown value={{ time: date?.toISOString(), label, author }} />
}
