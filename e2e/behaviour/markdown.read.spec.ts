import { expectToFold } from '../fold'
import { servers } from '../servers'
import { test } from '../site'

test('M6 without scripts details are folded until the reader opens them', async ({ page }) => {
  await page.goto(`${servers.fixture.url}markdown`)
  await expectToFold(page)
})
