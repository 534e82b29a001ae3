import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { load } from '../theme/search/load'
import { openBuiltSite } from './builtSite'
import { hydrated, widthOf } from './site'

/** The options page of docgen's own guide, without the pages around it. */
const files = async () => ({
  'docgen.yaml':
    'title: Guide\nurl: https://example.org\nonBrokenLinks: ignore\nonBrokenAnchors: ignore\ndocs: { onInlineTags: ignore }\n',
  'content/index.md': '# Guide\n\nIt describes docs.editUrl and other options.\n',
  'content/options.md': await readFile(
    join(import.meta.dirname, '../docs/content/reference/options.md'),
    'utf8',
  ),
})

test('the options fit on a screen and a phone, and readers can link to each and search for it', async ({
  page,
}) => {
  const { url, close } = await openBuiltSite(await files())
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${url}options#themeconfig-navbar-items-docid`)
    await hydrated(page)
    const name = 'themeConfig.navbar.items[].docId'
    await expect(page.getByRole('heading', { name })).toBeInViewport()
    const link = page.getByRole('link', { name: `Direct link to ${name}` })
    await expect(link).toHaveAttribute('href', '#themeconfig-navbar-items-docid')

    const find = await load(`${url}search.json`, async (file, options) => fetch(new URL(file, url), options))
    for (const [query, id] of [
      ['docs.editUrl', 'docs-editurl'],
      ['hideOnScroll', 'themeconfig-navbar-hideonscroll'],
    ] as const) {
      const { groups } = await find(query, { pages: 1, hitsPerPage: 2 })
      expect(groups.flatMap(({ hits }) => hits.map((hit) => hit.url))).toContain(`/options#${id}`)
    }

    const boxes = page.locator('main :is(pre, table, h3, .table-scroll)')
    expect(await boxes.count()).toBeGreaterThan(250)
    const scrolling = await boxes.evaluateAll((all) =>
      all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML.slice(0, 300)),
    )
    expect(scrolling).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await widthOf(page)).toBe(390)
  } finally {
    await close()
  }
})
