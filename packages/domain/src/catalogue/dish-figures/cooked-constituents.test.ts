import { expect, it } from 'vitest'
import { COOKED_CONSTITUENTS, cookedConstituents } from './cooked-constituents.ts'
import { dish, line } from './dish-line.builder.ts'
import { prepareDish } from './dish-weight.ts'

const pepper = line({ micronutrients: { vitamin_c_mg: 100, calcium_mg: 10, vitamin_d_ug: 1 } })
const left = (change: Parameters<typeof dish>[0]) =>
  cookedConstituents(prepareDish(dish({ lines: [pepper], ...change })))

it('a stewed dish keeps 75 % of vitamin C, as its water stays in it', () => {
  expect(left({}).vitamin_c_mg).toEqual({ low: 75, high: 75 })
  expect(left({}).calcium_mg).toEqual({ low: 9.5, high: 9.5 })
})

it('of a boiled dish nobody knows whether the water was poured away', () => {
  expect(left({ steps: ['Vařte.'] }).vitamin_c_mg).toEqual({ low: expect.closeTo(55), high: 75 })
})

it('a cold dish keeps all', () => {
  expect(left({ cooking_type: 'Cold' }).vitamin_c_mg).toEqual({ low: 100, high: 100 })
})

it('pasta cooked apart is boiled also where the rest stays cold; rice takes up its water', () => {
  const cooked = (yield_class: 'pasta_boiled' | 'rice_boiled') =>
    left({ lines: [line({ yield_class, micronutrients: { folate_ug: 100 } })], cooking_type: 'Cold' }).folate_ug
  expect(cooked('pasta_boiled')).toEqual({ low: 60, high: 75 })
  expect(cooked('rice_boiled')).toEqual({ low: 75, high: 75 })
})

it('a range stays one, and an unknown line makes a lower bound', () => {
  const faint = line({ nutrient_marks: { vitamin_c_mg: { mark: 'below_limit', limit: 2 } } })
  expect(left({ lines: [faint, line()] }).vitamin_c_mg).toEqual({ low: 0, high: 1.5 })
})

it('nothing is said without a method, nor of what has no factor', () => {
  expect(left({ steps: [] })).toEqual({})
  expect(left({}).vitamin_d_ug).toBeUndefined()
  expect(COOKED_CONSTITUENTS).not.toContain('vitamin_d_ug')
  expect(COOKED_CONSTITUENTS).toContain('vitamin_c_mg')
})
