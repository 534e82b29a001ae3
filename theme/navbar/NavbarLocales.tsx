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
  const site = useSite()
  const page = usePage()
  const Entries = useNestedEntries()
  const { query = '' } = item
  const [tail, setTail] = useState(query && `?${query}`)
  return (
    <Dropdown
      label={place === 'menu' ? docgenText(Message['theme.navbar.mobileLanguageDropdown.label']) : item.label}
      icon="language"
      active={false}
      place={place}
      className={item.className}
      onOpen={() => setTail(queryWith(query) + location.hash)}
    >
      <Entries items={item.before} place="list" />
      {site.locales.map((locale) => {
        const moved = page.locales?.find((same) => same.locale === locale.name)
        const href = moved?.href ?? locale.home + page.path.slice(site.home.length)
        return (
          <li key={locale.name}>
            {/* The browser loads a new document. */}
            <a
              className={classes.link}
              href={href + tail}
              lang={locale.language}
              aria-current={locale.name === site.locale || undefined}
            >
              {locale.label}
              {moved?.missing && ' '}
              {moved?.missing && (
                <small className={classes.missing}>
                  {moved.missing}
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

/** Returns the query of this address with more parameters, unless it has them. */
function queryWith(more: string): string {
  const { search } = location
  return search.includes(more) ? search : `?${more}${search.replace('?', '&')}`
}
