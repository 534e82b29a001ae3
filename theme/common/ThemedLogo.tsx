import type { Logo } from '../contract'
import classes from './ThemedLogo.module.css'

/** ThemedLogo renders both variants of a logo; the style sheet shows the one for the current color mode. */
export function ThemedLogo({ logo, alt, className }: { logo: Logo; alt: string; className?: string }) {
  const { src, dark, width, height } = logo
  const image = (src: string, mode?: string, loading?: 'lazy') => (
    <img
      className={[className, logo.className, mode].filter(Boolean).join(' ') || undefined}
      src={src}
      alt={alt}
      loading={loading}
      width={width}
      height={height}
    />
  )
  if (dark === src) {
    return image(src)
  }
  return (
    <>
      {image(src, classes.light)}
      {image(dark, classes.dark, 'lazy')}
    </>
  )
}
