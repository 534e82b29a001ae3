import { type ComponentProps, useContext } from 'react'
import { TabItem as Shown } from '../../mdx/TabItem'
import { TabsContext } from '../common/tabs'

/** TabItem shows one tab of the site's own tabs, or of those of the theme that they show. */
export function TabItem(props: ComponentProps<typeof Shown>) {
  const state = useContext(TabsContext)
  if (!state) {
    return <Shown {...props} />
  }
  const hidden = props.value !== state.selectedValue
  return hidden && state.lazy ? null : (
    <div role="tabpanel" className={props.className} hidden={hidden}>
      {props.children}
    </div>
  )
}
