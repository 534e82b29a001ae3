import { useState } from 'react'
import type { NavbarLocales as Item } from '../contract'
import { Message } from '../messages'
import { homeOf } from '../runtime/locales'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import { Dropdown } from './Dropdown'
import classes from './NavbarLink.module.css'
import { type Place, useNestedEntries } from './nestedEntries'

/** NavbarLocales shows a menu with this page in other languages. */
export function NavbarLocales({ item, place }: { item: Item; place: Place }) {
  const site = useSite()
  const page = usePage()
  const Entries = useNestedEntries()
  const [tail, setTail] = useState(item.query ? `?${item.query}` : '')
  const label = site.locales.find(({ name }) => name === site.locale)?.label ?? site.locale
  return (
    <Dropdown
      label={place === 'menu' ? docgenText(Message['theme.navbar.mobileLanguageDropdown.label']) : label}
      icon="language"
      active={false}
      place={place}
      onOpen={() => setTail(queryWith(item.query) + location.hash)}
    >
      <Entries items={item.before} place="list" />
      {site.locales.map((locale) => {
        const moved = page.locales?.find((same) => same.locale === locale.name)
        const href = moved?.href ?? locale.home + page.path.slice(homeOf(site).length)
        const language = locale.language ?? locale.name
        return (
          <li key={locale.name}>
            {/* The browser loads a new document. */}
            <a
              className={classes.link}
              href={href + tail}
              lang={language}
              hrefLang={language}
              aria-current={locale.name === site.locale ? 'true' : undefined}
            >
              {locale.label}
              {moved?.missing && ' '}
              {moved?.missing && (
                <small className={classes.missing} lang={site.language ?? site.locale}>
                  {Message['docgen.locales.missing']}
                </small>
              )}
            </a>
          </li>
        )
      })}
      <Entries items={item.after} place="list" />
    </Dropdown>
  )
}

/** Returns the query of this address with more parameters. */
function queryWith(more?: string): string {
  const { search } = location
  return more ? `?${new URLSearchParams(Object.fromEntries(new URLSearchParams(`${search}&${more}`)))}` : search
}
