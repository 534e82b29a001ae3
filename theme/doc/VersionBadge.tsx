import { usePage } from '../runtime/page'
import classes from './VersionBadge.module.css'

/** VersionBadge names the version of the docs. */
export function VersionBadge() {
  const { version } = usePage()
  return version?.badge ? <span className={classes.badge}>Version: {version.label}</span> : null
}
