import { expect, test } from 'vitest'
import { segmentOfPart } from './segment-of-part.ts'

test.each([
  ['Na těsto', 'Dough'],
  ['TĚSTO', 'Dough'],
  ['Tvarohová náplň', 'Filling'],
  ['Na tvarohový krém', 'Cream'],
  ['Čokoládová poleva', 'Glaze'],
  ['Na marinádu', 'Marinade'],
  ['Zálivka', 'Sauce'],
  ['Na maso a omáčku', 'Meat'],
  ['Trojobal', 'Crust'],
  ['Na jíšku', 'Thickener'],
  ['Drobenka', 'Garnish'],
  ['na posypání hotové bábovky', 'Garnish'],
  ['K podávání', 'Side'],
  ['Dip', 'Dip'],
  ['Základ polévky', 'Base'],
  ['Na vymazání a vysypání formy', 'Extra'],
  ['Suroviny na těsto', 'Dough'],
])('„%s“ above ingredients is the part %s', (heading, segment) => {
  expect(segmentOfPart(heading)).toBe(segment)
})

test.each([null, '', 'Sypké suroviny', 'Zelenina', 'Na polévku', 'Testosteron'])('%s names no part', (heading) => {
  expect(segmentOfPart(heading)).toBe('Main')
})
