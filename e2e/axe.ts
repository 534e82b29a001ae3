import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the page: rules with the elements that break them. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe) // not by an element: pages run no script of others
  }
  return page.evaluate(async () => {
    interface Axe {
      run(options: { resultTypes: string[] }): Promise<{
        violations: { id: string; nodes: { target: unknown; any: { message: string }[] }[] }[]
      }>
    }
    const { axe } = window as unknown as { axe: Axe }
    const found = await axe.run({ resultTypes: ['violations'] }) // describing the rest costs a fifth
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target} (${any.map(({ message }) => message).join('; ')})`),
    )
  })
}
