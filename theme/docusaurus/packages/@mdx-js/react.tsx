import type { ComponentType, ReactNode } from 'react'
import { MDXComponents } from '../../../mdx/MDXComponents'

/** MDXProvider shows its children: components for all pages are in src/theme/MDXComponents. */
export function MDXProvider({ children }: { components?: Record<string, ComponentType>; children?: ReactNode }) {
  return children
}

/** useMDXComponents returns the components that content can use. */
export const useMDXComponents = () => MDXComponents
