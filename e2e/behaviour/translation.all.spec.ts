import { servers } from '../servers'
import { expect, test, visit } from '../site'
import { translate } from '../translate'

test('a page that the browser has translated leads on, whatever is around the content', async ({
  quietPage: page,
}) => {
  await visit(page, `${servers.fixture.url}guide/setup`)
  await translate(page)
  await expect(page.getByRole('link', { name: 'Edit this page ·' })).toBeVisible()
  for (const route of ['guide/deep/page', 'guide/features', 'tags/drawing', 'writing/tabs']) {
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    }, `${servers.fixture.basePath}${route}`)
    await expect(page).toHaveURL(servers.fixture.url + route)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/·$/)
  }
})
