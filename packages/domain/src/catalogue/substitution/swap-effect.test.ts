import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLERGEN_STATES, ALLERGENS, type FoodAllergens } from '#domain/catalogue/allergens/allergens.ts'
import { judgeRecipe } from '#domain/catalogue/diet-rules/judge-recipe.ts'
import { toJudgedLine } from '#domain/catalogue/diet-rules/judged-line.ts'
import { effectFigures, effectStatements } from './effect-words.ts'
import { compareDishes, describeDish, type EffectDish, type EffectLine } from './swap-effect.ts'
import { grantsWish } from './wishes.ts'

const FREE = Object.fromEntries(ALLERGENS.map((name) => [name, { state: 'free', evidence: 'nature' }])) as FoodAllergens
type Food = EffectLine['food']

const food = (
  name: string,
  change: Partial<Food> = {},
  kilojoules: number | null = 418.4,
  protein: number | null = 5,
): Food => ({
  guid: name,
  name,
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  nutrients: {
    kilojoules,
    protein,
    carbohydrates: 10,
    fat: 1,
    fiber: 1,
    sugars: 0,
    saturated_fats: 0,
    salt: 0,
  },
  micronutrients: { lactose_g: 0 },
  nutrient_marks: {},
  nutrient_limits: {},
  food_groups: [],
  is_classified: true,
  allergens: FREE,
  diet_level: 'vegan',
  ...change,
})
const dish = (...foods: Food[]): EffectDish => ({
  lines: foods.map((one) => ({ food: one, amount: 200, count_macros: true })),
  name: 'Rýže s\u00a0něčím',
  portion_size: 2,
  meal_types: ['Lunch'],
  cooking_type: 'Warm',
  steps: ['Uvařte.'],
  aimed_iddsi_level: null,
})
const effect = (before: Food, now: Food) =>
  compareDishes(describeDish(dish(food('rýže'), before)), describeDish(dish(food('rýže'), now)))
const texts = (before: Food, now: Food) => effectStatements(effect(before, now)).map(({ text }) => text)

const gluten = food('mouka', { allergens: { ...FREE, gluten: { state: 'contains', evidence: 'nature' } } })
const milk = food('mléko', {
  diet_level: 'vegetarian',
  micronutrients: { lactose_g: 4.8 },
  allergens: { ...FREE, milk: { state: 'contains', evidence: 'nature' } },
})
const plain = food('škrob')

test('a portion’s difference is told with signs, the small ones left out', () => {
  expect(effectFigures(effect(food('a', {}, 1255.2, 3), food('b', {}, 502.08, 12)))).toBe(
    '−180\u00a0kcal, +9\u00a0g\u00a0bílkovin',
  )
  expect(effectFigures(effect(plain, plain))).toBe('±0\u00a0kcal')
})

test('an unknown figure is said to be unknown, not zero', () => {
  const { figures } = effect(plain, food('b', {}, null, null))
  expect(figures).toMatchObject({ calories: null, protein: null, fat: 0 })
  expect(effectFigures(effect(plain, food('b', {}, null, null)))).toBe('energii neznáme, bílkoviny neznáme')
})

test('gluten, lactose and the eating style have words of their own; worse comes first', () => {
  expect(texts(plain, gluten)[0]).toBe('už není bez\u00a0lepku')
  expect(texts(gluten, plain)).toContain('nově bez\u00a0lepku')
  expect(texts(gluten, plain)).toContain('odebírá alergen: lepek')
  expect(texts(plain, milk)).toEqual(
    expect.arrayContaining(['přidává laktózu', 'už není veganské', 'přidává alergen: mléko', 'zůstává bez\u00a0lepku']),
  )
  expect(texts(milk, plain)).toEqual(
    expect.arrayContaining(['nově vhodné při nesnášenlivosti laktózy', 'nově veganské']),
  )
  expect(texts(plain, food('jiný škrob'))).toContain('zůstává veganské')
})

test('a food of which nothing is known makes nothing better, and says what is not known', () => {
  const unheard = food('neznámá', { allergens: {}, diet_level: null, micronutrients: {}, is_classified: false })
  const said = effectStatements(effect(plain, unheard))
  expect(said.filter(({ tone }) => tone === 'better')).toEqual([])
  expect(said.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'u\u00a0lepku chybí údaj',
      'nevíme, zda je dál veganské',
      expect.stringMatching(/^nelze vyloučit alergen: lepek, /),
    ]),
  )
  for (const wish of ['gluten_free', 'lactose_free', 'vegan'] as const)
    expect(grantsWish(wish, unheard, null)).toBe(false)
})

test('wishes are granted by what is surely so', () => {
  expect(grantsWish('gluten_free', plain, null)).toBe(true)
  expect(grantsWish('gluten_free', gluten, null)).toBe(false)
  expect(grantsWish('lactose_free', milk, null)).toBe(false)
  expect(grantsWish('lactose_free', { ...milk, name: 'Mléko bez laktózy' }, null)).toBe(true)
  expect(grantsWish('vegan', milk, null)).toBe(false)
  expect(grantsWish('less_energy', plain, null)).toBe(false)
  expect(grantsWish('less_energy', plain, effect(food('a', {}, 1255.2), plain))).toBe(true)
  expect(grantsWish('more_protein', plain, effect(food('a', {}, 418.4, 1), plain))).toBe(true)
})

test('what is said of diets is what judging the dish again finds', () => {
  const state = fc.constantFrom(...ALLERGEN_STATES)
  const any = fc
    .record({
      gluten: state,
      milk: state,
      lactose: fc.constantFrom(0, 2, 12, null),
      level: fc.constantFrom('vegan', 'vegetarian', null),
    })
    .map(({ gluten: g, milk: m, lactose, level }) =>
      food(`${g} ${m} ${lactose} ${level}`, {
        diet_level: level as 'vegan' | 'vegetarian' | null,
        micronutrients: lactose === null ? {} : { lactose_g: lactose },
        allergens: { ...FREE, gluten: { state: g, evidence: 'nature' }, milk: { state: m, evidence: 'nature' } },
      }),
    )
  const judged = (one: Food) => {
    const { lines, ...rest } = dish(food('rýže'), one)
    return judgeRecipe({
      ...rest,
      lines: lines.map((line) => toJudgedLine(line.food, line.amount, line.count_macros)),
      confirmed: [],
      unmatched: 0,
      weighed: null,
    })
  }
  fc.assert(
    fc.property(any, any, (before, now) => {
      const said = effectStatements(effect(before, now)).map(({ text }) => text)
      const [was, is] = [judged(before), judged(now)]
      const suited = (verdicts: typeof was, diet: 'Gluten free' | 'Lactose intolerant') =>
        verdicts[diet].verdict === 'suitable'
      expect(said.includes('zůstává bez\u00a0lepku')).toBe(suited(was, 'Gluten free') && suited(is, 'Gluten free'))
      expect(said.includes('nově bez\u00a0lepku')).toBe(!suited(was, 'Gluten free') && suited(is, 'Gluten free'))
      const isLost = suited(was, 'Gluten free') && !suited(is, 'Gluten free')
      expect(said.some((text) => text === 'už není bez\u00a0lepku' || text === 'u\u00a0lepku chybí údaj')).toBe(isLost)
      expect(said.includes('dál vhodné při nesnášenlivosti laktózy')).toBe(
        suited(was, 'Lactose intolerant') && suited(is, 'Lactose intolerant'),
      )
    }),
    { numRuns: 60 },
  )
})
