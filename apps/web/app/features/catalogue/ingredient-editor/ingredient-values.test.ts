import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { describe, expect, it } from 'vitest'
import { rulesOf, typedFrom } from '#app/kit/form/field-table.ts'
import { brokenRules } from '#app/kit/form/problems.ts'
import { ingredientTable } from './ingredient-table.ts'
import { checkValues, ingredientPayload, judgeValues, newRecord, savedRecord } from './ingredient-values.ts'

const TABLE = ingredientTable(null)
const emptyValues = (name = '') => typedFrom(TABLE, newRecord(name))

const quark = {
  name: 'Tvaroh',
  weight_units: 'Gram',
  sub_food_category: { guid: 'a' },
  kilojoules: 418.400_000_000_000_03,
  protein: 11.5,
  fat: 0,
  barcodes: ['73513537', '4006381333931'],
  suggestion_names: ['kvark'],
  macro_specification: ['approximate_values'],
  allergens: {
    milk: { state: 'contains', evidence: 'label' },
    eggs: { state: 'free', evidence: 'nature' },
    nuts: { state: 'may_contain', evidence: 'label' },
  },
} as unknown as PersonalIngredient
const record = savedRecord({ ...quark, carbohydrates: null, sugars: null, fiber: null, salt: null })
const saved = typedFrom(TABLE, record)

describe('a saved ingredient', () => {
  it('is shown with commas, unknown values as empty and zero as zero', () => {
    expect(saved).toMatchObject({ kilojoules: '418,4', calories: '', protein: '11,5', fat: '0', carbohydrates: '' })
    expect(saved).toMatchObject({ barcodes: '73513537, 4006381333931', macro_specification: 'approximate_values' })
  })

  it('sends what was changed alone', () => {
    expect(ingredientPayload(saved, record)).toEqual({})
    expect(ingredientPayload({ ...saved, carbohydrates: '0', fat: '' }, record)).toEqual({
      carbohydrates: 0,
      fat: null,
    })
    expect(ingredientPayload({ ...saved, macro_specification: 'with_liquid,approximate_values' }, record)).toEqual({
      macro_specification: ['with_liquid', 'approximate_values'],
    })
    expect(ingredientPayload({ ...saved, kilojoules: '', calories: '100' }, record)).toEqual({
      kilojoules: null,
      calories: 100,
    })
  })
})

describe('the allergens of a label', () => {
  it('begin with what the label says alone, and what is known otherwise stands beside', () => {
    expect(saved).toMatchObject({ 'allergens.milk': 'contains', 'allergens.nuts': 'may_contain', 'allergens.eggs': '' })
    const { 'allergens.eggs': eggs, 'allergens.milk': milk } = ingredientTable('Gram', quark.allergens)
    expect([eggs.hint, milk.hint]).toEqual(['zatím: nenalezeno', null])
  })

  it('are sent where they changed, with unknown for what is taken back', () => {
    const values = { ...saved, 'allergens.milk': '', 'allergens.gluten': 'free' } as const
    expect(ingredientPayload(values, record)).toEqual({ allergens: { milk: 'unknown', gluten: 'free' } })
  })

  it('of a new food are unknown unless chosen, never free', () => {
    const { allergens } = ingredientPayload({ ...emptyValues('Skyr'), 'allergens.milk': 'contains' }, null)
    expect(allergens).toMatchObject({ milk: 'contains', gluten: 'unknown', eggs: 'unknown' })
    expect(Object.values(allergens ?? {})).not.toContain('free')
  })
})

describe('a new ingredient', () => {
  it('leaves empty fields unknown', () => {
    const sent = ingredientPayload({ ...emptyValues(' Skyr '), protein: '11,', barcodes: ' 73513537 ;' }, null)
    expect(sent).toMatchObject({ name: 'Skyr', protein: 11, fat: null, salt: null, barcodes: ['73513537'] })
    expect(sent).not.toHaveProperty('calories')
  })

  it.each([
    [{}, ['name', 'sub_food_category']],
    [{ name: 'Skyr', sub_food_category: 'a' }, []],
    [{ protein: 'x' }, ['protein']],
    [{ package_size: '0' }, ['package_size']],
    [{ sugars: '12', carbohydrates: '10' }, ['sugars']],
    [{ barcodes: '123' }, ['barcodes']],
    [{ kilojoules: '2000', protein: '1', carbohydrates: '1', fat: '1' }, ['confirmed']],
    [{ kilojoules: '2000', protein: '1', carbohydrates: '1', fat: '1', confirmed: true }, []],
  ])('%j lacks %j', (typed, lacking) => {
    const whole = Object.keys(typed).length === 0 ? {} : { name: 'Skyr', sub_food_category: 'a' }
    const values = { ...emptyValues(), ...whole, ...typed }
    expect(Object.keys({ ...brokenRules(values, rulesOf(TABLE)), ...checkValues(values) })).toEqual(lacking)
  })

  it('is checked by calories where only they are typed', () => {
    const typed = { ...emptyValues(), calories: '950' }
    expect(judgeValues(typed).map(({ problem }) => problem)).toEqual(['ENERGY_TOO_HIGH'])
    expect(judgeValues({ ...typed, kilojoules: '950' }).map(({ problem }) => problem)).toEqual([
      'ENERGY_UNITS_DISAGREE',
    ])
  })
})
