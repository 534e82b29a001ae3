import type { ComponentProps } from 'react'
import { join } from '../../mdx/Admonition'
import type { Tabs as Shown } from '../../mdx/Tabs'
import { sanitizeTabsChildren, TabsProvider, useTabsContextValue } from '../common/tabs'

/** Tabs shows one of the site's own tabs at a time. */
export function Tabs({ className, ...props }: ComponentProps<typeof Shown>) {
  const state = useTabsContextValue(props)
  const { selectedValue, selectValue, tabValues, block } = state
  return (
    <TabsProvider value={state}>
      <div className="tabs tabs-container theme-tabs-container" id={props.id}>
        <div role="tablist" className={join('tab-list', block ? 'tabs--block' : undefined, className)}>
          {tabValues.map(({ value, label = value, attributes }) => (
            <button
              type="button"
              role="tab"
              key={value}
              aria-selected={value === selectedValue}
              {...attributes}
              className={value === selectedValue ? 'tabs__item tabs__item--active' : 'tabs__item'}
              onClick={() => selectValue(value)}
            >
              {label}
            </button>
          ))}
        </div>
        {sanitizeTabsChildren(props.children)}
      </div>
    </TabsProvider>
  )
}
