import type { ComponentPropsWithoutRef } from 'react'

/** CheckBox is that of a task list. */
export function CheckBox(props: ComponentPropsWithoutRef<'input'>) {
  const label = props.checked ? 'Task done' : 'Task to do'
  return <input aria-label={label} readOnly {...props} />
}
