import { Notice } from '../common/Notice'
import { Message } from '../messages'
import { fillNodes } from '../runtime/fill'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import { usePreferredVersion } from '../runtime/versions'

/** VersionBanner tells the reader that the page is not from the latest version, and links to the one that is. */
export function VersionBanner() {
  const site = useSite()
  const { docs, version } = usePage()
  const { save } = usePreferredVersion(docs)
  if (!version || version.banner === 'none') {
    return null
  }
  const last = site.docs.find(({ id }) => id === docs)?.versions.find(({ isLast }) => isLast)
  const state =
    version.banner === 'unreleased'
      ? Message['theme.docs.versions.unreleasedVersionLabel']
      : Message['theme.docs.versions.unmaintainedVersionLabel']
  return (
    <Notice role="alert">
      {fillNodes(state, { siteTitle: site.title, versionLabel: <b>{version.label}</b> })}
      {version.latest && last && (
        <>
          {' '}
          {fillNodes(Message['theme.docs.versions.latestVersionSuggestionLabel'], {
            latestVersionLink: (
              <a href={version.latest.href} onClick={() => save(last.name)}>
                {Message['theme.docs.versions.latestVersionLinkLabel']}
              </a>
            ),
            versionLabel: last.label,
          })}
        </>
      )}
    </Notice>
  )
}
