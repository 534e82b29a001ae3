import { violations } from '../axe'
import { servers } from '../servers'
import { expect, setMode, test, visit } from '../site'
import { dropdown, open } from '../versionsBar'

const { url } = servers.versions

for (const mode of ['light', 'dark']) {
  test(`X1 banner, badge and open dropdown have no accessibility problem in ${mode} mode`, async ({
    quietPage: page,
  }) => {
    for (const path of ['docs/next/guide/whistle', 'docs/1.0/guide/boil']) {
      await visit(page, url + path)
      await setMode(page, mode)
      await open(page, dropdown(page))
      await expect.poll(() => violations(page), path).toEqual([])
    }
  })
}
