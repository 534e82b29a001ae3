import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { join } from './Admonition'
import { TabItem, type TabItemProps } from './TabItem'

interface Props {
  /** tabs with the same groupId switch together, on all pages */
  groupId?: string
  /** value of the tab that is open at first: by default the first tab; null opens none */
  defaultValue?: string | null
  /** labels for tabs that have none, by value; without any TabItem, tabs that only choose for others of their group */
  values?: readonly { value: string; label?: string; default?: boolean }[]
  /** query parameter in the address that names the open tab; true takes groupId */
  queryString?: string | boolean
  /** whether the labels fill the whole width */
  block?: boolean
  /** accepted for Docusaurus and ignored: all tabs are in the page, so that readers and search can find them */
  lazy?: boolean
  className?: string
  id?: string
  children?: ReactNode
}

/**
 * Tabs shows one of its TabItems at a time. The HTML contains them one below the other, each under its
 * label. The script for tabs from Markdown then turns the labels into a row of buttons.
 */
export function Tabs(props: Props) {
  const { groupId, defaultValue, values, queryString, block, className, id, children } = props
  const given = itemsIn(children)
  const items = given.length > 0 ? given : (values ?? []).map((props) => ({ props: { ...props, children: null }, key: props.value }))
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
      `<Tabs defaultValue="${defaultValue}"> matches no tab; the tabs have the values "${taken.join('", "')}"`,
    )
  }
  if (queryString === true && !groupId) {
    throw new Error('<Tabs queryString> needs a groupId or its own name: queryString="name"')
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

/** Finds the tabs among children, also in fragments. Anything else is an error. */
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
