import { expect, it } from 'vitest'
import fresh from '../corpora/lines-fresh.json' with { type: 'json' }
import tuned from '../corpora/lines-tuned.json' with { type: 'json' }
import untouched from '../corpora/lines-untouched.json' with { type: 'json' }
import { openCatalogueFoods } from './catalogue-foods.ts'
import { type CorpusLine, judgeLine, partsOf, scoreOf } from './judge-line.ts'

const { slugs, take } = await openCatalogueFoods()

/** How many lines of each set must be right, and how many may get a wrong food; the totals, never the lines, are printed. */
it.each([
  ['tuned', tuned as CorpusLine[], { amount: 552, food: 552, wrong: 0 }],
  ['untouched', untouched as CorpusLine[], { amount: 526, food: 505, wrong: 11 }],
  ['fresh', fresh as CorpusLine[], { amount: 552, food: 546, wrong: 2 }],
] as const)('the %s set of the corpus is read as well as before', (_, lines, floor) => {
  const verdicts = lines.map((line) => {
    const read = partsOf(line.line).map((parsed) => ({ parsed, taken: take(parsed) }))
    return judgeLine(line, read, slugs)
  })
  const { amount, food, wrong } = scoreOf(verdicts)
  expect(amount).toBeGreaterThanOrEqual(floor.amount)
  expect(food).toBeGreaterThanOrEqual(floor.food)
  expect(wrong).toBeLessThanOrEqual(floor.wrong)
})

it('a wrong amount, a wrong food and a food that is not taken are told apart', () => {
  const line = { line: '2 vejce', kind: 'plain', amount: 2, unit: 'piece', foods: ['vejce'] }
  const judge = (text: string, taken: string | null) =>
    judgeLine(line, [...partsOf(text).map((parsed) => ({ parsed, taken }))], new Set(['vejce', 'maslo']))
  expect(judge('2 vejce', 'vejce')).toEqual({ amount: true, food: true, wrong: false })
  expect(judge('3 vejce', 'maslo')).toEqual({ amount: false, food: false, wrong: true })
  expect(judge('2 kg vajec', null)).toEqual({ amount: false, food: false, wrong: false })
})
