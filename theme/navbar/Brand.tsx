import { ThemedLogo } from '../common/ThemedLogo'
import { useSite } from '../runtime/site'
import classes from './Brand.module.css'

/** Brand shows the site's logo and title, linked to the home page. */
export function Brand() {
  const { navbar, home, title } = useSite()
  const { logo } = navbar
  const alt = navbar.title && logo?.alt === navbar.title ? '' : logo?.alt
  return (
    <a
      className={classes.brand}
      href={logo?.href ?? home}
      aria-label={navbar.title || alt ? undefined : title}
    >
      {logo && <ThemedLogo logo={logo} alt={alt ?? ''} className={classes.logo} />}
      {navbar.title && <b className={classes.title}>{navbar.title}</b>}
    </a>
  )
}
