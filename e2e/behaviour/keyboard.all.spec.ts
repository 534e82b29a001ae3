import { test } from '../site'
import { expectWalk, walked } from '../walk'

/** Those that phones show otherwise. */
const narrow = { menu: walked.menu, 'members of the API': walked['members of the API'] }

for (const width of [1440, 390]) {
  for (const [name, show] of Object.entries(width === 390 ? narrow : walked)) {
    test(`X2 Tab reaches every control in order, shows where it is, and leaves the page again: ${name}, ${width} px`, ({
      page,
    }) => expectWalk(page, show, width))
  }
}
