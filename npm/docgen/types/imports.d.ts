// What imports of files that are not scripts provide.

declare module '*.mdx' {
  import type { ComponentType } from 'react'
  import type { DocMetadata, TocItem } from '@docgen-cli/docgen'

  /** Renders the text of the page. */
  const Content: ComponentType<Record<string, unknown>>
  export default Content
  export const frontMatter: Readonly<Record<string, unknown>>
  export const contentTitle: string | undefined
  export const toc: readonly TocItem[]
  export const metadata: DocMetadata
}

declare module '*.md' {
  export * from '*.mdx'
  export { default } from '*.mdx'
}

/** A CSS module: its class names as they appear in the HTML. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {}

/** An SVG image is a component. */
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react'
  const Drawing: ComponentType<SVGProps<SVGSVGElement>>
  export default Drawing
}

// Any other file is its URL.
declare module '*.png' {
  const url: string
  export default url
}
declare module '*.jpg' {
  const url: string
  export default url
}
declare module '*.jpeg' {
  const url: string
  export default url
}
declare module '*.gif' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.avif' {
  const url: string
  export default url
}
declare module '*.ico' {
  const url: string
  export default url
}
declare module '*.woff' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
declare module '*.ttf' {
  const url: string
  export default url
}
declare module '*.otf' {
  const url: string
  export default url
}
declare module '*.mp4' {
  const url: string
  export default url
}
declare module '*.webm' {
  const url: string
  export default url
}
declare module '*.mp3' {
  const url: string
  export default url
}
declare module '*.ogg' {
  const url: string
  export default url
}
declare module '*.wav' {
  const url: string
  export default url
}
declare module '*.pdf' {
  const url: string
  export default url
}
declare module '*.zip' {
  const url: string
  export default url
}

/** The text of a file. */
declare module '*?raw' {
  const text: string
  export default text
}

declare module '!!raw-loader!*' {
  const text: string
  export default text
}
