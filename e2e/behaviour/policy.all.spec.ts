import { refusals } from '../policy'
import { servers } from '../servers'
import { expect, test } from '../site'

const { diagrams } = servers

test('diagrams of every kind keep to the policy, and have the style that they ask for', async ({ page }) => {
  const refused = await refusals(page)
  await page.setViewportSize({ width: 1000, height: 8000 }) // everything is in view
  await page.emulateMedia({ colorScheme: 'light' })
  const response = await page.goto(`${diagrams.url}kinds`)
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
  const drawn = async (mode: string) => {
    const pictures = page.locator(`.diagram[data-mode="${mode}"]`)
    for (let number = 0; number < 11; number++) {
      await expect(pictures.nth(number)).toBeAttached() // they are drawn one after the other
    }
    await expect(pictures).toHaveCount(11)
    await expect(page.locator('.diagram-failure, .diagram-stage, body style')).toHaveCount(0)
  }
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length)
  await drawn('light')
  const before = await sheets()
  const styled = page.getByRole('img', { name: 'Styled by its source' })
  await expect(styled.locator('.node.loud rect.label-container')).toHaveCSS('fill', 'rgb(18, 52, 86)')
  await expect(styled.locator('.node rect.label-container').last()).toHaveCSS('stroke-width', '4px')
  await expect(styled.locator('.flowchart-link').first()).toHaveCSS('stroke', 'rgb(171, 205, 239)')
  await expect(styled.locator('b')).toHaveCSS('letter-spacing', '3px')
  await expect(styled.locator('b')).toHaveText('style="text"')
  await expect(page.locator('[data-style-apart]')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await drawn('dark')
  await expect.poll(sheets).toBe(before) // the sheets of the light drawings are gone
  await page.getByRole('link', { name: 'Welcome' }).first().click()
  await expect.poll(sheets).toBe(0)
  // Other markup works as before again.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => refused).toHaveLength(1)
})
