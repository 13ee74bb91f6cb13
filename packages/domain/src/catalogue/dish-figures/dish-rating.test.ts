import { describe, expect, it } from 'vitest'
import { dish, line } from './dish-line.builder.ts'
import { type DishRating, rateDish } from './dish-rating.ts'
import { dishKind, hasSweeteners, producePercent } from './dish-shares.ts'
import { prepareDish } from './dish-weight.ts'

type Change = NonNullable<Parameters<typeof dish>[0]>
const rate = (change: Change) => {
  const described = dish({ cooking_type: 'Cold', ...change })
  return rateDish(prepareDish(described), described.meal_types)
}
function rated(change: Change): Extract<DishRating, { state: 'rated' }> {
  const rating = rate(change)
  if (rating.state !== 'rated') throw new Error(`Not rated: ${rating.state}`)
  return rating
}
const linesOf = (lines: Change['lines']) => prepareDish(dish({ lines: lines ?? [], cooking_type: 'Cold' })).lines

/** 100 g with 4 negative points (salt 0.9) and none other. */
const salty = line({ nutrients: { salt: 0.9, protein: 1 } })

describe('the score', () => {
  it('is of 100 g of the finished dish: evaporated water makes it saltier', () => {
    expect(rated({ lines: [salty] }).input.salt).toEqual({ low: 0.9, high: 0.9 })
    const stewed = rated({ lines: [salty], cooking_type: 'Warm' })
    expect(stewed.input.salt).toEqual({ low: expect.closeTo(0.9 / 0.88), high: expect.closeTo(0.9 / 0.88) })
    expect(stewed.score.letter).toBe('C')
  })
  it('stands with a pinch of something unknown, and names a datum that could overturn it', () => {
    const pinch = line({ name: 'Pepř', amount: 0.2, is_spice: true, nutrients: { salt: null } })
    expect(rated({ lines: [salty, pinch] }).score.letter).toBe('C')
    const much = { ...pinch, amount: 50 }
    expect(rated({ lines: [salty, much] })).toMatchObject({
      score: { letter: null },
      lacking: [{ field: 'salt', foods: ['Pepř'] }],
    })
  })
  it('takes unknown sugars for at most the carbohydrates, unknown saturated fat for at most the fat', () => {
    const food = line({ nutrients: { carbohydrates: 3, sugars: null, fat: 0.5, saturated_fats: null } })
    expect(rated({ lines: [food] }).input).toMatchObject({
      sugars: { low: 0, high: 3 },
      saturated_fats: { low: 0, high: 0.5 },
    })
  })
  it('is not given without the weight of the dish', () => {
    expect(rate({ cooking_type: 'Warm', steps: ['Osmažte.'] })).toEqual({ state: 'no_weight' })
  })
})

describe('a drink', () => {
  const drink = (grams: number) => ({
    meal_types: ['Drinks' as const],
    lines: [
      line({ amount: 100, weight_units: 'Milliliter', density_g_per_ml: 1, micronutrients: { alcohol_g: grams } }),
    ],
  })
  it('with more than 1.2 % of alcohol is not rated; 1.2 % are 0.9468 g in 100 ml', () => {
    expect(rate(drink(0.94)).state).toBe('rated')
    expect(rate(drink(0.95)).state).toBe('alcoholic')
  })
  it('keeps its alcohol in a recipe that is cooked', () => {
    expect(rate({ ...drink(0.95), cooking_type: 'Warm' }).state).toBe('alcoholic')
  })
  it('whose alcohol is unknown has neither a letter nor claims', () => {
    const unknown = line({ name: 'Likér', food_groups: ['alcohol'] })
    expect(rated({ meal_types: ['Drinks'], lines: [unknown] })).toMatchObject({
      score: { letter: null },
      claims: [],
      vitamins: [],
      lacking: [{ field: 'alcohol', foods: ['Likér'] }],
    })
  })
  it('is rated in 100 ml: 100 g of density 1.25 are 80 ml', () => {
    const syrup = line({ density_g_per_ml: 1.25, nutrients: { salt: 0.4 } })
    expect(rated({ meal_types: ['Drinks'], lines: [syrup] }).input.salt).toEqual({ low: 0.5, high: 0.5 })
  })
})

describe('the kind', () => {
  const oil = (amount: number) => line({ amount, food_groups: ['oil'] })
  it.each([
    [[oil(80), line({ amount: 20 })], 'fat'],
    [[oil(79), line({ amount: 21 })], 'general'],
    [[line({ food_groups: ['cheese'] })], 'cheese'],
    [[line({ food_groups: ['red_meat'] })], 'red_meat'],
    [[line({ food_groups: ['red_meat'] }), line()], 'general'],
  ] as const)('follows the share of the weight %#', (lines, kind) => {
    expect(dishKind(linesOf(lines), ['Lunch'])).toBe(kind)
  })
  it('of a recipe of drinks is a drink', () => {
    expect(dishKind(linesOf([oil(100)]), ['Drinks', 'Snack'])).toBe('drink')
  })
})

describe('fruit, vegetables and legumes', () => {
  const share = (groups: Parameters<typeof line>[0]) => producePercent(linesOf([line(groups), line()]))
  it.each([
    [{ food_groups: ['vegetable'] }, 50, 50],
    [{ food_groups: ['fruit'] }, 50, 50],
    [{ food_groups: ['legume'] }, 50, 50],
    [{ food_groups: ['potato'] }, 0, 0],
    [{ food_groups: ['nut', 'fruit'] }, 0, 0],
    [{ food_groups: ['vegetable'], is_spice: true }, 0, 0],
    [{ food_groups: ['fruit', 'added_sugar'] }, 0, 50],
    [{ food_groups: ['prepared_dish'] }, 0, 50],
    [{ food_groups: [], is_classified: false }, 0, 50],
  ] as const)('%j: from %d to %d %%', (change, low, high) => {
    expect(share({ ...change, food_groups: [...change.food_groups] })).toEqual({ low, high })
  })
  it('weigh beside cooked pasta: 100 of 320 g', () => {
    const lines = linesOf([line({ food_groups: ['vegetable'] }), line({ yield_class: 'pasta_boiled' })])
    expect(producePercent(lines).low).toBeCloseTo(31.25)
  })
})

it('sweeteners are found by groups, and unknown where a food was not classified', () => {
  expect(hasSweeteners(linesOf([line()]))).toBe(false)
  expect(hasSweeteners(linesOf([line({ is_classified: false })]))).toBeNull()
  expect(hasSweeteners(linesOf([line({ is_classified: false }), line({ food_groups: ['polyol'] })]))).toBe(true)
})

describe('claims', () => {
  it('only those met, the strongest of each nutrient, with figure and limit', () => {
    const food = line({
      nutrients: { kilojoules: 500, fiber: 6, salt: 0.2, protein: 1, fat: 10, saturated_fats: 10, sugars: 30 },
    })
    const { claims } = rated({ lines: [food] })
    expect(claims.map(({ claim }) => claim)).toEqual(['low_salt', 'high_fiber'])
    expect(claims[0]?.workings[0]).toMatchObject({ quantity: 'salt', value: { low: 0.2, high: 0.2 }, limit: 0.3 })
  })
  it('vitamins count what is left after cooking: 15 % of 80 mg are 12 mg in 100 g', () => {
    const food = (vitamin_c_mg: number) => ({
      lines: [line({ micronutrients: { vitamin_c_mg } })],
      cooking_type: 'Warm' as const,
    })
    // 100 g become 88 g and keep 75 %.
    expect(rated(food(14)).vitamins).toEqual([])
    expect(rated(food(14.1)).vitamins).toMatchObject([{ claim: 'source_of', constituent: 'vitamin_c_mg', limit: 15 }])
    expect(rated(food(28.2)).vitamins).toMatchObject([{ claim: 'high_in', constituent: 'vitamin_c_mg', limit: 30 }])
  })
})
