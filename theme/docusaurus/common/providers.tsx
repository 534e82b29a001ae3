import type { ComponentType, ReactNode } from 'react'

type Provider = ComponentType<{ children?: ReactNode }>

/** composeProviders returns a component that nests providers, the first outermost. */
export function composeProviders(providers: readonly Provider[]): Provider {
  return function Composed({ children }) {
    // biome-ignore lint/correctness/useJsxKeyInIterable: the result is one element, not a list
    return providers.reduceRight<ReactNode>((inside, Provider) => <Provider>{inside}</Provider>, children)
  }
}
