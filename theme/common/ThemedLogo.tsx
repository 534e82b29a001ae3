import type { Logo } from '../contract'
import classes from './ThemedLogo.module.css'

/** ThemedLogo renders both variants of a logo; the style sheet shows the one for the current color mode. */
export function ThemedLogo({ logo, alt, className }: { logo: Logo; alt: string; className?: string }) {
  const size = { width: logo.width, height: logo.height }
  const names = logo.className ? `${className} ${logo.className}` : className
  if (logo.dark === logo.src) {
    return <img className={names} src={logo.src} alt={alt} {...size} />
  }
  return (
    <>
      <img className={`${names} ${classes.light}`} src={logo.src} alt={alt} {...size} />
      <img className={`${names} ${classes.dark}`} src={logo.dark} alt={alt} loading="lazy" {...size} />
    </>
  )
}
