import type { RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'
import {
  ALLERGEN_EVIDENCE,
  ALLERGEN_STATES,
  ALLERGENS,
  type FoodAllergens,
} from '@zivina/domain/catalogue/allergens/allergens'
import { CONSTITUENTS, type FoodConstituents } from '@zivina/nutrition/constituents/constituents'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LINES } from '../testing/sample-recipe.ts'
import { openLines } from './open-lines.ts'
import { packLines } from './pack-lines.ts'

const [BASE] = LINES
const figure = fc.double({ min: 0, max: 1e21, noNaN: true }).filter((value) => !Object.is(value, -0))
const mark = fc.oneof(
  fc.record({ mark: fc.constant('below_limit' as const), limit: figure }),
  fc.record({ mark: fc.constantFrom('traces', 'computed', 'imputed', 'borrowed') }),
)
/** Any of the names with any value, and none where it is unknown. */
const some = <Name extends string, Value>(names: readonly Name[], value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length }) as fc.Arbitrary<
    Partial<Record<Name, Value>>
  >

const food: fc.Arbitrary<FoodConstituents & { allergens: FoodAllergens }> = fc.record({
  micronutrients: some(CONSTITUENTS, figure),
  nutrient_marks: some(CONSTITUENTS, mark),
  allergens: some(
    ALLERGENS,
    fc.record({ state: fc.constantFrom(...ALLERGEN_STATES), evidence: fc.constantFrom(...ALLERGEN_EVIDENCE) }),
  ),
})
/** Lines with these values, as the API answers them. */
const given = (foods: readonly Partial<RecipeIngredient>[]): RecipeIngredient[] =>
  JSON.parse(JSON.stringify(foods.map((values) => ({ ...(BASE ?? expect.fail()), ...values }))))
/** As the page gets them. */
const sent = (lines: readonly RecipeIngredient[]) => openLines(JSON.parse(JSON.stringify(packLines(lines))))

test('every figure, mark and allergen of a line comes out as it went in, and what is unknown stays unknown', () => {
  fc.assert(
    fc.property(fc.array(food, { maxLength: 4 }), (foods) => {
      expect(sent(given(foods))).toStrictEqual(given(foods))
    }),
  )
})

test('what a line has besides comes out as it went in', () => {
  expect(sent(LINES)).toStrictEqual(LINES)
  const [first] = sent(given([{ macros: { ...(BASE ?? expect.fail()).macros, fiber: null, salt: 0 } }]))
  expect([first?.macros.fiber, first?.macros.salt]).toEqual([null, 0])
})

test('the states of allergens have a letter each', () => {
  expect(ALLERGEN_STATES.length * ALLERGEN_EVIDENCE.length).toBeLessThanOrEqual(26)
})

test('a name that several lines have is written once', () => {
  const packed = JSON.stringify(
    packLines(given([{ micronutrients: { iron_mg: 1 } }, { micronutrients: { iron_mg: 2 } }])),
  )
  expect(packed.match(/iron_mg/g)).toHaveLength(1)
})
