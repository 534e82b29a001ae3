import { Message } from '../messages'
import { fill } from '../runtime/fill'
import { usePage } from '../runtime/page'
import classes from './VersionBadge.module.css'

/** VersionBadge shows the version of the docs that the page belongs to. */
export function VersionBadge() {
  const { version } = usePage()
  return version?.badge ? (
    <span className={classes.badge}>
      {fill(docgenText(Message['theme.docs.versionBadge.label']), { versionLabel: version.label })}
    </span>
  ) : null
}
