import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLERGEN_EVIDENCE, ALLERGEN_STATES } from '#domain/catalogue/allergens/allergens.ts'
import { COOKING_TYPES } from '#domain/catalogue/cooking.ts'
import { DIET_TYPES, type RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import { FOOD_GROUPS } from '#domain/catalogue/foods/food-groups.ts'
import { MEAL_TYPES } from '#domain/catalogue/meal-types.ts'
import { judgeRecipe } from './judge-recipe.ts'
import { line, ofGroup } from './recipe.builder.ts'
import { recipeClasses } from './recipe-classes.ts'
import { RULE_SETS } from './rule-sets.ts'
import type { JudgedLine, JudgedRecipe, Verdict } from './verdicts.ts'

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 800 }))
const grams = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 20 })
const allergen = fc.record({
  state: fc.constantFrom(...ALLERGEN_STATES),
  evidence: fc.constantFrom(...ALLERGEN_EVIDENCE),
})
/** Foods that are mostly harmless, so that all verdicts really occur. */
const judgedLine: fc.Arbitrary<JudgedLine> = fc
  .record({
    guid: fc.uuid(),
    amount,
    count_macros: fc.boolean(),
    groups: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...FOOD_GROUPS), { maxLength: 2 }) },
    ),
    is_classified: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    states: fc.oneof(
      { weight: 3, arbitrary: fc.constant(line().allergens) },
      { weight: 1, arbitrary: fc.record({ gluten: allergen, milk: allergen }) },
    ),
    protein: grams(30),
    carbohydrates: grams(10),
    fat: grams(2),
    lactose: fc.option(fc.integer({ min: 0, max: 5 })),
  })
  .map(({ groups, states, lactose, protein, carbohydrates, fat, ...rest }) =>
    line({
      ...rest,
      food_groups: groups,
      allergens: states,
      constituents: lactose === null ? {} : { lactose_g: { low: lactose / 10, high: lactose / 5 } },
      nutrients: {
        protein,
        carbohydrates,
        fat,
        kilojoules: 17 * (protein ?? 0) + 17 * (carbohydrates ?? 0) + 37 * (fat ?? 0),
      },
    }),
  )
const judgedRecipe: fc.Arbitrary<JudgedRecipe> = fc.record({
  lines: fc.array(judgedLine, { maxLength: 6 }),
  portion_size: fc.constantFrom(1, 2, 4),
  meal_types: fc.subarray([...MEAL_TYPES], { maxLength: 2 }),
  cooking_type: fc.constantFrom(...COOKING_TYPES),
  steps: fc.constantFrom([], ['Vařte.'], ['Osmažte cibulku.']),
  confirmed: fc.constantFrom([], [...DIET_TYPES]),
  aimed_iddsi_level: fc.constantFrom(null, 4),
  unmatched: fc.constantFrom(0, 0, 0, 1),
  name: fc.constantFrom('Jídlo', 'Hovězí vývar', 'Pizza'),
  weighed: fc.constant(null),
})

const diets = RULE_SETS.map(({ diet }) => diet)
const verdictsOf = (recipe: JudgedRecipe): Record<string, Verdict> =>
  Object.fromEntries(Object.entries(judgeRecipe(recipe)).map(([diet, { verdict }]) => [diet, verdict]))
const exclusions = RULE_SETS.flatMap(({ diet, conditions }) =>
  conditions.flatMap((condition) =>
    condition.kind === 'foods' &&
    condition.effect === 'unsuitable' &&
    condition.over === undefined &&
    !condition.is_added_cold
      ? condition.groups.map((group) => ({ diet, condition, group }))
      : [],
  ),
)
/** Conditions that no amount mends: a limit of grams („meat over 100 g“) is another matter, as a further line makes the portion another. */
const ALWAYS = new Set(exclusions.map(({ condition }) => condition.id))
const isExcluded = (recipe: JudgedRecipe, diet: RestrictingDiet) => {
  const { verdict, reasons } = judgeRecipe(recipe)[diet]
  return verdict === 'unsuitable' && reasons.some(({ condition }) => ALWAYS.has(condition))
}
const insert = (recipe: JudgedRecipe, added: JudgedLine, place: number): JudgedRecipe => ({
  ...recipe,
  lines: recipe.lines.toSpliced(place % (recipe.lines.length + 1), 0, added),
})
const check = <Values extends unknown[]>(
  ...[arbitraries, predicate]: [fc.Arbitrary<Values>, (values: Values) => void]
) => fc.assert(fc.property(arbitraries, predicate), { numRuns: 200 })

test('recipes of the properties get every verdict', () => {
  const seen = new Set(
    fc.sample(judgedRecipe, { numRuns: 1000, seed: 1 }).flatMap((recipe) => Object.values(verdictsOf(recipe))),
  )
  expect([...seen].sort()).toEqual(['borderline', 'suitable', 'unknown', 'unsuitable', 'waits'])
})

test.each(exclusions)('no recipe with $group suits $diet, whatever the amounts', ({ diet, condition, group }) => {
  const excluded = amount.chain((grams) =>
    fc.boolean().map((count_macros) => ofGroup(group, { amount: grams, count_macros })),
  )
  const concerned = judgedRecipe.filter(
    ({ cooking_type, meal_types }) =>
      (condition.cooking === undefined || condition.cooking === cooking_type) &&
      (condition.classes === undefined || condition.classes.some((name) => recipeClasses(meal_types).includes(name))),
  )
  fc.assert(
    fc.property(concerned, excluded, fc.nat(), (recipe, added, place) => {
      expect(judgeRecipe(insert(recipe, added, place))[diet].verdict).toBe('unsuitable')
    }),
    { numRuns: 10 },
  )
})

test('adding a food of which nothing is known makes nothing suitable', () => {
  const unknown = line({
    guid: 'unknown',
    is_classified: false,
    allergens: {},
    nutrients: Object.fromEntries(Object.keys(line().nutrients).map((name) => [name, null])),
  })
  check(fc.tuple(judgedRecipe, fc.integer({ min: 0, max: 500 }), fc.nat()), ([recipe, grams, place]) => {
    const before = verdictsOf(recipe)
    const after = verdictsOf(insert(recipe, { ...unknown, amount: grams }, place))
    for (const diet of diets) {
      if (before[diet] !== 'suitable') expect(`${diet}: ${after[diet]}`).not.toBe(`${diet}: suitable`)
      // Energy and protein that suffice without it suffice with it; none of it has no lactose.
      const isIndifferent = diet === 'Nutritional' || (diet === 'Lactose intolerant' && grams === 0)
      if (!isIndifferent) expect(['unknown', 'unsuitable'], diet).toContain(after[diet])
    }
  })
})

test('adding a line never mends what an excluded food made unsuitable', () => {
  check(fc.tuple(judgedRecipe, judgedLine, fc.nat()), ([recipe, added, place]) => {
    const after = insert(recipe, added, place)
    for (const diet of diets) if (isExcluded(recipe, diet)) expect(judgeRecipe(after)[diet].verdict).toBe('unsuitable')
  })
})

test('a line that is not matched makes nothing suitable', () => {
  check(fc.tuple(judgedRecipe), ([recipe]) => {
    const after = verdictsOf({ ...recipe, unmatched: recipe.unmatched + 1 })
    for (const diet of diets) expect(['unknown', 'unsuitable']).toContain(after[diet])
  })
})

test('the order of lines does not matter', () => {
  check(fc.tuple(judgedRecipe), ([recipe]) => {
    expect(verdictsOf({ ...recipe, lines: recipe.lines.toReversed() })).toEqual(verdictsOf(recipe))
  })
})

test('scaling lines and portions together changes nothing', () => {
  check(fc.tuple(judgedRecipe, fc.constantFrom(0.5, 2, 3, 7)), ([recipe, factor]) => {
    const lines = recipe.lines.map((scaled) => ({ ...scaled, amount: scaled.amount * factor }))
    expect(verdictsOf({ ...recipe, lines, portion_size: recipe.portion_size * factor })).toEqual(verdictsOf(recipe))
  })
})

test('a recipe is judged the same each time, reasons included, and is left as it was', () => {
  check(fc.tuple(judgedRecipe), ([recipe]) => {
    const copy = structuredClone(recipe)
    expect(judgeRecipe(copy)).toEqual(judgeRecipe(recipe))
    expect(copy).toEqual(recipe)
  })
})
