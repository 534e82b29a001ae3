import { useState } from 'react'
import type { NavbarVersions as Item, PageData, Version } from '../contract'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import { usePreferredVersion } from '../runtime/versions'
import { Dropdown } from './Dropdown'
import classes from './NavbarLink.module.css'
import { type Place, useNestedEntries } from './nestedEntries'

/** NavbarVersions shows a menu with this page in other versions of the docs. */
export function NavbarVersions({ item, place }: { item: Item; place: Place }) {
  const site = useSite()
  const page = usePage()
  const Entries = useNestedEntries()
  const { preferred, save } = usePreferredVersion(item.docs)
  const [tail, setTail] = useState('')
  const versions = site.docs.find((docs) => docs.id === item.docs)?.versions ?? []
  const shown =
    versionOf(page, item.docs, versions) ?? preferred ?? versions.find((version) => version.isLast)
  const [only] = versions
  if (only && versions.length === 1 && !item.before?.length && !item.after?.length) {
    return (
      <a className={classes.link} href={hrefIn(only, page, item.docs)}>
        {only.label}
      </a>
    )
  }
  return (
    <Dropdown
      label={(place !== 'menu' && shown?.label) || Message['theme.navbar.mobileVersionsDropdown.label']}
      active={false}
      place={place}
      onOpen={() => setTail(location.search + location.hash)}
    >
      <Entries items={item.before} place="list" />
      {versions.map((version) => (
        <li key={version.name}>
          <a
            className={classes.link}
            href={hrefIn(version, page, item.docs) + tail}
            aria-current={version === shown ? 'true' : undefined}
            onClick={() => save(version.name)}
          >
            {version.label}
          </a>
        </li>
      ))}
      <Entries items={item.after} place="list" />
    </Dropdown>
  )
}

/** versionOf returns the version that the page belongs to; undefined for a page of other docs. */
function versionOf(page: PageData, docs: string, versions: Version[]) {
  return page.docs === docs ? versions.find((version) => version.name === page.version?.name) : undefined
}

/** hrefIn returns the URL of the page in another version, or of that version's home page. */
function hrefIn(version: Version, page: PageData, docs: string) {
  const same =
    page.docs === docs ? page.version?.others.find((other) => other.name === version.name) : undefined
  return same?.href ?? version.home
}
