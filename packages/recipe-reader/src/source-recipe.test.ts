import { expect, test } from 'vitest'
import { cutAtSentence } from './source-recipe.ts'

test.each([
  ['Krátký popis bez tečky', 40, 'Krátký popis bez tečky'],
  ['První věta. Druhá věta! Třetí věta.', 35, 'První věta. Druhá věta! Třetí věta.'],
  ['První věta. Druhá věta! Třetí věta.', 34, 'První věta. Druhá věta!'],
  ['První věta. Druhá věta! Třetí věta.', 23, 'První věta. Druhá věta!'],
  ['První věta. Druhá věta! Třetí věta.', 22, 'První věta.'],
  ['Uvaří se za 1.5 hodiny v hrnci', 20, 'Uvaří se za 1.5…'],
  ['Nejnezpravděpodobňovávatelnější', 10, 'Nejnezpra…'],
])('„%s“ cut at %d characters is „%s“', (text, most, cut) => {
  expect(cutAtSentence(text, most)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(most)
})
