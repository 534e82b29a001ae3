import type { ComponentType } from 'react'
import { Admonition } from '../../../mdx/Admonition'

/** AdmonitionTypes lists the components of admonitions by their keywords. */
const AdmonitionTypes: Record<string, ComponentType<Record<string, unknown>>> = Object.fromEntries(
  ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'].map((type) => [
    type,
    Admonition as unknown as ComponentType<Record<string, unknown>>,
  ]),
)

export default AdmonitionTypes
