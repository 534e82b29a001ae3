import { Mark } from '../contract'
import { usePage } from '../runtime/page'
import { VersionPart } from '../runtime/versionPart'
import { Breadcrumbs } from './Breadcrumbs'
import { DocContent } from './DocContent'
import { DocFooter } from './DocFooter'
import classes from './DocPage.module.css'
import { PagePart } from './PagePart'
import { Pagination } from './Pagination'
import { TableOfContents } from './TableOfContents'
import { TableOfContentsMobile } from './TableOfContentsMobile'
import { TranslationNotice } from './TranslationNotice'
import { VersionBadge } from './VersionBadge'
import { VersionBanner } from './VersionBanner'

/** DocPage lays out a page of the docs: breadcrumbs, content, the row at its end and table of contents. */
export function DocPage() {
  const { hideToc, header, footer } = usePage()
  return (
    <div className={classes.page} data-wide={hideToc || undefined}>
      <TableOfContentsMobile />
      <div className={classes.column}>
        <VersionPart name="banner">
          <VersionBanner />
          <TranslationNotice />
        </VersionPart>
        <article>
          <Breadcrumbs />
          <VersionPart name="badge">
            <VersionBadge />
          </VersionPart>
          <PagePart id={Mark.HeaderID} html={header} />
          <DocContent />
          <div className={classes.end}>
            <DocFooter />
            <PagePart id={Mark.FooterID} html={footer} />
          </div>
        </article>
        <Pagination />
      </div>
      <TableOfContents />
    </div>
  )
}
