import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import { expect, setMode } from './site'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the rules that the page or frame violates, with the elements that violate them. Looking at a part of a page
 * takes a third of the time; the rest of the page is what visual.spec.ts looks at.
 */
export async function violations(page: Page | Frame, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe) // not with a script element, which the policy blocks
  }
  return page.evaluate(async (part) => {
    interface Axe {
      run(context: unknown, options: { resultTypes: string[] }): Promise<{
        violations: { id: string; nodes: { target: unknown; any: { message: string }[] }[] }[]
      }>
    }
    const { axe } = window as unknown as { axe: Axe }
    const found = await axe.run(part ? { include: [part] } : document, { resultTypes: ['violations'] }) // reporting the rest takes a fifth of the time
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target} (${any.map(({ message }) => message).join('; ')})`),
    )
  }, part)
}

/** Expects axe to find nothing wrong with a page, or with a part of it, in this mode. */
export async function expectNoViolations(page: Page, mode: 'light' | 'dark', part?: string) {
  await setMode(page, mode)
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
  await expect.poll(() => violations(page, part)).toEqual([])
}
