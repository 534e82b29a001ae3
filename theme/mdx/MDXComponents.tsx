import type { ComponentPropsWithoutRef, ComponentType, ElementType } from 'react'
import { Heading } from './Heading'
import { Pre } from './Pre'

type HeadingProps = ComponentPropsWithoutRef<'h2'>
const heading = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function MDXHeading(props: HeadingProps) {
    return <Heading as={as} {...props} />
  }

/**
 * MDXComponents are what content finds without an import: by the names of components, and in place of the
 * elements that Markdown makes.
 */
// biome-ignore lint/suspicious/noExplicitAny: every component has its own properties
export const MDXComponents: Record<string, ElementType | ComponentType<any>> = {
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  pre: Pre,
}
