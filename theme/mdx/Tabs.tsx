import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { join } from './Admonition'
import { TabItem, type TabItemProps } from './TabItem'

interface Props {
  /** tabs of one group switch together, on all pages */
  groupId?: string
  /** value of the tab that is shown first; the first one without it */
  defaultValue?: string | null
  /** labels of the tabs, by their values, where the tabs have none */
  values?: readonly { value: string; label?: string }[]
  className?: string
  id?: string
  children?: ReactNode
}

/**
 * Tabs shows one of its TabItems at a time. They are in the page one below the other, each under its label,
 * until the script that does so for tabs of Markdown makes a row of buttons of the labels.
 */
export function Tabs({ groupId, defaultValue, values, className, id, children }: Props) {
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
    throw new Error(`no tab has the value "${defaultValue}", which <Tabs> has as its defaultValue`)
  }
  return (
    <div id={id} className={join('tabs', className)} data-group={groupId}>
      {items.map(({ props, key }) => (
        <TabItem
          key={key ?? props.value}
          {...props}
          label={props.label ?? values?.find(({ value }) => value === props.value)?.label}
          default={defaultValue ? props.value === defaultValue : props.default}
        />
      ))}
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
      throw new Error('only <TabItem value="..."> can stand in <Tabs>')
    }
    return [child]
  })
}
