import { expect, it } from 'vitest'
import { servedOf, withoutPortion } from './served.ts'

it.each([
  ['talíř svíčkové', 1],
  ['půl talíře svíčkové', 0.5],
  ['2 porce guláše', 2],
  ['porce řízku', 1],
  ['miska rýže', 1],
  ['1–2 talíře polévky', 1.5],
  ['200 g svíčkové', null],
  ['hrnec guláše', null],
  ['jídlo z talíře', null],
  ['', null],
])('%s is said by %s plates or portions', (text, count) => {
  expect(servedOf(text)).toBe(count)
})

it('the word for a portion names no food', () => {
  expect(withoutPortion('2 porce guláše')).toBe('2 guláše')
  expect(withoutPortion('talíř guláše')).toBe('talíř guláše')
})
