import type { MouseEvent } from 'react'
import type { SidebarCategory as Item } from '../contract'
import { Message } from '../messages'
import { classNames } from '../runtime/classNames'
import { fill } from '../runtime/fill'
import { useHydrated } from '../runtime/hydrated'
import { usePage } from '../runtime/page'
import { useNestedItems } from './nestedItems'
import classes from './SidebarCategory.module.css'
import { SidebarLabel } from './SidebarLabel'
import link from './SidebarLink.module.css'
import { useSidebarCategory } from './useSidebarCategory'

type Props = {
  item: Item
  /** position in the sidebar, which identifies the state of the category */
  path: string
  /** called when the reader opens it */
  opened: () => void
}

/**
 * SidebarCategory shows a category that opens and closes, or a group with a heading if it cannot. If the
 * category has a page, its label links to the page and only the arrow toggles it.
 */
export function SidebarCategory({ item, path, opened }: Props) {
  const page = usePage()
  const { open, active, items, failed, setOpen } = useSidebarCategory(item, path)
  const Items = useNestedItems()
  const hydrated = useHydrated()
  const closed = !items && !hydrated
  const href = item.href ?? (closed ? item.first : undefined)
  const toggle = (now: boolean) => {
    if (now !== open) {
      setOpen(now)
      if (now) {
        opened()
      }
    }
  }
  // On the page of the category, its label toggles it too.
  const onLabel = (event: MouseEvent) => {
    if (href === page.path && item.collapsible && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      toggle(!open)
    }
  }
  const Label = href ? 'a' : 'span'
  const label = (
    <Label
      className={`${link.link} ${classes.label}`}
      href={href}
      aria-current={href === page.path ? 'page' : undefined}
      data-active={active || undefined}
      onClick={onLabel}
    >
      <SidebarLabel item={item} />
    </Label>
  )
  const list = items && <Items items={items} path={path} />
  if (!item.collapsible || closed) {
    return (
      <li className={classNames(list && classes.group, item.className)}>
        {label}
        {list}
      </li>
    )
  }
  return (
    <li className={classNames(classes.category, item.className)}>
      {href && label}
      <details open={open} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary
          className={href ? classes.arrow : classes.summary}
          aria-label={
            href &&
            fill(
              open
                ? docgenText(Message['theme.DocSidebarItem.collapseCategoryAriaLabel'])
                : docgenText(Message['theme.DocSidebarItem.expandCategoryAriaLabel']),
              { label: item.label },
            )
          }
        >
          {!href && label}
        </summary>
        {list ?? (
          <p className={classes.pending}>
            {failed ? docgenText(Message['docgen.sidebar.failed']) : docgenText(Message['docgen.sidebar.loading'])}
          </p>
        )}
      </details>
    </li>
  )
}
