import type { ReactNode } from 'react'

/** Unanswered stands for components of Docusaurus that docgen has nothing for. It shows its children. */
export default function Unanswered({ children }: { children?: ReactNode }) {
  return children
}
