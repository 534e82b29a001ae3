import { type ReactNode, useRef } from 'react'
import { Icon, type IconName } from '../common/Icon'
import { Message } from '../messages'
import { classNames } from '../runtime/classNames'
import { fill } from '../runtime/fill'
import classes from './Dropdown.module.css'
import type { Place } from './nestedEntries'
import { useDropdown } from './useDropdown'

type Props = {
  label: string
  /** labels that may replace it, one on each line; there is room for the longest, so that nothing moves */
  labels?: string
  icon?: IconName
  href?: string
  /** the current page is among the items */
  active: boolean
  place: Place
  className?: string
  onOpen?: () => void
  /** list items */
  children: ReactNode
}

/**
 * Dropdown shows a label that opens a list below it. In the bar the list covers the page; in the side
 * menu it is part of the menu. It works without JavaScript.
 */
export function Dropdown({ label, labels, icon, href, active, place, className, onOpen, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useDropdown(root, place === 'bar')
  return (
    <div className={classNames(classes.root, className)} data-place={place} ref={root}>
      {href && (
        <a className={classes.link} href={href} aria-current={active ? 'true' : undefined}>
          {label}
        </a>
      )}
      <details
        open={place === 'menu' && active}
        name={place === 'bar' ? 'navbar' : undefined}
        onToggle={(event) => event.currentTarget.open && onOpen?.()}
      >
        <summary
          className={classes.summary}
          aria-label={href && fill(docgenText(Message['docgen.navbar.submenuLabel']), { label })}
          data-active={active || undefined}
        >
          {icon && <Icon name={icon} />}
          {!href && <span data-labels={labels}>{label}</span>}
          <Icon name="chevron" className={classes.chevron} />
        </summary>
        <ul className={classes.list}>{children}</ul>
      </details>
    </div>
  )
}
