import { expect, it } from 'vitest'
import { CORPUS_SETS, type CorpusSet, quarterOf, READS_WHOLE, readCorpusLines } from '../corpus-sets.ts'
import { openCatalogueFoods } from './catalogue-foods.ts'
import { type CorpusLine, judgeLine, partsOf, type Score, scoreOf } from './judge-line.ts'

const { slugs, take } = await openCatalogueFoods()

/** How many lines of each set must be right, and how many may get a wrong food; the totals, never the lines, are printed. */
const FLOORS: Record<CorpusSet, Floor> = {
  tuned: { amount: 552, food: 553, wrong: 0 },
  untouched: { amount: 527, food: 513, wrong: 11 },
  fresh: { amount: 553, food: 549, wrong: 1 },
  'fresh-2': { amount: 297, food: 296, wrong: 0 },
  'fresh-3': { amount: 205, food: 204, wrong: 0 },
  'fresh-4': { amount: 124, food: 120, wrong: 0 },
  'fresh-5': { amount: 80, food: 79, wrong: 0 },
  'fresh-6': { amount: 225, food: 227, wrong: 0 },
  'fresh-7': { amount: 77, food: 77, wrong: 0 },
  'fresh-8': { amount: 99, food: 97, wrong: 0 },
  'fresh-9': { amount: 283, food: 284, wrong: 0 },
  'fresh-10': { amount: 346, food: 343, wrong: 2 },
  'fresh-11': { amount: 650, food: 649, wrong: 1 },
  'fresh-12': { amount: 299, food: 295, wrong: 0 },
}
/** Of the quarter of all sets. */
const QUARTER_FLOOR: Floor = { amount: 1082, food: 1075, wrong: 6 }

type Floor = Pick<Score, 'amount' | 'food' | 'wrong'>

function expectAsBefore(lines: readonly CorpusLine[], floor: Floor): void {
  const verdicts = lines.map((line) => {
    const read = partsOf(line.line).map((parsed) => ({ parsed, taken: take(parsed) }))
    return judgeLine(line, read, slugs)
  })
  const { amount, food, wrong } = scoreOf(verdicts)
  expect(amount).toBeGreaterThanOrEqual(floor.amount)
  expect(food).toBeGreaterThanOrEqual(floor.food)
  expect(wrong).toBeLessThanOrEqual(floor.wrong)
}

if (READS_WHOLE) {
  it.each(CORPUS_SETS)('the %s set of the corpus is read as well as before', (set) =>
    expectAsBefore(readCorpusLines(set), FLOORS[set]),
  )
} else {
  it('a quarter of all sets of the corpus is read as well as before', () =>
    expectAsBefore(
      CORPUS_SETS.flatMap((set) => quarterOf(readCorpusLines(set))),
      QUARTER_FLOOR,
    ))
}

it('a wrong amount, a wrong food and a food that is not taken are told apart', () => {
  const line = { line: '2 vejce', kind: 'plain', amount: 2, unit: 'piece', foods: ['vejce'] }
  const judge = (text: string, taken: string | null) =>
    judgeLine(line, [...partsOf(text).map((parsed) => ({ parsed, taken }))], new Set(['vejce', 'maslo']))
  expect(judge('2 vejce', 'vejce')).toEqual({ amount: true, food: true, wrong: false })
  expect(judge('3 vejce', 'maslo')).toEqual({ amount: false, food: false, wrong: true })
  expect(judge('2 kg vajec', null)).toEqual({ amount: false, food: false, wrong: false })
})
