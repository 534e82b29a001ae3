import { useState } from 'react'
import type { NavbarVersions as Item } from '../contract'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { labelsOf, linkIn, useReading } from '../runtime/preferences/versions'
import { Dropdown } from './Dropdown'
import classes from './NavbarLink.module.css'
import { NavbarLink } from './NavbarLink'
import { type Place, useNestedEntries } from './nestedEntries'

/** NavbarVersions shows a menu with this page in other versions of the docs. */
export function NavbarVersions({ item, place }: { item: Item; place: Place }) {
  const page = usePage()
  const Entries = useNestedEntries()
  const { versions, own, candidates, prefer } = useReading()(item.docs)
  const [tail, setTail] = useState('')
  const entries = (item.versions ?? versions).flatMap(({ name, label }) => {
    const version = versions.find((known) => known.name === name)
    return version ? { version, label: label || version.label, ...linkIn(version, page, own) } : []
  })
  const shown =
    candidates.flatMap((version) => entries.find((entry) => entry.version === version) ?? [])[0] ?? entries[0]
  if (!shown) {
    return null
  }
  const { label, href } = shown
  const active = own !== undefined && !item.neverActive
  if (entries.length === 1 && !item.before?.length && !item.after?.length) {
    return (
      <NavbarLink
        item={{ kind: 'link', label, href, className: item.className, active: { never: !active, exact: true } }}
      />
    )
  }
  return (
    <Dropdown
      labels={place === 'menu' || own ? undefined : labelsOf(entries)}
      label={place === 'menu' ? docgenText(Message['theme.navbar.mobileVersionsDropdown.label']) : label}
      active={active && place === 'bar'}
      place={place}
      className={item.className}
      onOpen={() => setTail(location.search + location.hash)}
    >
      <Entries items={item.before} place="list" />
      {entries.map((entry) => (
        <li key={entry.version.name}>
          <a
            className={classes.link}
            href={entry.href + tail}
            aria-current={entry === shown ? 'true' : undefined}
            onClick={() => prefer(entry.version)}
          >
            {entry.label}
            {entry.missing && ' '}
            {entry.missing && <small className={classes.missing}>{docgenText(Message['docgen.versions.missing'])}</small>}
          </a>
        </li>
      ))}
      <Entries items={item.after} place="list" />
    </Dropdown>
  )
}
