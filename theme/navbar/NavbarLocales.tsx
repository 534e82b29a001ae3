import { useState } from 'react'
import type { NavbarLocales as Item } from '../contract'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import { Dropdown } from './Dropdown'
import classes from './NavbarLink.module.css'
import { type Place, useNestedEntries } from './nestedEntries'

/** NavbarLocales shows a menu with this page in other languages. */
export function NavbarLocales({ item, place }: { item: Item; place: Place }) {
  const { locale: current, locales } = useSite()
  const page = usePage()
  const Entries = useNestedEntries()
  const [tail, setTail] = useState('')
  const label = locales.find((locale) => locale.name === current)?.label ?? current
  return (
    <Dropdown
      label={place === 'menu' ? docgenText(Message['theme.navbar.mobileLanguageDropdown.label']) : label}
      icon="language"
      active={false}
      place={place}
      onOpen={() => setTail(location.search + location.hash)}
    >
      <Entries items={item.before} place="list" />
      {locales.map((locale) => (
        <li key={locale.name}>
          {/* Each language is its own build, so the browser loads a new document. */}
          <a
            className={classes.link}
            href={(page.locales?.find((same) => same.locale === locale.name)?.href ?? locale.home) + tail}
            lang={locale.name}
            hrefLang={locale.name}
            aria-current={locale.name === current ? 'true' : undefined}
          >
            {locale.label}
          </a>
        </li>
      ))}
      <Entries items={item.after} place="list" />
    </Dropdown>
  )
}
