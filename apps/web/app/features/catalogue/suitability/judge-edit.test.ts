import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { judgeRecipe } from '@zivina/domain/catalogue/diet-rules/judge-recipe'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { removeLine, restoreLine, setPortions, startEdit, swapLine } from '@zivina/nutrition/edits'
import { expect, test } from 'vitest'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { type PageIngredient, toRecipeLines } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'
import { LINES, SAMPLE_RECIPE } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import { judgeEdit } from './judge-edit.ts'

const FREE = Object.fromEntries(ALLERGENS.map((name) => [name, { state: 'free', evidence: 'nature' } as const]))
const lines = LINES.map((line) => ({
  ...line,
  is_classified: true,
  allergens: line.slug === 'testoviny' ? { ...FREE, gluten: { state: 'contains', evidence: 'nature' } as const } : FREE,
}))
const edit = startEdit(toRecipeLines(lines), 2)
const [pasta, egg] = edit.lines
if (!pasta || !egg) throw new Error('The sample has no lines')

const NO_JUDGEMENT = { diet_verdicts: {}, rule_version: '', confirmations: [] }
const glutenFree: PageIngredient = {
  ...pasta.ingredient,
  guid: '0190a000-0000-7000-8000-000000000009',
  name: 'Těstoviny bezlepkové',
  allergens: { ...FREE, gluten: { state: 'free', evidence: 'label' } },
}
const stored = {
  ...NO_JUDGEMENT,
  rule_version: RULE_VERSION,
  diet_verdicts: judgeEdit(SAMPLE_RECIPE, NO_JUDGEMENT, swapped()).verdicts,
}

function swapped(): PageEdit {
  const result = swapLine(edit, pasta?.key ?? '', glutenFree)
  if (!result.ok) throw new Error(result.code)
  return result.state
}

test('the recipe as given keeps its stored verdicts, for any number of portions', () => {
  const serving = 'Uvedená porce má 137\u00a0g. Množství v\u00a0ní posuzujeme podle běžné porce: 200\u00a0g.'
  const given = { verdicts: stored.diet_verdicts, changes: [], isEdited: false, serving }
  expect(judgeEdit(SAMPLE_RECIPE, stored, edit)).toEqual(given)
  expect(judgeEdit(SAMPLE_RECIPE, stored, setPortions(edit, 6))).toEqual(given)
})

test('a swap for a food labelled gluten free changes the verdict, and back', () => {
  const { verdicts, changes } = judgeEdit(SAMPLE_RECIPE, { ...NO_JUDGEMENT, rule_version: 'older' }, swapped())
  expect(verdicts['Gluten free']?.verdict).toBe('suitable')
  expect(changes).toContainEqual({ diet: 'Gluten free', before: 'unsuitable', now: 'suitable' })
  const back = restoreLine(swapped(), swapped().lines[0]?.key ?? '')
  expect(back.ok && judgeEdit(SAMPLE_RECIPE, stored, back.state).isEdited).toBe(false)
})

test('changes are counted from the stored verdicts, where they are of the present rules', () => {
  const { changes } = judgeEdit(SAMPLE_RECIPE, stored, removeLine(edit, egg.key))
  expect(changes).toContainEqual({ diet: 'Gluten free', before: 'suitable', now: 'unsuitable' })
})

test('a confirmation does not hold for the edited recipe', () => {
  const confirmation = {
    confirmed_name: null,
    by_admin: true,
    iddsi_level: 4,
    therapist: 'Mgr. Eva Logopedová',
    texture_test: 'spoon_tilt' as const,
    tested_on: '2026-11-20',
    confirmed_at: '2026-11-22T10:00:00.000Z',
  }
  const confirmations = [{ ...confirmation, diet_type: 'Dysphagia' as const }]
  const { verdicts, changes } = judgeEdit(
    { ...SAMPLE_RECIPE, aimed_iddsi_level: 4 },
    { ...NO_JUDGEMENT, confirmations },
    swapped(),
  )
  expect(verdicts.Dysphagia?.verdict).toBe('waits')
  expect(changes).toContainEqual({ diet: 'Dysphagia', before: 'suitable', now: 'waits' })
})

test('an edit stored before the page knew the facts of foods is unknown, not an error', () => {
  const { allergens: _, micronutrients: _no, food_groups: _none, ...old } = egg.ingredient
  const kept = {
    ...edit,
    lines: [
      { ...pasta, removed: true },
      { ...egg, ingredient: old as PageIngredient },
    ],
  }
  expect(judgeEdit(SAMPLE_RECIPE, stored, kept).verdicts['Gluten free']?.verdict).toBe('unknown')
})

test('the same code as on the server judges', () => {
  const judged = judgeRecipe({
    lines: [],
    portion_size: 2,
    meal_types: SAMPLE_RECIPE.meal_types,
    cooking_type: 'Warm',
    steps: [],
    confirmed: [],
    aimed_iddsi_level: null,
    unmatched: 0,
    name: '',
    weighed: null,
  })
  const nothing = edit.lines.reduce((left, { key }) => removeLine(left, key), edit)
  expect(judgeEdit({ ...SAMPLE_RECIPE, steps: {} }, stored, nothing).verdicts).toEqual(judged)
})
