import type { ComponentPropsWithoutRef } from 'react'
import { ThemedLogo } from '../common/ThemedLogo'
import useBaseUrl from '../docusaurus/useBaseUrl'

interface Props extends ComponentPropsWithoutRef<'img'> {
  sources: { light: string; dark: string }
}

/** ThemedImage shows one of two images, depending on the color mode. */
export function ThemedImage({ sources, alt = '', className = '', width, height }: Props) {
  const src = useBaseUrl(sources.light)
  const dark = useBaseUrl(sources.dark)
  const size = { width: Number(width) || undefined, height: Number(height) || undefined }
  return <ThemedLogo className={className} alt={alt} logo={{ src, dark, alt, href: '', ...size }} />
}
