import type { ReactNode } from 'react'

/** Hero shows the top of a landing page: a heading, a sentence, buttons, and an image beside them. */
export function Hero({ children }: { children?: ReactNode }) {
  return <div className="hero">{children}</div>
}
