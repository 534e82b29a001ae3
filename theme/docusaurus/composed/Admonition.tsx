import AdmonitionTypes from '@theme/Admonition/Types'
import type { ComponentProps } from 'react'
import type { Admonition as Shown } from '../../mdx/Admonition'
import { processAdmonitionProps } from '../common/copies'

export { AdmonitionTitle, join } from '../../mdx/Admonition'

/** Admonition shows a note, a tip or a warning with parts that the site replaces. */
export function Admonition(props: ComponentProps<typeof Shown>) {
  const Type = AdmonitionTypes[props.type] ?? AdmonitionTypes.info
  return Type && <Type {...processAdmonitionProps(props)} />
}
