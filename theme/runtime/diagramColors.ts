import type { MermaidConfig } from 'mermaid'
import type { EffectiveColorMode } from './choice'

/** The tokens that mermaid's colours are; it works out the others from them. */
const colors = {
  background: '--color-bg',
  primaryColor: '--color-accent-tint',
  primaryBorderColor: '--color-accent',
  primaryTextColor: '--color-heading',
  secondaryColor: '--color-info-tint',
  secondaryBorderColor: '--color-info',
  secondaryTextColor: '--color-heading',
  tertiaryColor: '--color-sunken',
  tertiaryBorderColor: '--color-border-strong',
  tertiaryTextColor: '--color-heading',
  lineColor: '--color-muted',
  textColor: '--color-text',
  titleColor: '--color-heading',
  edgeLabelBackground: '--color-bg',
  noteBkgColor: '--color-warning-tint',
  noteBorderColor: '--color-warning',
  noteTextColor: '--color-heading',
  errorBkgColor: '--color-danger-tint',
  errorTextColor: '--color-danger',
} as const

/** mermaidConfig is how diagrams look in a colour mode that the page, around this element, is in. */
export function mermaidConfig(mode: EffectiveColorMode, around: HTMLElement): MermaidConfig {
  // Mermaid calculates with colours and cannot with names; the browser knows their values.
  const probe = document.createElement('i')
  probe.style.transition = 'none'
  around.append(probe)
  const values: Record<string, string> = {}
  for (const [name, token] of Object.entries(colors)) {
    probe.style.color = `var(${token})`
    values[name] = plain(getComputedStyle(probe).color)
  }
  probe.remove()
  const fontFamily = getComputedStyle(around).fontFamily
  return {
    startOnLoad: false,
    suppressErrorRendering: true,
    securityLevel: 'strict',
    theme: 'base',
    darkMode: mode === 'dark',
    fontFamily,
    themeVariables: { ...values, darkMode: mode === 'dark', fontFamily, fontSize: '15px' },
  }
}

/** plain writes a mixed colour, "color(srgb 1 0.5 0)", as Mermaid reads it. */
function plain(color: string): string {
  const mixed = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)/.exec(color)
  return mixed ? `rgb(${mixed.slice(1).map((part) => Math.round(255 * Number(part))).join(', ')})` : color
}
