import { expect, it } from 'vitest'
import { readHalf } from './corpus.ts'
import { judgePasted, type Reading } from './judge-pasted.ts'
import { measureHalf, shareOfParts } from './measure-pasted.ts'

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

it.each(Object.entries(FLOORS) as [keyof typeof FLOORS, number][])(
  'of the %s set, %f of the parts are right',
  (half, floor) => {
    const judged = measureHalf(half)
    expect(judged.length).toBeGreaterThanOrEqual(10)
    expect(shareOfParts(judged)).toBeGreaterThanOrEqual(floor)
  },
)

it('nearly all right lines have the part of the dish that their heading names', () => {
  const judged = (['fresh', 'fresh-2', 'fresh-3', 'fresh-5', 'fresh-6'] as const).flatMap(measureHalf)
  const sum = (key: 'right_lines' | 'placed_lines') => judged.reduce((all, one) => all + one.judgement[key], 0)
  expect(sum('placed_lines') / sum('right_lines')).toBeGreaterThanOrEqual(0.99)
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
