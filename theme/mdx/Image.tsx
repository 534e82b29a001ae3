import type { ComponentPropsWithoutRef } from 'react'

/** Image shows an image and loads it when the reader scrolls near it. */
export function Image(props: ComponentPropsWithoutRef<'img'>) {
  // biome-ignore lint/a11y/useAltText: the author gives it
  return <img loading="lazy" decoding="async" {...props} />
}
