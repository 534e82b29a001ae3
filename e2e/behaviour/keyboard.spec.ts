import { servers } from '../servers'
import { test } from '../site'
import { expectFinalStops, expectWalk, walked } from '../walk'

for (const [name, width] of [
  ['every element of Markdown', 1440],
  ['menu', 390],
] as const) {
  test(`X2 Tab reaches every control in order, shows where it is, and leaves the page again: ${name}, ${width} px`, ({
    page,
  }) => expectWalk(page, walked[name], width))
}

test('X2 once the page is interactive, its stops are final', ({ page }) =>
  expectFinalStops(page, `${servers.fixture.url}writing/code`))
