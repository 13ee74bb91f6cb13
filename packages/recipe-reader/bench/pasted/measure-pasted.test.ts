import { expect, it } from 'vitest'
import { PASTED_SETS, type PastedSet, quarterOf, READS_WHOLE } from '../corpus-sets.ts'
import { readHalf } from './corpus.ts'
import { judgePasted, type Reading } from './judge-pasted.ts'
import { type Judged, measureHalf, measurePasted, shareOfParts } from './measure-pasted.ts'

/** What the product promises of each set; the untouched half was never looked at. */
const FLOORS = {
  tuned: 1,
  untouched: 0.95,
  fresh: 1,
  'fresh-2': 1,
  'fresh-3': 1,
  'fresh-4': 1,
  'fresh-5': 1,
  'fresh-6': 1,
  'fresh-7': 1,
  'fresh-8': 0.98,
  'fresh-9': 1,
  'fresh-10': 1,
  'fresh-11': 0.97,
  'fresh-12': 0.97,
  layouts: 0.98,
} as const

/** What it promises of the quarter of all sets. */
const QUARTER_FLOOR = 0.99
/** The sets whose lines say of which part of the dish they are. */
const WITH_PARTS = ['fresh', 'fresh-2', 'fresh-3', 'fresh-5', 'fresh-6'] as const

function shareOfPlaced(judged: readonly Judged[]): number {
  const sum = (key: 'right_lines' | 'placed_lines') => judged.reduce((all, one) => all + one.judgement[key], 0)
  return sum('placed_lines') / sum('right_lines')
}

if (READS_WHOLE) {
  it.each(Object.entries(FLOORS) as [keyof typeof FLOORS, number][])(
    'of the %s set, %f of the parts are right',
    (half, floor) => {
      const judged = measureHalf(half)
      expect(judged.length).toBeGreaterThanOrEqual(10)
      expect(shareOfParts(judged)).toBeGreaterThanOrEqual(floor)
    },
  )
} else {
  it('of a quarter of all sets nearly all parts are right', () => {
    const judged = measurePasted(PASTED_SETS.flatMap((set) => quarterOf(readHalf(set))))
    expect(shareOfParts(judged)).toBeGreaterThanOrEqual(QUARTER_FLOOR)
  })
}

it('nearly all right lines have the part of the dish that their heading names', () => {
  const some = READS_WHOLE ? readHalf : (set: PastedSet) => quarterOf(readHalf(set))
  expect(shareOfPlaced(measurePasted(WITH_PARTS.flatMap(some)))).toBeGreaterThanOrEqual(0.99)
})

it('a reading is judged part by part', () => {
  const meant = readHalf('tuned').find(({ meant: { kind } }) => kind === 'table')?.meant
  if (!meant) throw new Error('no such kind')
  const lines = meant.lines.map((line) => ('cells' in line ? line.cells.toReversed().join(' ') : line.line))
  const recipe = {
    name: meant.name.toUpperCase(),
    headnote: '',
    portion_size: 12,
    time_minutes: null,
    resting_time: null,
  }
  const right: Reading = {
    recipe: {
      ...recipe,
      ingredients: lines,
      parts: [],
      steps: [meant.steps.join(' ')],
      source_url: null,
      aimed_iddsi_level: null,
      tip: '',
      doubtful_lines: [],
      step_titles: [],
      labels: [],
      pictures: [],
      doubts: [],
    },
    times: { prep: null, cook: null, total: null },
  }
  const judge = (changed: Partial<Reading['recipe']>) =>
    judgePasted(meant, { ...right, recipe: { ...right.recipe, ...changed } })
  expect(judge({})).toMatchObject({ name: true, portions: true, minutes: true, lines: true, steps: true })
  expect(judge({ name: 'Muffiny' }).name).toBe(false)
  expect(judge({ portion_size: 6 }).portions).toBe(false)
  expect(judge({ time_minutes: 20 }).minutes).toBe(false)
  expect(judge({ ingredients: [...lines, 'Reklama'] })).toMatchObject({ lines: false, right_lines: 7, read_lines: 8 })
  expect(judge({ steps: meant.steps.slice(1) }).steps).toBe(false)
  expect(judge({ steps: [`Těsto: ${meant.steps.join(' ')}`] }).steps).toBe(false)
  expect(judge({ steps: meant.steps.map((step) => step.replace(' ', ': ')) }).steps).toBe(true)
  expect(judgePasted(meant, null)).toMatchObject({ name: false, lines: false, total: false })
})
