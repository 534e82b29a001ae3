import type { ComponentPropsWithoutRef } from 'react'

/** Image is a picture of Markdown, which loads when the reader comes near. */
export function Image(props: ComponentPropsWithoutRef<'img'>) {
  // biome-ignore lint/a11y/useAltText: the author gives it
  return <img loading="lazy" decoding="async" {...props} />
}
