import type { ReactNode } from 'react'

interface Props {
  style?: 'light' | 'dark'
  links?: ReactNode
  logo?: ReactNode
  copyright?: ReactNode
}

/** FooterLayout puts the parts of a footer together. */
export default function FooterLayout({ style = 'light', links, logo, copyright }: Props) {
  return (
    <footer className={`footer footer--${style}`} data-style={style}>
      <div className="container container-fluid">
        {links}
        {(logo || copyright) && (
          <div className="footer__bottom text--center">
            {logo}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  )
}
