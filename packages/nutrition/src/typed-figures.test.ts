import { expect, it } from 'vitest'
import { byNutrient, totalsFrom } from './macros.ts'
import { withTyped } from './typed-figures.ts'

const TOTALS = totalsFrom(
  byNutrient((nutrient) => (nutrient === 'salt' ? null : 10)),
  byNutrient((nutrient) => (nutrient === 'salt' ? 0 : 0.5)),
)

it('what is typed is known whole, what is emptied is unknown and not zero, and the rest stays', () => {
  const totals = withTyped(TOTALS, { kilojoules: 4184, protein: null })
  expect(totals).toMatchObject({ kilojoules: 4184, calories_in_total: 1000, protein_in_total: null, fat_in_total: 10 })
  expect(totals.nutrient_coverage).toMatchObject({ kilojoules: 1, protein: 0, fat: 0.5, salt: 0 })
  expect(withTyped(TOTALS, {})).toEqual(TOTALS)
})
