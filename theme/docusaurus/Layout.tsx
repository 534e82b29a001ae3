import type { ReactNode } from 'react'
import { useSite } from '../runtime/site'
import Head from './Head'

interface Props {
  children?: ReactNode
  title?: string
  description?: string
  wrapperClassName?: string
}

/** Layout sets the title and description of pages written for Docusaurus. They are inside the real layout already. */
export default function Layout({ children, title, description, wrapperClassName }: Props) {
  const site = useSite()
  const full = title && title !== site.title ? `${title} ${site.titleDelimiter} ${site.title}` : title
  return (
    <div className={wrapperClassName}>
      <Head>
        {full && <title>{full}</title>}
        {full && <meta property="og:title" content={full} />}
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
      </Head>
      {children}
    </div>
  )
}
