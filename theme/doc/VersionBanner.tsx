import { Notice } from '../common/Notice'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import { usePreferredVersion } from '../runtime/versions'

const states = { unreleased: 'not released yet', unmaintained: 'no longer maintained' } as const

/** VersionBanner says that the page does not belong to the latest version, and links to the one that does. */
export function VersionBanner() {
  const site = useSite()
  const { docs, version } = usePage()
  const { save } = usePreferredVersion(docs)
  if (!version || version.banner === 'none') {
    return null
  }
  const last = site.docs.find(({ id }) => id === docs)?.versions.find(({ isLast }) => isLast)
  return (
    <Notice role="alert">
      This is the documentation of {site.title} <b>{version.label}</b>, which is {states[version.banner]}.
      {version.latest && last && (
        <>
          {' '}
          For up-to-date documentation, see the{' '}
          <a href={version.latest.href} onClick={() => save(last.name)}>
            latest version ({last.label})
          </a>
          .
        </>
      )}
    </Notice>
  )
}
