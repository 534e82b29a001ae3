import type { ReactNode } from 'react'
import type { OfferedPage } from '../contract'
import { Message } from '../messages'
import type { Group, Hit } from './find'
import { recentIn } from './recent'
import { SearchHit } from './SearchHit'
import { SearchIcon } from './SearchIcon'
import type { SearchResultsProps } from './searchResultsProps'
import { arriveWith, elsewhereOf, opensElsewhere, type Press, prepare } from './useFound'

interface Props extends SearchResultsProps {
  /** the query without spaces around it */
  text: string
  /** the reader has not searched yet */
  isStart: boolean
  /** recent searches, or similar ones */
  queries: string[]
  groups: Group[]
  /** pages that the reader had open */
  read: OfferedPage[]
  popular: OfferedPage[]
  /** number of pages that the search page lists, if there are more than the groups */
  more: number
  /** number of all options */
  count: number
}

/** SearchOptions lists everything that the reader can choose in the search dialog. */
export function SearchOptions({ queries, groups, read, popular, more, count, isStart, text, ...props }: Props) {
  const version = props.version ? `&version=${encodeURIComponent(props.place)}` : ''
  return (
    <div
      className={props.classes.list}
      role="listbox"
      id={props.id}
      aria-label={docgenText(Message['docgen.search.results'])}
      tabIndex={-1}
    >
      {queries.length > 0 && <Queries {...props} queries={queries} isRecent={isStart} />}
      <Groups {...props} groups={groups} text={text} />
      <Pages {...props} name="read" label={docgenText(Message['docgen.search.read'])} pages={read} first={queries.length} />
      <Pages
        {...props}
        name="popular"
        label={docgenText(Message['docgen.search.popular'])}
        pages={popular}
        first={queries.length + read.length}
      />
      {more > 0 && (
        <Option {...props} position={count - 1} href={`${props.page}?q=${encodeURIComponent(text)}${version}`}>
          <span data-more>
            {props.fillers.fill(docgenText(Message['theme.SearchBar.seeAll']), { count: more })}
          </span>
        </Option>
      )}
    </div>
  )
}

/** Queries are searches that the reader can choose. */
function Queries({ queries, isRecent, ...props }: SearchResultsProps & { queries: string[]; isRecent: boolean }) {
  const { id, active, classes } = props
  const label = isRecent
    ? docgenText(Message['theme.SearchModal.startScreen.recentSearchesTitle'])
    : docgenText(Message['docgen.search.didYouMean'])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-label={label}>
      <p className={classes.page} aria-hidden="true">
        {label}
      </p>
      {queries.map((query, position) => (
        <button
          type="button"
          className={classes.option}
          role="option"
          id={`${id}-${position}`}
          tabIndex={-1}
          aria-selected={position === active}
          onPointerMove={() => props.onPoint(position)}
          onClick={() => props.onLook(query)}
          key={query}
        >
          <SearchIcon name={isRecent ? 'recent' : 'query'} />
          <span>{query}</span>
        </button>
      ))}
    </div>
  )
}

interface PagesProps extends SearchResultsProps {
  name: string
  label: string
  pages: OfferedPage[]
  /** position of the first option */
  first: number
}

/** Pages lists pages with their descriptions, unless there are none. */
function Pages({ name, label, pages, first, ...props }: PagesProps) {
  const { id, classes } = props
  return pages.length === 0 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-labelledby={`${id}-${name}`}>
      <p className={classes.page} id={`${id}-${name}`}>
        {label}
      </p>
      {pages.map(({ label, href, description }, number) => (
        <Option {...props} href={href} position={first + number} key={href}>
          <SearchIcon name="page" />
          <span>
            <span className={classes.title}>{label}</span>
            {description && <span className={classes.brief}>{description}</span>}
          </span>
        </Option>
      ))}
    </div>
  )
}

/** Groups lists the results of each page below its title. */
function Groups({ groups, text, ...props }: SearchResultsProps & { groups: Group[]; text: string }) {
  const { id, classes } = props
  let position = 0
  return groups.map((group, number) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-labelledby={`${id}-group-${number}`} key={group.url}>
      {group.blog && group.blog !== groups[number - 1]?.blog && (
        <p className={classes.blog} aria-hidden="true">
          {group.blog}
        </p>
      )}
      <p className={classes.page} id={`${id}-group-${number}`}>
        {group.trail && <span data-trail>{`${group.trail} › `}</span>}
        {group.blog && <span className="visually-hidden">{`${group.blog} › `}</span>}
        <span>{group.title}</span>
      </p>
      {group.hits.map((hit) => (
        <Option {...props} href={hit.url} position={position++} hit={hit} text={text} key={hit.url}>
          <SearchHit hit={hit} classes={classes} />
        </Option>
      ))}
    </div>
  ))
}

interface OptionProps extends SearchResultsProps {
  href: string
  position: number
  children: ReactNode
  hit?: Hit
  text?: string
}

/** Option links to a result and highlights the words of the query there. */
function Option({ href, position, children, hit, text, ...props }: OptionProps) {
  const { id, active, classes, onPoint } = props
  const isActive = position === active
  function go(press: Press) {
    if (hit && text) {
      recentIn(props.storage).add(text)
      if (!opensElsewhere(press)) {
        arriveWith(hit, props.subscribeNavigation)
      }
    }
  }
  return (
    <a
      className={classes.option}
      role="option"
      id={`${id}-${position}`}
      href={href}
      data-elsewhere={hit && elsewhereOf(hit)}
      tabIndex={-1}
      aria-selected={isActive}
      ref={isActive ? reveal : undefined}
      onPointerMove={() => onPoint(position)}
      onMouseDown={(event) => hit && prepare(event.currentTarget, hit, event)}
      onClick={go}
    >
      {children}
      <SearchIcon name="enter" />
    </a>
  )
}

function reveal(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
