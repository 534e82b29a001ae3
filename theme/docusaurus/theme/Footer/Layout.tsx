import type { ReactNode } from 'react'
import classes from '../../../layout/Footer.module.css'

interface Props {
  style?: 'light' | 'dark'
  links?: ReactNode
  logo?: ReactNode
  copyright?: ReactNode
}

/** FooterLayout puts the parts of a footer together. */
export default function FooterLayout({ style = 'light', links, logo, copyright }: Props) {
  return (
    <footer className={`theme-layout-footer footer footer--${style} ${classes.footer}`} data-style={style} data-print="hidden">
      <div className={classes.inner}>
        {links}
        {(logo || copyright) && (
          <div className={`footer__bottom ${classes.bottom}`}>
            {logo}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  )
}
