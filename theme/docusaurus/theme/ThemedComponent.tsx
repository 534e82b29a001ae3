import type { ReactNode } from 'react'
import { useColorMode } from '../common/colorMode'

interface Props {
  className?: string
  children: (props: { theme: 'light' | 'dark'; className: string }) => ReactNode
}

/** ThemedComponent renders its children for the current color mode. */
export default function ThemedComponent({ className = '', children }: Props) {
  return children({ theme: useColorMode().colorMode, className })
}
