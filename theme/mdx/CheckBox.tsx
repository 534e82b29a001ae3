import type { ComponentPropsWithoutRef } from 'react'
import { Message } from '../messages'

/** CheckBox shows the check box of a task in a task list. */
export function CheckBox(props: ComponentPropsWithoutRef<'input'>) {
  const label = props.checked ? docgenText(Message['docgen.taskList.completed']) : docgenText(Message['docgen.taskList.incomplete'])
  return <input aria-label={label} readOnly {...props} />
}
