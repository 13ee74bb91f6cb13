import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type PageIngredient,
  toPageIngredient,
} from '../apps/web/app/features/catalogue/recipe/edit/page-ingredient.ts'
import {
  type IngredientSummaryRow,
  presentFigures,
  presentMacros,
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
import { SEGMENTS } from '../packages/nutrition/src/segments.ts'

/** Verdicts that the pages compute while a person edits, and those that the server stores of the same recipe. */

const rows = (await readStarterFoods()).map(({ food }, at) => {
  const guid = `00000000-0000-0000-0000-${String(at).padStart(12, '0')}`
  // A fourth is as a person adds it: nothing but its name and figures is known.
  const unread = { food_groups: [], is_classified: false, allergens: {}, kitchen: null, nutrient_limits: {} }
  return { ...food, guid, ...(at % 4 === 0 ? unread : {}) } as unknown as DerivedFrom & IngredientSummaryRow
})

/** The ingredient as the API answers it and a page keeps it. */
function onPage(row: DerivedFrom & IngredientSummaryRow): PageIngredient {
  const { guid, slug, name, weight_units, grams_per_piece, density_g_per_ml, is_spice, kitchen } = row
  const shown = { guid, slug, name, weight_units, grams_per_piece, density_g_per_ml, is_spice, kitchen, image: null }
  const answer = { ...shown, amount: 100, macros: presentMacros(row), ...presentFigures(row) }
  return toPageIngredient(JSON.parse(JSON.stringify(answer)))
}

const STEPS = ['Uvařte doměkka.', 'Smažte na oleji.', 'Podávejte syrové.', 'Rozmixujte a propasírujte.']
const line = fc.record({
  at: fc.nat(rows.length - 1),
  segment: fc.constantFrom(...SEGMENTS.slice(0, 3)),
  amount: fc
    .oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 20_000 }))
    .map((cents) => cents / 100),
  count_macros: fc.boolean(),
})
const dish = fc.record({
  lines: fc.uniqueArray(line, { maxLength: 8, selector: ({ at, segment }) => `${at} ${segment}` }),
  portion_size: fc.integer({ min: 1, max: 12 }),
  meal_types: fc.uniqueArray(fc.constantFrom(...MEAL_TYPES), { maxLength: 3 }),
  cooking_type: fc.constantFrom(...COOKING_TYPES),
  steps: fc.uniqueArray(fc.constantFrom(...STEPS), { maxLength: 3 }),
})

test('the page and the server give the same verdicts, allergens and totals after 10,000 random edits', () => {
  const seen = new Set<string>()
  const check = ({ lines, portion_size, ...about }: typeof dish extends fc.Arbitrary<infer Dish> ? Dish : never) => {
    const foods = lines.map((given) => ({ ...given, row: rows[given.at] as (typeof rows)[number] }))
    const edit = startEdit(
      foods.map(({ row, segment, amount, count_macros }) => ({
        ...{ segment, amount, count_macros, ingredient: onPage(row) },
      })),
      portion_size,
    )
    const judged = activeLines(edit).map(({ ingredient, amount, count_macros }) =>
      toJudgedLine(ingredient, amount, count_macros),
    )
    const verdicts = judgeRecipe({ ...about, lines: judged, portion_size, confirmed: [], unmatched: 0 })
    const stored = deriveRecipe(
      {
        ...about,
        ...{ name: 'Recept', tags: [], time_minutes: 1, difficulty: 'Easy', dietary_goal: [] },
        portion_size,
        confirmed: [],
      },
      foods.map(({ row, amount, count_macros }) => ({ ingredient: row, amount, count_macros })),
    )
    expect(verdicts).toEqual(stored.diet_verdicts)
    expect(absentAllergens(judged)).toEqual(stored.without_allergens)
    expect(stored).toMatchObject(currentTotals(edit))
    for (const { verdict } of Object.values(verdicts)) seen.add(verdict)
  }
  fc.assert(fc.property(dish, check), { numRuns: 10_000, seed: 20261122 })
  expect([...seen].toSorted()).toEqual([...VERDICTS].toSorted())
}, 300_000)
