import { expect, test } from 'vitest'
import {
  type PageIngredient,
  toPageIngredient,
} from '../apps/web/app/features/catalogue/recipe/edit/page-ingredient.ts'
import {
  type IngredientSummaryRow,
  presentFigures,
  presentMacros,
  presentYield,
} from '../packages/api/src/catalogue/ingredients/read/present.ts'
import { type DerivedFrom, deriveRecipe } from '../packages/db/src/recipe-derived.ts'
import { readStarterFoods } from '../packages/db/src/seed/catalogue/foods.ts'
import { absentAllergens } from '../packages/domain/src/catalogue/allergens/recipe-allergens.ts'
import { COOKING_TYPES } from '../packages/domain/src/catalogue/cooking.ts'
import { judgeRecipe } from '../packages/domain/src/catalogue/diet-rules/judge-recipe.ts'
import { toJudgedLine } from '../packages/domain/src/catalogue/diet-rules/judged-line.ts'
import { VERDICTS } from '../packages/domain/src/catalogue/diet-rules/verdicts.ts'
import { MEAL_TYPES } from '../packages/domain/src/catalogue/meal-types.ts'
import { activeLines, currentTotals, startEdit } from '../packages/nutrition/src/edits.ts'

/** Verdicts that the pages compute while a person edits, and those that the server stores of the same recipe. */

const rows = (await readStarterFoods()).map(({ food }, at) => {
  const guid = `00000000-0000-0000-0000-${String(at).padStart(12, '0')}`
  // A fourth is as a person adds it: nothing but its name and figures is known.
  const unread = { food_groups: [], is_classified: false, allergens: {}, kitchen: null, nutrient_limits: {} }
  return { ...food, guid, parts: [], ...(at % 4 === 0 ? unread : {}) } as unknown as DerivedFrom & IngredientSummaryRow
})

/** The ingredient as the API answers it and a page keeps it. */
function onPage(row: DerivedFrom & IngredientSummaryRow): PageIngredient {
  const { guid, slug, name, weight_units, grams_per_piece, density_g_per_ml, is_spice, kitchen } = row
  const shown = { guid, slug, name, weight_units, grams_per_piece, density_g_per_ml, is_spice, kitchen, image: null }
  const answer = { ...shown, amount: 100, macros: presentMacros(row), ...presentFigures(row), ...presentYield(row) }
  return toPageIngredient(JSON.parse(JSON.stringify(answer)))
}

/** As a page keeps each, by row: nothing changes them, so each is read once. */
const pageIngredients = new Map(rows.map((row) => [row, Object.freeze(onPage(row))]))

const EDITS = 2500
const NAMES = ['Recept', 'Hovězí vývar', 'Pizza']
const SOME_SEGMENTS = ['Main', 'Dough', 'Garnish'] as const
const STEPS = [
  'Uvařte doměkka.',
  'Vařte 90 minut.',
  'Smažte na oleji.',
  'Podávejte syrové.',
  'Rozmixujte a propasírujte.',
]

/** The same random edits in every run (Park and Miller's generator). */
let state = 20_261_122
function below(count: number): number {
  state = (state * 48_271) % 2_147_483_647
  return state % count
}
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value
const someOf = <Value>(values: readonly Value[], most: number): Value[] => [
  ...new Set(Array.from({ length: below(most + 1) }, () => oneOf(values))),
]

function randomDish() {
  const lines = someOf(rows, 8).map((row) => ({
    row,
    segment: oneOf(SOME_SEGMENTS),
    count_macros: below(3) > 0,
    amount: below(oneOf([20_000, 1_000_000])) / 100,
  }))
  const about = {
    name: oneOf(NAMES),
    meal_types: someOf(MEAL_TYPES, 3),
    cooking_type: oneOf(COOKING_TYPES),
    steps: someOf(STEPS, 3),
    aimed_iddsi_level: oneOf([null, 4]),
  }
  return { lines, portion_size: 1 + below(12), about }
}

test('the page and the server give the same verdicts, allergens and totals after 2,500 random edits', () => {
  const seen = new Set<string>()
  for (let index = 0; index < EDITS; index += 1) {
    const { lines, portion_size, about } = randomDish()
    const onPages = lines.map(({ row, ...given }) => ({
      ...given,
      ingredient: pageIngredients.get(row) ?? onPage(row),
    }))
    const edit = startEdit(onPages, portion_size)
    const judged = activeLines(edit).map(({ ingredient, amount, count_macros, segment }) =>
      toJudgedLine(ingredient, amount, count_macros, segment),
    )
    const verdicts = judgeRecipe({ ...about, lines: judged, portion_size, confirmed: [], unmatched: 0, weighed: null })
    const fields = { tags: [], time_minutes: 1, difficulty: 'Easy', dietary_goal: [] } as const
    const stored = deriveRecipe(
      { ...about, ...fields, dietary_goal: [], portion_size, confirmed: [] },
      lines.map(({ row, ...line }) => ({ ingredient: row, ...line })),
    )
    expect({ index, verdicts }).toEqual({ index, verdicts: stored.diet_verdicts })
    expect({ index, absent: absentAllergens(judged) }).toEqual({ index, absent: stored.without_allergens })
    expect(stored).toMatchObject(currentTotals(edit))
    for (const { verdict } of Object.values(verdicts)) seen.add(verdict)
  }
  expect([...seen].toSorted()).toEqual([...VERDICTS].toSorted())
}, 300_000)
