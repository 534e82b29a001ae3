import { Icon } from '../common/Icon'
import { ThemedLogo } from '../common/ThemedLogo'
import type { FooterItem } from '../contract'
import { useSite } from '../runtime/site'
import classes from './Footer.module.css'

/** Footer shows the links, logo and copyright that the site configures, below every page. */
export function Footer() {
  const { footer } = useSite()
  if (!footer) {
    return null
  }
  const { columns, logo, copyright } = footer
  const single = columns.length === 1 && !columns[0]?.title
  return (
    <footer className={classes.footer} data-style={footer.style} data-print="hidden">
      <div className={classes.inner}>
        {columns.length > 0 && (
          <div className={single ? classes.row : classes.columns}>
            {columns.map(({ title, items }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move and may have no title
              <div key={position}>
                {title && <h2 className={classes.title}>{title}</h2>}
                <ul className={classes.list}>
                  {items.map((item) => (
                    <Entry item={item} key={item.href ?? item.html} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        {(logo || copyright) && (
          <div className={classes.bottom}>
            {logo && (
              <a href={logo.href}>
                <ThemedLogo logo={logo} alt={logo.alt} className={classes.logo} />
              </a>
            )}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's author */}
            {copyright && <div dangerouslySetInnerHTML={{ __html: copyright }} />}
          </div>
        )}
      </div>
    </footer>
  )
}

function Entry({ item }: { item: FooterItem }) {
  if (item.html) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's author
    return <li dangerouslySetInnerHTML={{ __html: item.html }} />
  }
  return (
    <li>
      <a className={item.className} href={item.href} target={item.target} rel={item.rel}>
        {item.label}
        {item.external && item.label && <Icon name="external" className={classes.external} />}
      </a>
    </li>
  )
}
