import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { join } from './Admonition'
import { TabItem, type TabItemProps } from './TabItem'

interface Props {
  /** tabs of one group switch together, on all pages */
  groupId?: string
  /** value of the tab that is shown first; the first one without it, none with null */
  defaultValue?: string | null
  /** labels of the tabs, by their values, where the tabs have none */
  values?: readonly { value: string; label?: string; default?: boolean }[]
  /** name in the page's address that says which tab is shown; true for that of the group */
  queryString?: string | boolean
  /** whether the labels share all of the width */
  block?: boolean
  /** for Docusaurus: every tab is in the page, so that it can be read without scripts and found */
  lazy?: boolean
  className?: string
  id?: string
  children?: ReactNode
}

/**
 * Tabs shows one of its TabItems at a time. They are in the page one below the other, each under its label,
 * until the script that does so for tabs of Markdown makes a row of buttons of the labels.
 */
export function Tabs(props: Props) {
  const { groupId, defaultValue, values, queryString, block, className, id, children } = props
  const items = itemsIn(children)
  const taken = items.map(({ props }) => props.value)
  const twice = taken.find((value, position) => taken.indexOf(value) !== position)
  if (items.length === 0) {
    throw new Error('<Tabs> has no <TabItem>')
  }
  if (twice !== undefined) {
    throw new Error(`two tabs have the value "${twice}"`)
  }
  if (defaultValue && !taken.includes(defaultValue)) {
    throw new Error(
      `no tab has the value "${defaultValue}", which <Tabs> has as its defaultValue: there are "${taken.join('", "')}"`,
    )
  }
  if (queryString === true && !groupId) {
    throw new Error('<Tabs queryString> needs a groupId, or a name of its own: queryString="name"')
  }
  return (
    <div
      id={id}
      className={join('tabs', className)}
      data-group={groupId}
      data-query={(queryString === true ? groupId : queryString) || undefined}
      data-closed={defaultValue === null ? '' : undefined}
      data-block={block ? '' : undefined}
    >
      {items.map(({ props, key }) => {
        const listed = values?.find(({ value }) => value === props.value)
        return (
          <TabItem
            key={key ?? props.value}
            {...props}
            label={props.label ?? listed?.label}
            default={defaultValue ? props.value === defaultValue : (props.default ?? listed?.default)}
          />
        )
      })}
    </div>
  )
}

/** The tabs among children, of fragments too; anything else is a mistake. */
function itemsIn(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((child): ReactElement<TabItemProps>[] => {
    if (typeof child === 'string' && child.trim() === '') {
      return []
    }
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment) {
      return itemsIn(child.props.children)
    }
    if (!isValidElement<TabItemProps>(child) || typeof child.props.value !== 'string') {
      throw new Error('<Tabs> can contain only <TabItem value="...">')
    }
    return [child]
  })
}
