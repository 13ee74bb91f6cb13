import { expect, test } from 'vitest'
import { LEARNED } from './learned-weights.ts'
import { instructs } from './stated-words.ts'

const WORDS = new Map([
  ['zalij', 30],
  ['vyvar', 10],
  ['babic', -40],
])

test('the words of a line together tell instructions from stories', () => {
  expect(instructs('Zalijte vývarem', WORDS)).toBeGreaterThan(0)
  expect(instructs('Babička byla z Moravy', WORDS)).toBeLessThan(0)
  expect(instructs('Zalijte jako babička', WORDS)).toBe(-1)
  expect(instructs('nic z toho', WORDS)).toBe(0)
})

test('accents, capitals and numbers change nothing', () => {
  expect(instructs('ZALIJTE 500 VYVAREM', WORDS)).toBe(instructs('zalijte vývarem', WORDS))
})

test('what a long line tells stays within its bounds', () => {
  expect(instructs('zalijte '.repeat(1000), WORDS)).toBe(4)
  expect(instructs('babička '.repeat(1000), WORDS)).toBe(-4)
})

test.each([
  ['Cibuli nakrájíme nadrobno, osmahneme na oleji a zalijeme vývarem.', 1],
  ['Tahle polévka patří k české kuchyni už od minulého století a každá rodina ji zná jinak.', -1],
])('learned: „%s“', (line, side) => {
  expect(Math.sign(instructs(line, LEARNED.words))).toBe(side)
})
