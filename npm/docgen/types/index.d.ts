/// <reference path="./imports.d.ts" />

// The types of what a site imports. The folders "theme" and "components" are generated from the theme.
import type { MDXComponents } from './theme/mdx/MDXComponents'

/** What a script in src/pages may export as frontMatter or metadata. */
export interface PageMetadata {
  title?: string
  description?: string
  keywords?: readonly string[]
  /** a path in a static folder, or a URL */
  image?: string
  unlisted?: boolean
  /** a class for the html element */
  wrapperClassName?: string
}

/** What an MDX page exports as metadata. */
export interface DocMetadata {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly source: string
  readonly slug: string
  readonly permalink: string
  readonly unlisted: boolean
  readonly frontMatter: Readonly<Record<string, unknown>>
}

/** A heading of an MDX page. */
export interface TocItem {
  /** the text, as HTML */
  readonly value: string
  readonly id: string
  readonly level: number
}

/** What the module that markdown.playground names exports as run and show. */
export type { Run as PlaygroundRun, Show as PlaygroundShow } from './theme/playground/contract'

declare global {
  /** The components that MDX pages can use without an import. Editors look for this name. */
  type MDXProvidedComponents = typeof MDXComponents
}
