import { usePage } from '../runtime/page'
import classes from './VersionBadge.module.css'

/** VersionBadge names the docs version of the page. */
export function VersionBadge() {
  const { version } = usePage()
  return version?.badge ? <span className={classes.badge}>Version: {version.label}</span> : null
}
