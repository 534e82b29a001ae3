import { expect, test } from '@playwright/test'
import { spellingsOf } from '../../search/spelling'

for (const pair of `
  centre center, centres centers, centred centered, centring centering, colour color, colours colors,
  neighbouring neighboring, behaviour behavior, minimise minimize, minimising minimizing, organisation organization,
  analyse analyze, analysed analyzed, labelled labeled, travelling traveling, catalogue catalog, dialogues dialogs,
  licence license, defence defense, misspelt misspelled, learnt learned, grey gray, greyscale grayscale,
  programme program, judgement judgment, artefact artifact, fulfil fulfill, metre meter, fibre fiber
`
  .trim()
  .split(/,\s+/)) {
  test(`${pair} are one word`, () => {
    const [british = '', american = ''] = pair.split(' ')
    expect(spellingsOf(british)).toContain(american)
    expect(spellingsOf(american)).toContain(british)
  })
}

test('other words stay what they are', () => {
  expect(spellingsOf('filled')).not.toContain('filed')
  expect(spellingsOf('start')).not.toContain('stared')
})
