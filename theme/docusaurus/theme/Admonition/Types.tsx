import Caution from '@theme/Admonition/Type/Caution'
import Danger from '@theme/Admonition/Type/Danger'
import Info from '@theme/Admonition/Type/Info'
import Note from '@theme/Admonition/Type/Note'
import Tip from '@theme/Admonition/Type/Tip'
import Warning from '@theme/Admonition/Type/Warning'
import type { ComponentType } from 'react'

type Props = Record<string, unknown>

const names = { secondary: Note, important: Info, success: Tip, caution: Caution }

/** AdmonitionTypes lists the components of admonitions by their keywords. */
const AdmonitionTypes: Record<string, ComponentType<Props>> = {
  note: Note,
  tip: Tip,
  info: Info,
  warning: Warning,
  danger: Danger,
  ...Object.fromEntries(Object.entries(names).map(([type, Type]) => [type, (props: Props) => <Type {...props} type={type} />])),
}

export default AdmonitionTypes
