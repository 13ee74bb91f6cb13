import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DishFoodLine, dishFood } from './dish-food.ts'
import { line } from './dish-line.builder.ts'

type Change = NonNullable<Parameters<typeof line>[0]> & Partial<Omit<DishFoodLine, 'nutrients'>>
function part(change: Change = {}): DishFoodLine {
  return {
    ...line(change),
    allergens: change.allergens ?? {},
    diet_level: change.diet_level === undefined ? 'vegan' : change.diet_level,
    contains_gluten: change.contains_gluten === undefined ? false : change.contains_gluten,
    contains_lactose: change.contains_lactose === undefined ? false : change.contains_lactose,
    contains_cow_milk_protein:
      change.contains_cow_milk_protein === undefined ? false : change.contains_cow_milk_protein,
  }
}
const food = (lines: DishFoodLine[], weighed: number | null = 200) =>
  dishFood({ lines, weighed, cooking_type: 'Warm', meal_types: ['Lunch'], steps: ['Duste.'] })

describe('figures per 100 g of the finished dish', () => {
  it('are the sums by the weight on the author’s scales: 2 × 400 kJ in 200 g are 400 kJ', () => {
    const flour = part({ nutrients: { kilojoules: 400, protein: 10 }, micronutrients: { iron_mg: 3, alcohol_g: 0 } })
    const made = food([flour, flour])
    expect(made).toMatchObject({ kilojoules: 400, protein: 10, alcohol: 0, micronutrients: { iron_mg: 3 } })
    expect(food([flour, flour], 400)).toMatchObject({ kilojoules: 200, protein: 5, micronutrients: { iron_mg: 1.5 } })
  })
  it('follow the estimated weight where nobody weighed it: stewing leaves 88 %', () => {
    expect(food([part({ nutrients: { protein: 8.8 } })], null).protein).toBeCloseTo(10)
  })
  it('are unknown where one line does not know them, never lower', () => {
    const silent = part({ micronutrients: {} })
    const made = food([
      part({ micronutrients: { iron_mg: 3 } }),
      { ...silent, nutrients: { ...silent.nutrients, fat: null } },
    ])
    expect(made.fat).toBeNull()
    expect(made.protein).toBe(0)
    expect(made.micronutrients.iron_mg).toBeUndefined()
  })
  it('are unknown where the weight is, or where it is impossibly small', () => {
    const couscous = part({ yield_class: 'unknown', food_groups: ['refined_grain'], nutrients: { protein: 10 } })
    expect(food([couscous], null)).toMatchObject({ protein: null, kilojoules: null })
    expect(food([part({ nutrients: { protein: 90 } })], 20)).toMatchObject({ protein: null, kilojoules: null })
  })
  it('below a bound stays below it', () => {
    const made = food([part({ nutrients: { salt: 0.5 }, limits: { salt: 1 } })], 50)
    expect(made).toMatchObject({ salt: 1, nutrient_limits: { salt: 2 } })
  })
  it('are unknown with a line that names no food, though the dish is weighed', () => {
    const lines = [part({ nutrients: { protein: 10 }, allergens: { eggs: { state: 'free', evidence: 'label' } } })]
    const dish = { lines, weighed: 200, cooking_type: 'Warm', meal_types: [], steps: [] } as const
    const made = dishFood({ ...dish, meal_types: [] }, 1)
    expect(made).toMatchObject({
      protein: null,
      is_weighed: true,
      is_classified: false,
      diet_level: null,
      allergens: {},
    })
    expect(dishFood({ ...dish, meal_types: [], weighed: null }, 1).is_weighed).toBe(false)
  })
  it('lines that are not eaten add nothing', () => {
    const made = food(
      [part({ nutrients: { protein: 10 } }), part({ nutrients: { protein: 90 }, count_macros: false })],
      100,
    )
    expect(made.protein).toBe(10)
  })
  it('give the energy of the whole dish again, whatever its weight', () => {
    const amount = fc.double({ min: 1, max: 500, noNaN: true })
    const nutrients = fc.record({ kilojoules: fc.double({ min: 0, max: 900, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, nutrients), { minLength: 1, maxLength: 6 }), (parts) => {
        const lines = parts.map(([grams, given]) => part({ amount: grams, nutrients: given }))
        const whole = parts.reduce((sum, [grams, { kilojoules }]) => sum + (grams * kilojoules) / 100, 0)
        const weighed = parts.reduce((sum, [grams]) => sum + grams, 0)
        expect(((food(lines, weighed).kilojoules ?? Number.NaN) * weighed) / 100).toBeCloseTo(whole, 6)
      }),
    )
  })
})

describe('what is known of the food', () => {
  it('is that of its worst line', () => {
    const milk = part({
      allergens: { milk: { state: 'contains', evidence: 'nature' } },
      diet_level: 'vegetarian',
      contains_lactose: true,
      food_groups: ['plain_milk'],
    })
    const free = part({ allergens: { milk: { state: 'free', evidence: 'label' } } })
    expect(food([free, milk])).toMatchObject({
      allergens: { milk: { state: 'contains' } },
      diet_level: 'vegetarian',
      contains_lactose: true,
      contains_gluten: false,
      food_groups: ['plain_milk'],
      is_classified: true,
    })
  })
  it('is unknown where a line is, also one that adds no nutrients', () => {
    const unknown = part({ diet_level: null, contains_gluten: null, is_classified: false, count_macros: false })
    const free = part({ allergens: { eggs: { state: 'free', evidence: 'label' } } })
    const made = food([free, unknown], 100)
    expect(made).toMatchObject({ diet_level: null, contains_gluten: null, is_classified: false })
    expect(made.allergens.eggs).toBeUndefined()
  })
})
