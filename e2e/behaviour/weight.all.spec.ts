import { servers } from '../servers'
import { test } from '../site'
import { expectNoShifts, unsteady } from '../shifts'

for (const width of [1440, 1024, 390]) {
  test(`X3 nothing moves while any of all these pages loads at ${width} px`, async ({ quietPage: page }) => {
    await expectNoShifts(page, width, ['api/window', '', `${servers.fixture.url}guide/setup`, ...unsteady])
  })
}
