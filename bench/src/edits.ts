import { currentTotals, type EditIngredient, type RecipeLine, startEdit } from '@zivina/nutrition/edits'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import { percentile } from './timing.ts'

export type EditResult = { lines: number; p50: number; p99: number }

const LINES = 40
const WARM_UP = 2000
const REPEATED = 4000
const RUNS = 5

/** How long the totals of a recipe of 40 lines take after an edit, in milliseconds, in this process. */
export function measureEdits(): EditResult {
  const state = startEdit(
    Array.from({ length: LINES }, (_, at) => makeLine(at)),
    4,
  )
  return timeBest(LINES, (at) => {
    // Another amount each time, so that no cached result can be used.
    const lines = state.lines.map((line, place) => (place === at % LINES ? { ...line, amount: (at % 500) + 1 } : line))
    return () => currentTotals({ ...state, lines })
  })
}

/**
 * Times what is prepared for each repetition. Of several runs the one with the fewest long delays counts: on a busy machine these
 * come from other programs.
 */
export function timeBest(lines: number, prepare: (at: number) => () => unknown): EditResult {
  timeEach(prepare, WARM_UP)
  const runs = Array.from({ length: RUNS }, () => timeEach(prepare, REPEATED))
  const results = runs.map((took) => ({ lines, p50: percentile(took, 0.5), p99: percentile(took, 0.99) }))
  return results.reduce((best, result) => (result.p99 < best.p99 ? result : best))
}

function timeEach(prepare: (at: number) => () => unknown, count: number): number[] {
  const took: number[] = []
  for (let at = 0; at < count; at += 1) {
    const run = prepare(at)
    const from = performance.now()
    run()
    took.push(performance.now() - from)
  }
  return took
}

/** Units and segments of every kind; every seventh value unknown. */
export function makeLine(at: number): RecipeLine {
  const values = STORED_NUTRIENTS.map((name, place) => [name, (at + place) % 7 === 0 ? null : (at + 1) * (place + 1)])
  const ingredient: EditIngredient = {
    guid: `ingredient-${at}`,
    name: `Ingredient ${at}`,
    weight_units: WEIGHT_UNITS[at % WEIGHT_UNITS.length] ?? 'Gram',
    grams_per_piece: 50,
    density_g_per_ml: 1.03,
    is_spice: at % 10 === 0,
    nutrients: Object.fromEntries(values),
  }
  return { ingredient, segment: SEGMENTS[at % SEGMENTS.length] ?? 'Main', amount: 100 + at, count_macros: at % 9 !== 0 }
}
