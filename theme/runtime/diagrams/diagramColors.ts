import type { MermaidConfig } from 'mermaid'
import type { EffectiveColorMode } from '../preferences/choice'

/** Design tokens for Mermaid's colors. Mermaid derives its other colors from them. */
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

/** mermaidConfig returns Mermaid's configuration for the color mode that this element is in. */
export function mermaidConfig(mode: EffectiveColorMode, around: HTMLElement): MermaidConfig {
  // Mermaid calculates with colors and cannot read custom properties; the browser resolves them.
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

/** plain converts a mixed color, "color(srgb 1 0.5 0)", to a form that Mermaid can read. */
function plain(color: string): string {
  const mixed = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)/.exec(color)
  return mixed ? `rgb(${mixed.slice(1).map((part) => Math.round(255 * Number(part))).join(', ')})` : color
}
