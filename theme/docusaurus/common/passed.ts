import type { ReactNode } from 'react'

/** Passed only shows its children: what they get from a provider in Docusaurus, docgen's hooks have without it. */
export const Passed = ({ children }: { children?: ReactNode }) => children
