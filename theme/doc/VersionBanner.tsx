import { Notice } from '../common/Notice'
import { Message } from '../messages'
import { fill, fillNodes } from '../runtime/fill'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import { useReading } from '../runtime/preferences/versions'

/** VersionBanner tells the reader that the page is not of the last version, and leads to the page there if it exists. */
export function VersionBanner() {
  const site = useSite()
  const { docs, version } = usePage()
  const { versions, prefer } = useReading()(docs)
  if (!version || version.banner === 'none') {
    return null
  }
  const { latest } = version
  const last = versions.find(({ isLast }) => isLast)
  const state =
    version.banner === 'unreleased'
      ? docgenText(Message['theme.docs.versions.unreleasedVersionLabel'])
      : docgenText(Message['theme.docs.versions.unmaintainedVersionLabel'])
  const link = (href: string, label: string) => (
    <a href={href} onClick={() => last && prefer(last)}>
      {label}
    </a>
  )
  return (
    <Notice role="alert">
      {fillNodes(state, { siteTitle: site.title, versionLabel: <b>{version.label}</b> })}{' '}
      {latest &&
        last &&
        (latest.missing ? (
          <>
            {fill(docgenText(Message['docgen.versions.missingInLatest']), { versionLabel: last.label })}{' '}
            {link(last.home, docgenText(Message['docgen.versions.latestHome']))}
          </>
        ) : (
          fillNodes(docgenText(Message['theme.docs.versions.latestVersionSuggestionLabel']), {
            latestVersionLink: link(latest.href, docgenText(Message['theme.docs.versions.latestVersionLinkLabel'])),
            versionLabel: last.label,
          })
        ))}
    </Notice>
  )
}
