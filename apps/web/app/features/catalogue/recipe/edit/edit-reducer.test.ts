import { currentTotals, startEdit } from '@zivina/nutrition/edits'
import { expect, test } from 'vitest'
import { SAMPLE_RECIPE } from '../testing/sample-recipe.ts'
import { type EditAction, type EditState, editReducer } from './edit-reducer.ts'
import { toRecipeLines } from './page-ingredient.ts'

const lines = toRecipeLines(SAMPLE_RECIPE.ingredients)
const start: EditState = { edit: startEdit(lines, SAMPLE_RECIPE.portion_size), refusal: null, resets: 0 }
const [pasta, egg] = start.edit.lines
const keys = { pasta: pasta?.key ?? '', egg: egg?.key ?? '' }

const after = (...actions: EditAction[]) => actions.reduce(editReducer, start)
const calories = (state: EditState) => currentTotals(state.edit).calories_in_total

test('the unedited recipe has the totals that the server computes', () => {
  expect(calories(start)).toBe(SAMPLE_RECIPE.calories_in_total)
})

test('portions change amounts and not the totals of one portion', () => {
  const state = after({ type: 'portions', portions: 4 })
  expect(state.edit.lines.map((line) => line.amount)).toEqual([400, 4, 8])
  expect(calories(state)).toBe(calories(start))
})

test('an amount is changed, and a line removed and restored', () => {
  const changed = after({ type: 'amount', key: keys.pasta, amount: 100 }, { type: 'remove', key: keys.egg })
  expect(calories(changed)).toBe(Math.round(750 / 4.184))
  expect(editReducer(changed, { type: 'reset' }).edit).toEqual(start.edit)
})

test('an ingredient already in the segment is refused with a code, and nothing changes', () => {
  const state = after({ type: 'swap', key: keys.pasta, ingredient: egg?.ingredient ?? expect.fail() })
  expect(state.refusal).toBe('INGREDIENT_ADDED_TO_DETAIL_ALREADY')
  expect(state.edit).toBe(start.edit)
})

test('the next accepted action clears the refusal', () => {
  const refused = after({ type: 'add', line: lines[0] ?? expect.fail() })
  expect(refused.refusal).not.toBeNull()
  expect(editReducer(refused, { type: 'portions', portions: 3 }).refusal).toBeNull()
})
