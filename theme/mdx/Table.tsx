import type { ComponentPropsWithoutRef } from 'react'
import { Message } from '../messages'

/** Table shows a table that scrolls sideways when it is wider than the page. */
export function Table(props: ComponentPropsWithoutRef<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
    <div className="table-scroll" role="group" aria-label={docgenText(Message['docgen.table.label'])} tabIndex={0}>
      <table {...props} />
    </div>
  )
}
