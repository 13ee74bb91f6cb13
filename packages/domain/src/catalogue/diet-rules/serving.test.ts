import { describe, expect, test } from 'vitest'
import { DIET_TYPES, type RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import { boilingMinutes } from './dish-kinds.ts'
import { judgeRecipe } from './judge-recipe.ts'
import { food, line, ofGroup, recipe } from './recipe.builder.ts'
import type { JudgedLine, JudgedRecipe } from './verdicts.ts'

const judge = (diet: RestrictingDiet, lines: JudgedLine[], change: Partial<JudgedRecipe> = {}) =>
  judgeRecipe(recipe(lines, { confirmed: DIET_TYPES, ...change }))[diet]
const conditionsOf = ({ reasons }: ReturnType<typeof judge>) => reasons.map(({ condition }) => condition)

describe('the reference serving', () => {
  /** Lactose of a portion of so many grams, of which 100 g have 1 g and the energy given. */
  const lactose = (grams: number, meal: MealType, kilojoules = 0) =>
    judge(
      'Lactose intolerant',
      [
        line({
          amount: grams,
          constituents: { lactose_g: { low: 1, high: 1 } },
          nutrients: { kilojoules, carbohydrates: kilojoules / 17 },
        }),
      ],
      { meal_types: [meal], weighed: grams },
    ).reasons.map(({ text }) => text.replaceAll('\u00a0', ' ').split(', u')[0])

  test.each<[number, MealType, number, string]>([
    [100, 'Lunch', 0, 'Běžná porce (200 g) má 2 g laktózy'],
    [300, 'Lunch', 0, 'Porce má 3 g laktózy'],
    [200, 'Soup', 0, 'Běžná porce (250 g) má 2,5 g laktózy'],
    [100, 'Drinks', 0, 'Běžná porce (200 ml) má 2 g laktózy'],
    [50, 'Dessert', 999, 'Běžná porce (100 g) má 1 g laktózy'],
    [50, 'Dessert', 1000, 'Běžná porce (80 g) má 0,8 g laktózy'],
    [20, 'Dessert', 1500, 'Běžná porce (40 g) má 0,4 g laktózy'],
    [50, 'Dessert', 1500, 'Porce má 0,5 g laktózy'],
  ])('of %d g for %s with %d kJ in 100 g', (grams, meal, kilojoules, sentence) => {
    expect(lactose(grams, meal, kilojoules)).toEqual([sentence])
  })

  test('of over three portions leaves diets that count grams unknown, and no other', () => {
    const small = (grams: number, diet: RestrictingDiet, lines = [line({ amount: grams })]) =>
      judge(diet, lines, { weighed: grams }).verdict
    expect([small(66, 'Diet for gout'), small(67, 'Diet for gout')]).toEqual(['unknown', 'suitable'])
    expect(small(10, 'Diet for gout', [ofGroup('offal', { amount: 10 })])).toBe('unsuitable')
    expect(['Gluten free', 'Cow protein allergy'].map((diet) => small(10, diet as RestrictingDiet))).toEqual([
      'suitable',
      'suitable',
    ])
  })

  test('is the finished dish where its weight can be estimated: 80 g of dry rice are a main dish', () => {
    const rice = line({ amount: 80, yield_class: 'rice_boiled', constituents: { lactose_g: { low: 1, high: 1 } } })
    const { reasons } = judge('Lactose intolerant', [rice], { weighed: null })
    expect(reasons[0]?.text.replaceAll('\u00a0', ' ')).toMatch(/^Porce má 0,8 g laktózy/)
  })

  test('of an unknown weight is unknown, so that no maximum is met', () => {
    const egg = line({ amount: 1, weight_units: 'Piece', constituents: { lactose_g: { low: 1, high: 1 } } })
    expect(judge('Lactose intolerant', [egg], { weighed: null }).verdict).toBe('unknown')
  })
})

describe('what a diet allows exceptionally', () => {
  test.each<[RestrictingDiet, FoodGroup, number, string]>([
    ['Sparing', 'garlic', 3, 'borderline'],
    ['Sparing', 'garlic', 3.01, 'unsuitable'],
    ['Sparing', 'pepper_spice', 0.5, 'borderline'],
    ['Sparing', 'pepper_spice', 0.51, 'unsuitable'],
    ['Sparing', 'strong_broth', 1, 'borderline'],
    ['Sparing', 'mushroom', 1, 'unsuitable'],
    ['Sparing', 'puff_pastry', 1, 'unsuitable'],
    ['Sparing', 'ice_cream', 1, 'unsuitable'],
    ['Sparing', 'dried_fruit', 10, 'suitable'],
    ['Sparing', 'dried_fruit', 10.1, 'unsuitable'],
    ['Sparing', 'coarse_fruit', 100, 'suitable'],
    ['Restricted fat', 'cooked_ham', 30, 'suitable'],
    ['Restricted fat', 'cooked_ham', 31, 'borderline'],
    ['Diabetic', 'processed_meat', 20, 'suitable'],
    ['Diabetic', 'processed_meat', 21, 'borderline'],
    ['Diabetic', 'cooked_ham', 21, 'borderline'],
    ['Diet for gout', 'processed_meat', 10, 'suitable'],
    ['Diet for gout', 'processed_meat', 11, 'unsuitable'],
    ['Diet for gout', 'cooked_ham', 50, 'borderline'],
    ['Diet for gout', 'cooked_ham', 51, 'unsuitable'],
    ['Diet for gout', 'poultry', 120, 'suitable'],
    ['Diet for gout', 'poultry', 121, 'unsuitable'],
    ['Diet for gout', 'legume', 200, 'suitable'],
    ['Diet for gout', 'tofu', 201, 'borderline'],
    ['For high cholesterol', 'processed_meat', 1, 'unsuitable'],
    ['For high cholesterol', 'cooked_ham', 1, 'borderline'],
  ])('%s, %s %d g: %s', (diet, group, amount, verdict) => {
    expect(judge(diet, [ofGroup(group, { amount }), food({ protein: 100 })]).verdict).toBe(verdict)
  })

  test('poultry beside other meat counts to its 100 g', () => {
    const meat = [ofGroup('poultry', { amount: 100 }), ofGroup('red_meat', { amount: 1 })]
    expect(conditionsOf(judge('Diet for gout', meat))).toEqual(['gout.exclude.meat'])
  })

  test('dry legumes count as cooked', () => {
    const dry = (amount: number) => ofGroup('legume', { amount, yield_class: 'beans_boiled' })
    expect(judge('Diet for gout', [dry(80)]).verdict).toBe('suitable')
    expect(judge('Diet for gout', [dry(81)]).verdict).toBe('borderline')
  })

  test('garlic and coarse fruit are raw in the cold kitchen, and strained dried fruit has no skins', () => {
    const cold = { cooking_type: 'Cold' } as const
    expect(judge('Sparing', [ofGroup('garlic', { amount: 1 })], cold).verdict).toBe('unsuitable')
    expect(judge('Sparing', [ofGroup('coarse_fruit')], cold).verdict).toBe('unsuitable')
    const strained = { steps: ['Švestky propasírujte.'] }
    expect(judge('Sparing', [ofGroup('dried_fruit', { amount: 50 })], strained).verdict).toBe('suitable')
  })
})

test('more fat suits a person with diabetes conditionally while little of it is saturated', () => {
  const fatty = (saturated: number) =>
    judge('Diabetic', [
      food({ fat: (10 * 40) / 37, saturated_fats: (10 * saturated) / 37, protein: (10 * 60) / 17 }, { amount: 100 }),
    ])
  expect(fatty(9)).toMatchObject({ verdict: 'borderline', reasons: [{ condition: 'diabetic.limit.fat_energy' }] })
  expect(conditionsOf(fatty(10.1))).toContain('diabetic.limit.fat_energy')
  expect(fatty(10.1).verdict).toBe('unsuitable')
})

test('ham put on a finished dish is cold, in the dish it waits for a confirmation', () => {
  const diet = 'For pregnant and breastfeeding'
  const ham = (is_garnish: boolean) => [line(), ofGroup('cooked_ham', { is_garnish })]
  expect(conditionsOf(judge(diet, ham(true)))).toEqual(['pregnant.exclude.meat_on_top'])
  expect(judge(diet, ham(false), { confirmed: [] }).verdict).toBe('waits')
  expect(judge(diet, ham(false)).verdict).toBe('suitable')
})

test.each<[string[], number | null]>([
  [['Vařte 90 minut.'], 90],
  [['Vařte 40–50 minut.', 'Přidejte zeleninu a povařte ještě 20 minut.'], 70],
  [['Duste hodinu a půl.'], 90],
  [['Táhněte 2 hodiny.'], 120],
  [['Pečte 90 minut.', 'Nechte odležet 12 hodin.'], null],
  [[], null],
])('%j boil for %s minutes', (steps, minutes) => {
  expect(boilingMinutes(steps)).toBe(minutes)
})

test('a soup of much meat whose steps tell no time may be a strong broth', () => {
  const soup = (steps: string[]) =>
    judge('Diet for gout', [ofGroup('red_meat', { amount: 80 })], { meal_types: ['Soup'], steps }).verdict
  expect(soup(['Vše uvařte.'])).toBe('unknown')
  expect(soup(['Vařte 30 minut.'])).toBe('suitable')
  expect(soup(['Vařte 60 minut.'])).toBe('unsuitable')
})

test('a confirmation by an editor never settles gluten that a label would', () => {
  const unread = line({ allergens: { gluten: { state: 'unknown', evidence: 'name' } } })
  expect(judge('Gluten free', [unread]).verdict).toBe('unknown')
})
