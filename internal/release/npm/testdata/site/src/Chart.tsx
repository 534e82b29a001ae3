import { useSite } from '@docgen/theme/runtime/site'

/** Chart is a component for MDX pages. */
export function Chart({ year, color }: { year: number; color: string }) {
  return (
    <p style={{ color }}>
      A chart of {year} for {useSite().title}
    </p>
  )
}

// The components that MDX pages have without an import.
type Provided = keyof MDXProvidedComponents
export const provided: readonly Provided[] = ['Tabs', 'Card', 'h2']

// @ts-expect-error: the theme has no such component
export const unknown: Provided = 'Tbas'
