import { Message } from '../messages'
import { fill } from '../runtime/fill'
import { usePage } from '../runtime/page'
import classes from './VersionBadge.module.css'

/** VersionBadge names the version of the docs. */
export function VersionBadge() {
  const { version } = usePage()
  return version?.badge ? (
    <span className={classes.badge}>
      {fill(Message['theme.docs.versionBadge.label'], { versionLabel: version.label })}
    </span>
  ) : null
}
